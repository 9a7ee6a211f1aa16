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

/** How many services come back between two frames. A phone lays out that many in less than 50 ms. */
const SLICE = 30;

/** Hides what has to go, and returns what has to come back, from the top. */
function hideServices(groups: readonly ServiceGroup[], visible: ReadonlySet<string>): (() => void)[] {
  return groups.flatMap(({element: group, jump, services}) => {
    if (!services.some(({slug}) => visible.has(slug))) {
      // Nothing inside is touched: the browser has less to do for each key.
      if (!group.hidden) group.hidden = true;
      if (jump && !jump.hidden) jump.hidden = true;
      return [];
    }
    const wasHidden = group.hidden;
    return services.flatMap(({element, slug}) => {
      const isComing = visible.has(slug) && (wasHidden || element.hidden);
      const isHidden = isComing || !visible.has(slug);
      if (element.hidden !== isHidden) element.hidden = isHidden;
      if (!isComing) return [];
      return () => {
        element.hidden = false;
        if (group.hidden) group.hidden = false;
        if (jump?.hidden) jump.hidden = false;
      };
    });
  });
}

/**
 * Does a step at once and the others after a drawn frame each, as long as a step says that there is more.
 *
 * @returns stops what is still to come.
 */
function inFrames(step: () => boolean): () => void {
  let frame = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const next = () => {
    if (!step()) return;
    // The timer begins after the frame has been drawn.
    frame = requestAnimationFrame(() => {
      timer = setTimeout(next);
    });
  };
  next();
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}

/**
 * Shows the visible services and ticks the chosen ones. What has to go goes at once. What has to come back
 * comes from the top, with a frame after each slice: laying out all services in one go blocks a phone for
 * longer than it takes to press the next key.
 *
 * @param slice how many come back between two frames
 * @returns stops what is still to come, because the reader has gone on.
 */
export function showServices(
  groups: readonly ServiceGroup[],
  visible: ReadonlySet<string>,
  chosen: readonly string[],
  slice = SLICE,
): () => void {
  for (const {checkbox, slug} of groups.flatMap(({services}) => services)) {
    const isChosen = chosen.includes(slug);
    if (checkbox.checked !== isChosen) checkbox.checked = isChosen;
  }

  const coming = hideServices(groups, visible);
  return inFrames(() => {
    for (const show of coming.splice(0, slice)) show();
    return coming.length > 0;
  });
}

/**
 * Lays out one group after the other, a frame each, before anybody types: what is shown for the first time while
 * somebody does takes a phone longer than the next key.
 *
 * @returns stops it.
 */
export function layOutServices(groups: readonly ServiceGroup[]): () => void {
  const waiting = [...groups];
  return inFrames(() => {
    const group = waiting.shift();
    if (group) group.element.dataset.isLaidOut = '';
    return waiting.length > 0;
  });
}
