import type {Hosting} from './hosting';

/** Limits of Cloudflare Pages, the narrower host: https://developers.cloudflare.com/pages/configuration/headers/ */
const MOST_HEADER_RULES = 100;
const LONGEST_HEADER_LINE = 2000;
/** https://developers.cloudflare.com/pages/configuration/redirects/ */
const MOST_REDIRECTS = 2000;
const LONGEST_REDIRECT = 1000;

function stopIfTooLarge(
  file: string,
  rules: number,
  mostRules: number,
  lines: readonly string[],
  longest: number,
): void {
  const problems = [
    ...(rules > mostRules ? [`${rules} rules, at most ${mostRules} are allowed`] : []),
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
 * the same name with a comma: no header may come from two rules. Without a rule of ours both answer with
 * `REVALIDATED`.
 *
 * @throws when it is larger than the hosts allow
 */
export function headersFile({headers, pathHeaders}: Hosting): string {
  const rules = [
    {path: '/*', headers},
    ...pathHeaders.map(({path, name, value}) => ({path, headers: [{name, value}]})),
  ];
  const lines = rules.flatMap(({path, headers: own}) => [
    path,
    ...own.map(({name, value}) => `  ${name}: ${value}`),
  ]);
  stopIfTooLarge('_headers', rules.length, MOST_HEADER_RULES, lines, LONGEST_HEADER_LINE);
  return `${lines.join('\n')}\n`;
}

/**
 * `_redirects` of Netlify and Cloudflare Pages; both keep the query. The build has a page at each old address, for
 * hosts that know no redirects. Netlify passes it over for a status with an exclamation mark only; Cloudflare does
 * so anyway and drops such a line as invalid. So there are two lines for each address.
 *
 * @see https://docs.netlify.com/manage/routing/redirects/rewrites-proxies/#shadowing
 * @throws when it is larger than the hosts allow
 */
export function redirectsFile({redirects}: Hosting): string {
  const lines = redirects.flatMap(({from, to}) => [`${from} ${to} 301!`, `${from} ${to} 301`]);
  stopIfTooLarge('_redirects', lines.length, MOST_REDIRECTS, lines, LONGEST_REDIRECT);
  return `${lines.join('\n')}\n`;
}
