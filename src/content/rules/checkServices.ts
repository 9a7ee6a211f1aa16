import type {IntegrationFrontMatter} from '../../product/integrations';
import type {Problem} from './checkPages';
import {outlineOfPage} from './outlines';
import type {Page} from './readPages';

const CONNECTION = 'docs/integrations/connection-instructions/';
const API = 'docs/integrations/api-documentation/';

type Integration = Partial<IntegrationFrontMatter> | undefined;
const integrationOf = ({frontMatter}: Page) => frontMatter.integration as Integration;

/** Where the hand-off sheet begins and ends: see src/content/remark/handOff.ts. */
function handOffFlaw(page: Page): string | undefined {
  // Nothing is set up in a service that is written to.
  if (integrationOf(page)?.authentication === 'direct-contact') return undefined;
  const headings = outlineOfPage(page).headings.flatMap(({depth, text}) => (depth === 2 ? [text] : []));
  const starts = headings.filter((heading) => heading.startsWith('In ') && heading !== 'In Clearwarden');
  const [start] = starts;
  if (start === undefined || starts.length > 1) {
    return `must have one section "## In <service>", which is the hand-off sheet; it has ${starts.length}`;
  }
  const isLast = headings.at(-1) === start;
  return isLast ? `needs a section after "## ${start}", where the hand-off sheet ends` : undefined;
}

/** Checks what the pages of services are to each other, and the part that is handed off. */
export function checkServices(pages: readonly Page[]): Problem[] {
  const problems: Problem[] = [];
  const names = new Map<string, string>();
  const connections = pages.filter(({file}) => file.startsWith(CONNECTION));
  for (const page of connections) {
    const {file} = page;
    const flaw = handOffFlaw(page);
    if (flaw) problems.push({file, line: 1, message: flaw});
    const name = integrationOf(page)?.name;
    if (typeof name !== 'string') continue;
    const other = names.get(name);
    if (other) problems.push({file, line: 1, message: `integration.name is also the one of ${other}`});
    else names.set(name, file);
  }
  const slugs = new Set(connections.map(({file}) => file.slice(CONNECTION.length)));
  for (const {file} of pages.filter((page) => page.file.startsWith(API))) {
    if (slugs.has(file.slice(API.length))) continue;
    problems.push({file, line: 1, message: `has no connection page ${CONNECTION}${file.slice(API.length)}`});
  }
  return problems;
}
