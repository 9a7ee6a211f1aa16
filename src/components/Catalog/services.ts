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

/** Reads services from the list, whoever has written it: the build, or React after a soft navigation. */
function readServices(list: HTMLElement): Service[] {
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

/** The services of one letter, with the link that jumps to them. */
export interface ServiceGroup {
  readonly element: HTMLElement;
  readonly jump: HTMLElement | null;
  readonly services: readonly Service[];
}

/** Reads the groups of the list with their services. */
export function readGroups(list: HTMLElement): ServiceGroup[] {
  return [...list.querySelectorAll<HTMLElement>('[data-letter]')].map((element) => ({
    element,
    jump: list.querySelector(`nav a[href="#${element.dataset.letter ?? ''}"]`)?.parentElement ?? null,
    services: readServices(element),
  }));
}

/**
 * Shows the visible services, hides letters that have none, and ticks the chosen ones. Only what changes is
 * written, and nothing inside a hidden letter: the browser has less to lay out for each key.
 */
export function showServices(
  groups: readonly ServiceGroup[],
  visible: ReadonlySet<string>,
  chosen: readonly string[],
): void {
  for (const {element: group, jump, services} of groups) {
    const isEmpty = !services.some(({slug}) => visible.has(slug));
    if (group.hidden !== isEmpty) group.hidden = isEmpty;
    if (jump && jump.hidden !== isEmpty) jump.hidden = isEmpty;
    if (isEmpty) continue;
    for (const {element, checkbox, slug} of services) {
      const isHidden = !visible.has(slug);
      if (element.hidden !== isHidden) element.hidden = isHidden;
      const isChosen = chosen.includes(slug);
      if (checkbox.checked !== isChosen) checkbox.checked = isChosen;
    }
  }
}
