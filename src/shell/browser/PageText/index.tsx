import {useCallback, useState, type ComponentType} from 'react';
import {useHistory} from '@docusaurus/router';
import {Island} from '@site/src/shell/browser/Island';
import {enliven} from './enliven';
import {CLASS, addText} from './texts';

/**
 * The text of a page that has nothing to be alive by a script of its own. The page that a reader opens has it already,
 * and React leaves it alone; `enliven` does for links, terms, tables, and code what their components would. The pages
 * after it get it by `browser/routes/preload.ts`, before they are shown.
 */
export default function pageText(
  path: string,
  load: () => Promise<{readonly default: ComponentType}>,
): ComponentType {
  const text = addText(path, load);
  return function PageText() {
    const history = useHistory();
    const [Content] = useState(() => text.Content);
    const takeOver = useCallback(
      (element: HTMLElement) => {
        text.isWritten = true;
        const end = enliven(element, history);
        return () => {
          text.isWritten = false;
          end();
        };
      },
      [history],
    );
    return <Island Content={Content} load={text.load} className={CLASS} takeOver={takeOver} />;
  };
}
