import type {ResolvedDescription} from '../../api/pages/types';
import {eventSlug, operationSlug} from '../../api/slugs';
import {callsIn, eventsIn} from '../../api/pages/operations';
import {flatten} from '../../api/pages/renderSchema';
import type {GlossaryEntry} from '../../content/remark/glossary';
import {LAW_CALENDARS} from '../../product/calendars';
import {ERRORS, addressOf, type ErrorEntry} from '../../product/errors';
import {LAWS, LAW_RIGHTS, MILESTONES, type Law, type LawRight} from '../../product/laws';
import {site} from '../../product/site';

/** The laws of `product/laws.ts`. What a law doesn't say is null. */
export const lawEntries = () =>
  LAWS.map((law: Law) => {
    const {appeal} = law;
    const calendar = LAW_CALENDARS.find(({law: {code}}) => code === law.code);
    return {
      code: law.code,
      name: law.name,
      place: law.place,
      citedAs: law.citedAs,
      rights: (Object.keys(LAW_RIGHTS) as LawRight[]).flatMap((right) => {
        const provision = law.rights[right];
        return provision === undefined ? [] : [{right, label: LAW_RIGHTS[right], provision}];
      }),
      deadline: law.deadline,
      extension: law.extension ?? null,
      acknowledgment: law.acknowledgment ?? null,
      optOut: law.optOut,
      appeal: appeal ? {...appeal, extension: appeal.extension ?? null} : null,
      free: law.free ?? null,
      signal: law.signal ?? null,
      verification: law.verification,
      people: law.people,
      organizations: law.organizations,
      inEffect: law.inEffect ?? null,
      inEffectNote: law.inEffectNote ?? null,
      milestones: MILESTONES.filter((milestone) => milestone.law === law.code).map(
        ({date, act, text, source}) => ({date, act, text, source}),
      ),
      source: law.source,
      checked: law.checked ?? null,
      checkedPart: law.checkedPart ?? null,
      calendar: calendar ? site.url + calendar.path : null,
      url: `${site.url}/docs/privacy-guides/laws-at-a-glance`,
    };
  });

/** The terms of `docs/glossary.yml`. */
export const glossaryEntries = (terms: Readonly<Record<string, GlossaryEntry>>) =>
  Object.entries(terms).map(([id, {term, definition, law}]) => ({id, term, definition, law: law ?? null}));

/** The webhook events of the API v2.0. */
export const eventEntries = (api: ResolvedDescription) =>
  eventsIn(api).map(({name, operation}) => {
    const body = operation.requestBody?.content['application/json'];
    const [example] = Object.values(body?.examples ?? {});
    return {
      name,
      summary: operation.summary,
      description: operation.description,
      since: operation['x-since'] ?? null,
      url: `${site.url}/api/v2/events/${eventSlug(name)}`,
      operations: (operation['x-related'] ?? []).map((operationId) => ({
        operationId,
        url: `${site.url}/api/v2/${operationSlug(operationId)}`,
      })),
      data: flatten(flatten(body?.schema ?? {}).properties?.data ?? {}),
      example: example?.value,
    };
  });

const LINK = /\[([^\]]+)\]\(([^)]+)\)/g;
const plain = (markdown: string) => markdown.replace(LINK, '$1').replace(/\*\*|`/g, '');

/** What an operation's responses have for an error: the type of a problem, or the code of a token error. */
function markOf({kind, code}: ErrorEntry): string | undefined {
  if (kind === 'api-v2') return `/api/v2#${code}"`;
  return kind === 'oauth' ? `"error":"${code}"` : undefined;
}

/** The errors of `product/errors.ts`, as plain text, each with the operations whose responses have it. */
export function errorEntries(api: ResolvedDescription) {
  const operations = callsIn(api).map(({operation: {operationId, responses}}) => ({
    operationId,
    responses: JSON.stringify(responses),
  }));
  return ERRORS.map((error) => {
    const {code, kind, group, status, title, cause, fix, where, who, retryable} = error;
    const mark = markOf(error);
    const links = [...`${cause} ${fix} ${where}`.matchAll(LINK)];
    return {
      code,
      kind,
      group,
      status: status ?? null,
      title,
      cause: plain(cause),
      fix: plain(fix),
      where: plain(where),
      who,
      retryable,
      operations: operations
        .filter(({responses}) => mark !== undefined && responses.includes(mark))
        .map(({operationId}) => operationId),
      links: links.map(([, label = '', target = '']) => ({
        label: plain(label),
        url: new URL(target, site.url).href,
      })),
      url: site.url + addressOf(error),
    };
  });
}
