import type {ComponentType} from 'react';
import {Island} from '@site/src/shell/browser/Island';
import liveText from './live';
import {CLASS} from './texts';

/** A text as the build writes it, in the element where `pageText` finds it. */
export default function writtenText(Text: ComponentType): ComponentType {
  const Content = liveText(Text);
  return function WrittenText() {
    return <Island Content={Content} className={CLASS} />;
  };
}
