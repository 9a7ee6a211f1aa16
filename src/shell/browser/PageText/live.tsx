import type {ComponentType} from 'react';
import MDXContent from '@theme/MDXContent';

/** A text with the components that pages use without an import. */
export default function liveText(Text: ComponentType): ComponentType {
  return function LiveText() {
    return (
      <MDXContent>
        <Text />
      </MDXContent>
    );
  };
}
