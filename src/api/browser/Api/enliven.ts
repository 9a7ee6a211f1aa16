import type {Enliven} from '@site/src/shell/browser/PageText/enliven';
import {enlivenFold} from './enlivenFold';
import {enlivenLanguages} from './enlivenLanguages';

/** Brings to life what only pages of the API have. */
const enliven: Enliven = (text, history) => {
  const all = (selector: string) => [...text.querySelectorAll<HTMLElement>(selector)];
  const ends = [
    ...all('[data-languages]').map((box) => enlivenLanguages(box, history)),
    ...all('[data-fold]').map(enlivenFold),
  ];
  return () => {
    for (const end of ends) end();
  };
};

export default enliven;
