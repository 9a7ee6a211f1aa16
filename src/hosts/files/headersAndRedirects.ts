import type {RedirectPair} from '../redirects/checkRedirects';
import type {Hosting} from './hosting';

/** Limits of Cloudflare Pages, the narrower host: https://developers.cloudflare.com/pages/configuration/headers/ */
const MOST_HEADER_RULES = 100;
const LONGEST_HEADER_LINE = 2000;
/** https://developers.cloudflare.com/pages/configuration/redirects/ */
const MOST_REDIRECTS = 2000;
const MOST_PATTERNS = 100;
const LONGEST_REDIRECT = 1000;

function stopIfTooLarge(
  file: string,
  counts: readonly {readonly rules: number; readonly kind: string; readonly most: number}[],
  lines: readonly string[],
  longest: number,
): void {
  const problems = [
    ...counts
      .filter(({rules, most}) => rules > most)
      .map(({rules, kind, most}) => `${rules} ${kind}, at most ${most} are allowed`),
    ...lines
      .filter((line) => line.length > longest)
      .map((line) => `a line of ${line.length} characters, at most ${longest} are allowed: ${line}`),
  ];
  if (problems.length > 0) {
    throw new Error([`${file} would be cut off by Cloudflare Pages:`, ...problems].join('\n  '));
  }
}

/**
 * `_headers` of Netlify and Cloudflare Pages. Both send all headers of all rules that match, and join values of
 * the same name with a comma: no header may come from two rules. Where a path has another value than all others,
 * Cloudflare is told to drop that one, in a line that Netlify passes over because it has no colon. Without a rule of
 * ours both answer with `REVALIDATED`.
 *
 * @see https://developers.cloudflare.com/pages/configuration/headers/#detach-a-header
 * @throws when it is larger than the hosts allow
 */
export function headersFile({headers, pathHeaders}: Hosting): string {
  const ofAll = new Set(headers.map(({name}) => name));
  const rules = [
    {path: '/*', lines: headers.map(({name, value}) => `  ${name}: ${value}`)},
    ...pathHeaders.map(({path, name, value}) => ({
      path,
      lines: [...(ofAll.has(name) ? [`  ! ${name}`] : []), `  ${name}: ${value}`],
    })),
  ];
  const lines = rules.flatMap(({path, lines: own}) => [path, ...own]);
  stopIfTooLarge(
    '_headers',
    [{rules: rules.length, kind: 'rules', most: MOST_HEADER_RULES}],
    lines,
    LONGEST_HEADER_LINE,
  );
  return `${lines.join('\n')}\n`;
}

/** What else leads to the page of an old address, which is a file in a folder of its own. */
const ENDINGS = ['', '/', '.html', '/index', '/index.html'];

/** For each depth, a rule that takes `index.html` away: a star stands at the end only, a placeholder for one part. */
function indexRules(deepest: number): RedirectPair[] {
  const folders = Array.from({length: deepest}, (_part, index) =>
    Array.from({length: index + 1}, (_name, part) => `/:p${part}`).join(''),
  );
  return folders.map((folder) => ({from: `${folder}/index.html`, to: folder}));
}

/**
 * `_redirects` of Netlify and Cloudflare Pages; both keep the query. The build has a page at each old address, for
 * hosts that know no redirects. Netlify passes it over for a status with an exclamation mark only; Cloudflare does
 * so anyway and drops such a line as invalid. So there are two lines for each address. Patterns come last, because
 * Cloudflare counts every line from the first of them on as one.
 *
 * @see https://docs.netlify.com/manage/routing/redirects/rewrites-proxies/#shadowing
 * @see https://docs.netlify.com/manage/routing/redirects/redirect-options/#placeholders
 * @throws when it is larger than the hosts allow
 */
export function redirectsFile({redirects, deepest}: Hosting): string {
  const toLines = ({from, to}: RedirectPair) => [`${from} ${to} 301!`, `${from} ${to} 301`];
  const moved = redirects.flatMap(({from, to}) => ENDINGS.map((ending) => ({from: `${from}${ending}`, to})));
  const whole = [...moved, {from: '/index.html', to: '/'}].flatMap(toLines);
  const patterns = indexRules(deepest).flatMap(toLines);
  const lines = [...whole, ...patterns];
  stopIfTooLarge(
    '_redirects',
    [
      {rules: whole.length, kind: 'rules', most: MOST_REDIRECTS},
      {rules: patterns.length, kind: 'rules with placeholders', most: MOST_PATTERNS},
    ],
    lines,
    LONGEST_REDIRECT,
  );
  return `${lines.join('\n')}\n`;
}
