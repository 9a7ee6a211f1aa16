import {formatDay} from '../../product/dates';
import {site} from '../../product/site';

/** The links of the page's own text that lead somewhere else. The stylesheet numbers the same ones. */
const NOTED_LINKS = '.markdown a[href]:not(.hash-link, [href^="#"])';

function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  className: string,
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const created = document.createElement(name);
  created.className = className;
  created.append(...children);
  return created;
}

/** Whose page it is, where it came from, and of which day: what someone who files a sheet needs to find it again. */
function head(): HTMLElement {
  const mark = element('img', 'print-mark');
  mark.src = '/img/logo.svg';
  mark.alt = '';
  const updated = document.querySelector('.theme-last-updated time')?.textContent;
  const commit = document.querySelector<HTMLMetaElement>('meta[name="source-commit"]')?.content;
  const facts = [
    `${site.url}${window.location.pathname}`,
    updated && `Last updated on ${updated}`,
    commit && `Commit ${commit.slice(0, 12)}`,
    `Printed on ${formatDay(new Date().toISOString().slice(0, 10))}`,
  ].filter((fact): fact is string => Boolean(fact));
  return element(
    'div',
    'print-head',
    mark,
    element('strong', '', site.title),
    element('p', '', facts.join(' · ')),
  );
}

/** The links that are printed: a hand-off sheet has only some of the page's parts. */
function notedLinks(): readonly HTMLAnchorElement[] {
  return [...document.querySelectorAll<HTMLAnchorElement>(NOTED_LINKS)].filter(
    (link) => link.closest('.markdown > *')?.getClientRects().length !== 0,
  );
}

/** The addresses of links, in the order of their numbers. */
function notes(links: readonly HTMLAnchorElement[]): HTMLElement {
  const addresses = links.map(({href}) => element('li', '', href.replace(window.location.origin, site.url)));
  return element('div', 'print-notes', element('strong', '', 'Links'), element('ol', '', ...addresses));
}

/**
 * What a page has on paper only: its origin at the head, and the addresses of its links as notes at the end. Both are
 * outside of what React has drawn. Without JavaScript the addresses stand in the text, where foreign sites are meant.
 */
function prepare(): void {
  if (document.querySelector('.print-head')) return;
  document.body.prepend(head());
  const links = notedLinks();
  if (links.length > 0) document.body.append(notes(links));
  document.documentElement.dataset.printed = '';
}

function tidy(): void {
  for (const added of document.querySelectorAll('.print-head, .print-notes')) added.remove();
  delete document.documentElement.dataset.printed;
}

if (typeof window !== 'undefined') {
  window.addEventListener('beforeprint', prepare);
  window.addEventListener('afterprint', tidy);
}
