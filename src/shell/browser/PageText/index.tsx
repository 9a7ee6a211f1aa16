import {useCallback, useState, type ComponentType} from 'react';
import {useHistory} from '@docusaurus/router';
import {Island} from '@site/src/shell/browser/Island';
import {enliven, type Lives} from './enliven';
import {CLASS, addText} from './texts';
import {useLivePart} from './useLivePart';

type Loader = () => Promise<{readonly default: ComponentType}>;

interface Source {
  /** The address of the page. */
  readonly path: string;
  /** Gets the text. */
  readonly load: Loader;
  /** Gets the component of its `LivePart`, where it has one. */
  readonly loadLive?: Loader;
  /** What comes to life on pages of its kind only. */
  readonly lives?: Lives;
}

/**
 * The text of a page whose script a reader who opens the page does not need: the page has the text already, and React
 * leaves it alone. Functions do what its components would, and a `LivePart` comes alive by itself. The pages after it get it by `browser/routes/preload.ts`, before they are shown.
 */
export default function pageText({path, load, loadLive, lives}: Source): ComponentType {
  const text = addText(path, load);
  return function PageText() {
    const history = useHistory();
    const [Content] = useState(() => text.Content);
    const {live, watch} = useLivePart(loadLive);
    const takeOver = useCallback(
      (element: HTMLElement) => {
        text.isWritten = true;
        const ends = [enliven(element, history, lives), watch(element)];
        return () => {
          text.isWritten = false;
          for (const end of ends) end();
        };
      },
      [history, watch],
    );
    return (
      <>
        <Island Content={Content} load={text.load} className={CLASS} takeOver={takeOver} />
        {live}
      </>
    );
  };
}
