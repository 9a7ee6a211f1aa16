import {
  AUTHENTICATIONS,
  CAPABILITIES,
  CATEGORIES,
  connectionKindOf,
  type Authentication,
  type Category,
} from '../../../product/integrations';
import type {Mark} from '../marks';
import {fold, type FilterEntry} from './filter';
import {keyOf, type Sort} from './state';

const CAPABILITY_KEYS = Object.keys(CAPABILITIES);
const AUTHENTICATION_OF = new Map(
  Object.entries(AUTHENTICATIONS).map(([key, label]) => [label as string, key]),
);

/** A service of the list on the page. */
export interface Service extends FilterEntry {
  readonly element: HTMLElement;
  readonly checkbox: HTMLInputElement;
  readonly name: string;
  readonly path: string;
  /** Category and authentication as readers see them. */
  readonly category: string;
  readonly authentication: string;
  /** One for each capability, in their order. */
  readonly marks: readonly Mark[];
}

/** Reads services from the rows of the list, whoever has written it: the build, or React after a soft navigation. */
function readServices(list: HTMLElement): Service[] {
  return [...list.querySelectorAll<HTMLElement>('[data-service]')].flatMap((element) => {
    const {service: slug = ''} = element.dataset;
    const link = element.querySelector('a');
    const checkbox = element.querySelector('input');
    if (!link || !checkbox) return [];
    const [category = '', authentication = ''] =
      element.querySelector('th > :last-child')?.textContent.split(' · ') ?? [];
    const key = AUTHENTICATION_OF.get(authentication) as Authentication;
    const marks = [...element.querySelectorAll<HTMLElement>('[data-mark]')].map(
      ({dataset}) => dataset.mark as Mark,
    );
    const capability = CAPABILITY_KEYS.filter((_capability, index) => marks[index] !== 'none');
    return [
      {
        slug,
        element,
        checkbox,
        name: link.textContent,
        path: link.getAttribute('href') ?? '',
        category,
        authentication,
        marks,
        text: fold([link.textContent, slug, category, authentication, ...capability].join(' ')),
        facets: {
          category: [keyOf(category)],
          kind: [connectionKindOf(key)],
          authentication: [key],
          capability,
        },
      },
    ];
  });
}

/** Some services of one letter, or as many of another order. */
export interface ServiceGroup {
  readonly element: HTMLElement;
  readonly services: readonly Service[];
}

/** Reads the groups of the list with their services. */
export function readGroups(list: HTMLElement): ServiceGroup[] {
  return [...list.querySelectorAll<HTMLElement>('[data-letter]')].map((element) => ({
    element,
    services: readServices(element),
  }));
}

const placeOf = ({category}: Service) => CATEGORIES.indexOf(category as Category);

const COMPARE: Readonly<Record<Sort, (a: Service, b: Service) => number>> = {
  name: () => 0,
  category: (a, b) => placeOf(a) - placeOf(b),
  capabilities: (a, b) => b.facets.capability.length - a.facets.capability.length,
};

/**
 * The groups with their services in another order, in which those that are equal stay in the order of their names.
 * Groups keep their sizes, and with them what the browser knows of their heights.
 *
 * @param groups the groups as they were read, in the order of names
 */
export function arrange(groups: readonly ServiceGroup[], sort: Sort): ServiceGroup[] {
  const services = groups.flatMap((group) => group.services).sort(COMPARE[sort]);
  let next = 0;
  return groups.map(({element, services: {length}}) => ({
    element,
    services: services.slice(next, (next += length)),
  }));
}

/** Puts the rows where their groups have them. */
export function placeServices(groups: readonly ServiceGroup[]): void {
  for (const {element, services} of groups) element.append(...services.map((service) => service.element));
}

/** How many services come back between two frames. A phone lays out that many in less than 50 ms. */
const SLICE = 8;

/** Hides what has to go, and returns what has to come back, from the top. */
function hideServices(groups: readonly ServiceGroup[], visible: ReadonlySet<string>): (() => void)[] {
  return groups.flatMap(({element: group, services}) => {
    if (!services.some(({slug}) => visible.has(slug))) {
      // Nothing inside is touched: the browser has less to do for each key.
      if (!group.hidden) group.hidden = true;
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
 * Does something to an element; if it is above the window, without moving what is in it. Scroll anchoring does not do
 * that for parts of a table that are laid out late, and Safari has none.
 */
function keepingPlace(element: Element, act: () => void): void {
  const {bottom} = element.getBoundingClientRect();
  act();
  if (bottom > 0) return;
  window.scrollBy({top: element.getBoundingClientRect().bottom - bottom, behavior: 'instant'});
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
    const element = waiting.shift()?.element;
    if (element)
      keepingPlace(element, () => {
        element.dataset.isLaidOut = '';
      });
    return waiting.length > 0;
  });
}
