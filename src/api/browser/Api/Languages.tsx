import {useEffect, useState, type ReactNode} from 'react';
import clsx from 'clsx';
import {useStorageSlot} from '@docusaurus/theme-common';
import {CodeBar, WrapButton, codeBox} from '@site/src/content/browser/code/CodeBar';
import {Island, type IslandSource} from '@site/src/shell/browser/Island';
import {languageLabels, languages, type Language} from '@site/src/api/samples/languages';
import {STORAGE_KEY} from '@site/src/api/sample-language/storageKey';
import styles from './styles.module.css';

const isLanguage = (value: string | null): value is Language => languages.some((language) => language === value);

interface Props extends IslandSource {
  /** Other names for languages: a shell program is no call of curl. */
  readonly labels?: Readonly<Partial<Record<Language, string>>>;
}

/**
 * The same program in nine languages. All are in the page; `<html data-sample-language>` says which one
 * is shown (see src/api/sample-language). The choice holds for every page, and in other tabs too.
 */
export function Languages({labels, ...source}: Props): ReactNode {
  const [stored, storage] = useStorageSlot(STORAGE_KEY);
  // Storage may be blocked; the choice then holds for this page.
  const [chosen, setChosen] = useState<Language>();
  // Beside the text there is no room for whole lines, and the first has the address.
  const [wraps, setWraps] = useState(true);
  const language = isLanguage(stored) ? stored : (chosen ?? 'curl');

  useEffect(() => {
    document.documentElement.dataset.sampleLanguage = language;
  }, [language]);

  const choose = (next: string): void => {
    if (!isLanguage(next)) return;
    setChosen(next);
    storage.set(next);
  };

  const select = (
    <select aria-label="Language" value={language} onChange={({target}) => choose(target.value)}>
      {languages.map((id) => (
        <option key={id} value={id}>
          {labels?.[id] ?? languageLabels[id]}
        </option>
      ))}
    </select>
  );
  return (
    <div className={clsx(codeBox, styles.languages, wraps && styles.wraps)} data-code="sample">
      <CodeBar title={select} copies="the sample">
        <WrapButton isOn={wraps} toggle={() => setWraps(!wraps)} />
      </CodeBar>
      <Island {...source} />
    </div>
  );
}
