import {useEffect, useId, useRef, type ReactNode} from 'react';
import clsx from 'clsx';
import {useHistory} from '@docusaurus/router';
import {CodeBar, barButton, codeBox} from '@site/src/content/browser/code/CodeBar';
import {Island, type IslandSource} from '@site/src/shell/browser/Island';
import {languageLabels, languages, programLabels} from '@site/src/api/samples/languages';
import {FIRST, enlivenLanguages} from './enlivenLanguages';
import styles from './styles.module.css';

interface Props extends IslandSource {
  /** Whether it is a whole program: in a shell, that is more than a call of curl. */
  readonly isProgram?: boolean;
}

/** The same program in ten languages. All are in the page, and `enlivenLanguages` has the reader choose. */
export function Languages({isProgram = false, ...source}: Props): ReactNode {
  const history = useHistory();
  const box = useRef<HTMLDivElement>(null);
  const name = useId();
  const labels = isProgram ? programLabels : languageLabels;
  useEffect(() => (box.current ? enlivenLanguages(box.current, history) : undefined), [history]);

  // All of them are in sight: a list that opens shows no reader that there is theirs.
  const choice = (
    <span role="radiogroup" aria-label="Language" className={styles.choice}>
      {languages.map((id) => (
        <label key={id} data-choice={id}>
          <input
            type="radio"
            name={name}
            value={id}
            // Firefox would check what its last page had in this place, which is no press.
            autoComplete="off"
            defaultChecked={id === FIRST}
          />
          {labels[id]}
        </label>
      ))}
    </span>
  );
  return (
    // Beside the text there is no room for whole lines, and the first has the address: they wrap from the beginning.
    <div
      ref={box}
      className={clsx(codeBox, styles.languages, styles.wraps)}
      data-code="sample"
      data-languages=""
    >
      <CodeBar title={choice} copies="the sample">
        <button type="button" className={barButton} aria-pressed="true">
          Wrap
        </button>
      </CodeBar>
      <Island {...source} />
    </div>
  );
}
