import {useEffect, useRef, useState, type KeyboardEvent, type ReactNode} from 'react';
import {useStorageSlot} from '@docusaurus/theme-common';
import {Island, type IslandSource} from '@site/src/shell/browser/Island';
import {languageLabels, languages, type Language} from '@site/src/api/samples/languages';
import {STORAGE_KEY} from '@site/src/api/sample-language/storageKey';
import styles from './styles.module.css';

const isLanguage = (value: string | null): value is Language => languages.some((language) => language === value);

interface Props extends IslandSource {
  /** Other names for tabs: a shell program is no call of curl. */
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
  const tabs = useRef<HTMLDivElement>(null);
  const language = isLanguage(stored) ? stored : (chosen ?? 'curl');

  useEffect(() => {
    document.documentElement.dataset.sampleLanguage = language;
    // Only the row scrolls: `scrollIntoView` would take the page along.
    const row = tabs.current;
    const tab = row?.querySelector<HTMLElement>(`[data-tab="${language}"]`);
    if (row && tab) row.scrollLeft = tab.offsetLeft - (row.clientWidth - tab.offsetWidth) / 2;
  }, [language]);

  const choose = (next: Language): void => {
    setChosen(next);
    storage.set(next);
  };

  const onKeyDown = (event: KeyboardEvent): void => {
    const index = languages.indexOf(language);
    const last = languages.length - 1;
    const targets: Readonly<Record<string, number>> = {
      ArrowRight: index === last ? 0 : index + 1,
      ArrowLeft: index === 0 ? last : index - 1,
      Home: 0,
      End: last,
    };
    const next = languages[targets[event.key] ?? -1];
    if (!next) return;
    event.preventDefault();
    choose(next);
    tabs.current?.querySelector<HTMLElement>(`[data-tab="${next}"]`)?.focus();
  };

  return (
    <div className={styles.languages} data-code>
      <div className={styles.bar}>
        <div ref={tabs} role="tablist" aria-label="Language" className={styles.tabs} onKeyDown={onKeyDown}>
          {languages.map((id) => (
            <button
              key={id}
              type="button"
              role="tab"
              data-tab={id}
              aria-selected={id === language}
              aria-controls={`sample-${id}`}
              tabIndex={id === language ? 0 : -1}
              onClick={() => choose(id)}>
              {labels?.[id] ?? languageLabels[id]}
            </button>
          ))}
        </div>
        <button type="button" className={styles.copy} data-copy aria-live="polite">
          Copy
        </button>
      </div>
      <Island {...source} className={styles.panels} />
    </div>
  );
}
