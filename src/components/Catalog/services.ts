import {fold, type FilterEntry} from './filter';

/** A service of the list on the page. */
export interface Service extends FilterEntry {
  readonly element: HTMLElement;
  readonly checkbox: HTMLInputElement;
  readonly name: string;
  readonly path: string;
  /** Category and authentication as readers see them. */
  readonly category: string;
  readonly authentication: string;
  readonly modes: Readonly<Record<string, 'sync' | 'async'>>;
}

/** Reads the services from the list, whoever has written it: the build, or React after a soft navigation. */
export function readServices(list: HTMLElement): Service[] {
  return [...list.querySelectorAll<HTMLElement>('[data-service]')].flatMap((element) => {
    const {service: slug = '', category = '', kind = '', authentication = ''} = element.dataset;
    const link = element.querySelector('a');
    const checkbox = element.querySelector('input');
    if (!link || !checkbox) return [];
    const modes = Object.fromEntries(
      (element.dataset.capabilities ?? '')
        .split(' ')
        .filter(Boolean)
        .map((pair) => pair.split(':')),
    ) as Record<string, 'sync' | 'async'>;
    const details = element.querySelector('span')?.textContent ?? '';
    const [categoryLabel = '', authenticationLabel = ''] = details.split(' · ');
    return [
      {
        slug,
        element,
        checkbox,
        name: link.textContent,
        path: link.getAttribute('href') ?? '',
        category: categoryLabel,
        authentication: authenticationLabel,
        modes,
        text: fold(`${link.textContent} ${slug} ${details}`),
        facets: {
          category: [category],
          kind: [kind],
          authentication: [authentication],
          capability: Object.keys(modes),
        },
      },
    ];
  });
}

/** Shows the visible services, hides letters that have none, and ticks the chosen ones. */
export function showServices(
  list: HTMLElement,
  services: readonly Service[],
  visible: ReadonlySet<string>,
  chosen: readonly string[],
): void {
  for (const {element, checkbox, slug} of services) {
    const isHidden = !visible.has(slug);
    // Only what changes is written: the browser lays out less.
    if (element.hidden !== isHidden) element.hidden = isHidden;
    const isChosen = chosen.includes(slug);
    if (checkbox.checked !== isChosen) checkbox.checked = isChosen;
  }
  for (const group of list.querySelectorAll<HTMLElement>('[data-letter]')) {
    const isEmpty = !group.querySelector('[data-service]:not([hidden])');
    group.hidden = isEmpty;
    const link = list.querySelector(`nav a[href="#${group.dataset.letter ?? ''}"]`);
    // A link without a target is announced as unavailable.
    link?.parentElement?.toggleAttribute('hidden', isEmpty);
  }
}
