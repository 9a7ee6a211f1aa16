import AxeBuilder from '@axe-core/playwright';
import type {Page} from '@playwright/test';

/** WCAG 2.2 A and AA, and axe's best practices. Nothing is switched off. */
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The rules whose result depends on the color mode. */
export const COLOR_RULES = ['color-contrast', 'link-in-text-block'];

interface Scope {
  /** These rules, instead of all. */
  readonly only?: string[];
  /** All rules but these. */
  readonly without?: string[];
  /** This part of the page, as a selector. */
  readonly part?: string;
}

/** What axe finds on a page as it is: a text for each element. */
export async function findViolations(page: Page, {only, without, part}: Scope = {}): Promise<string[]> {
  // What is out of view has no place yet, and the colors of the mode before: axe would see rows that overlap.
  await page.evaluate(() => {
    for (const rows of document.querySelectorAll<HTMLElement>('main tbody'))
      rows.style.contentVisibility = 'visible';
  });
  // The other mode opens a page of its own to put the results of frames together. There are no frames here.
  // Of what is well, nothing is asked: writing it down takes longer than the checks.
  const axe = new AxeBuilder({page}).setLegacyMode().options({resultTypes: ['violations']});
  if (part) axe.include(part);
  if (only) axe.withRules(only);
  else axe.withTags(RULES).disableRules(without ?? []);
  const {violations} = await axe.analyze();
  return violations.flatMap(({id, help, nodes}) =>
    nodes.map(({target, failureSummary}) => `${id} (${help}): ${target.join(' ')}\n${failureSummary ?? ''}`),
  );
}
