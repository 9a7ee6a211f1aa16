import type {useHistory} from '@docusaurus/router';
import {createStorageSlot} from '@docusaurus/theme-common';
import {languages, type Language} from '@site/src/api/samples/languages';
import {PARAMETER, STORAGE_KEY} from '@site/src/api/sample-language/storageKey';
import styles from './styles.module.css';

/** What is shown to who has not chosen. */
export const FIRST: Language = 'curl';

/** Storage may be blocked; the choice then holds until the site is loaded anew. */
let chosen: string | undefined;

const isLanguage = (value: string | null | undefined): value is Language =>
  languages.some((language) => language === value);

/**
 * Has the reader choose between samples in ten languages: `<html data-sample-language>` says which one is shown (see
 * src/api/sample-language). The choice holds for every page, and in other tabs too. A link with `?language=go` shows
 * that one, and leaves the choice alone until the reader makes another.
 *
 * @returns ends it
 */
export function enlivenLanguages(box: HTMLElement, history: ReturnType<typeof useHistory>): () => void {
  const radios = [...box.querySelectorAll<HTMLInputElement>('[role=radiogroup] input')];
  const wrap = box.querySelector('[aria-pressed]');
  const storage = createStorageSlot(STORAGE_KEY);
  const ended = new AbortController();
  const {signal} = ended;

  const show = () => {
    const linked = new URLSearchParams(history.location.search).get(PARAMETER);
    const language = [linked, storage.get(), chosen].find(isLanguage) ?? FIRST;
    document.documentElement.dataset.sampleLanguage = language;
    for (const radio of radios) radio.checked = radio.value === language;
  };
  const choose = (language: string) => {
    chosen = language;
    storage.set(language);
    const {location} = history;
    const parameters = new URLSearchParams(location.search);
    if (!parameters.has(PARAMETER)) {
      show();
      return;
    }
    parameters.delete(PARAMETER);
    // Its listener shows it.
    history.replace({...location, search: parameters.toString()});
  };

  for (const radio of radios) radio.addEventListener('change', () => choose(radio.value), {signal});
  wrap?.addEventListener(
    'click',
    () => wrap.setAttribute('aria-pressed', String(box.classList.toggle(styles.wraps ?? ''))),
    {signal},
  );
  const ends = [storage.listen(show), history.listen(show)];

  // A press before the page was alive has checked a radio, and nobody heard of it.
  const pressed = radios.find(({checked, defaultChecked}) => checked && !defaultChecked);
  if (pressed) choose(pressed.value);
  else show();
  return () => {
    ended.abort();
    for (const end of ends) end();
  };
}
