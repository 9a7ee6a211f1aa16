import {useEffect, useId, useRef, useState, type ReactNode} from 'react';
import clsx from 'clsx';
import {useHistory} from '@docusaurus/router';
import {useHistorySelector, useStorageSlot} from '@docusaurus/theme-common';
import {CodeBar, WrapButton, codeBox} from '@site/src/content/browser/code/CodeBar';
import {Island, type IslandSource} from '@site/src/shell/browser/Island';
import {languageLabels, languages, programLabels, type Language} from '@site/src/api/samples/languages';
import {PARAMETER, STORAGE_KEY} from '@site/src/api/sample-language/storageKey';
import styles from './styles.module.css';

const isLanguage = (value: string | null | undefined): value is Language =>
  languages.some((language) => language === value);

interface Props extends IslandSource {
  /** Whether it is a whole program: in a shell, that is more than a call of curl. */
  readonly isProgram?: boolean;
}

/**
 * The same program in ten languages. All are in the page; `<html data-sample-language>` says which one
 * is shown (see src/api/sample-language). The choice holds for every page, and in other tabs too. A link with
 * `?language=go` shows that one, and leaves the choice alone until the reader makes another.
 */
export function Languages({isProgram = false, ...source}: Props): ReactNode {
  const [stored, storage] = useStorageSlot(STORAGE_KEY);
  // Storage may be blocked; the choice then holds for this page.
  const [chosen, setChosen] = useState<Language>();
  // Beside the text there is no room for whole lines, and the first has the address.
  const [wraps, setWraps] = useState(true);
  const history = useHistory();
  const linked = useHistorySelector(({location}) => new URLSearchParams(location.search).get(PARAMETER));
  const language = [linked, stored, chosen].find(isLanguage) ?? 'curl';
  const group = useRef<HTMLSpanElement>(null);
  const name = useId();
  const labels = isProgram ? programLabels : languageLabels;

  useEffect(() => {
    document.documentElement.dataset.sampleLanguage = language;
  }, [language]);

  const choose = (next: string | undefined): void => {
    if (!isLanguage(next)) return;
    setChosen(next);
    storage.set(next);
    if (linked === null) return;
    const {location} = history;
    const parameters = new URLSearchParams(location.search);
    parameters.delete(PARAMETER);
    history.replace({...location, search: parameters.toString()});
  };

  // A press before React was there has checked a radio, and nobody heard of it.
  useEffect(() => {
    const checked = group.current?.querySelector<HTMLInputElement>(':checked')?.value;
    if (checked !== language) choose(checked);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- later presses are heard
  }, []);

  // All of them are in sight: a list that opens shows no reader that there is theirs.
  const choice = (
    <span ref={group} role="radiogroup" aria-label="Language" className={styles.choice}>
      {languages.map((id) => (
        <label key={id} data-choice={id}>
          <input
            type="radio"
            name={name}
            value={id}
            // Firefox would check what its last page had in this place, which is no press (below).
            autoComplete="off"
            checked={id === language}
            onChange={({target}) => choose(target.value)}
          />
          {labels[id]}
        </label>
      ))}
    </span>
  );
  return (
    <div className={clsx(codeBox, styles.languages, wraps && styles.wraps)} data-code="sample">
      <CodeBar title={choice} copies="the sample">
        <WrapButton isOn={wraps} toggle={() => setWraps(!wraps)} />
      </CodeBar>
      <Island {...source} />
    </div>
  );
}
