import type {Referenced} from '@redocly/openapi-core';
import {isSame, keysOf, quote, type Place} from './change';
import type {Context} from './context';
import type {Header, MediaType, Parameter} from './operation';
import {compareOtherKeywords} from './otherKeywords';
import {comparePresence} from './presence';
import {resolve, type SchemaNode} from './references';
import {compareSchemas} from './schema';

/** A parameter or header, which can be wrapped in a media type. */
type Wrapped = Pick<Parameter, 'schema' | 'content'>;

const mediaOf = ({content}: Wrapped): Partial<MediaType> => Object.values(content ?? {})[0] ?? {};
const schemaOf = (wrapped: Wrapped): SchemaNode => wrapped.schema ?? mediaOf(wrapped).schema;

/** Keywords that are compared here. */
const COMPARED = ['content', 'deprecated', 'explode', 'in', 'name', 'required', 'schema', 'style'];

/** How a parameter's value becomes text, with the defaults of OpenAPI written out. */
function serializationOf({in: place, style, explode, content}: Parameter): unknown {
  const ownStyle = style ?? (place === 'query' || place === 'cookie' ? 'form' : 'simple');
  return [ownStyle, explode ?? ownStyle === 'form', Object.keys(content ?? {})];
}

/** What parameters and headers have in common. */
function compareValues(old: Header, now: Header, place: Place, label: string): void {
  const {report, kind, before, after} = place;
  if (Boolean(old.deprecated) !== Boolean(now.deprecated)) {
    const sentence = now.deprecated ? 'is now deprecated' : 'is no longer deprecated';
    report(kind, 'changed', 'compatible', `${label} ${sentence}`);
  }
  compareOtherKeywords({old, now, before, after}, COMPARED, {kind, report, label});
  const media = {old: mediaOf(old), now: mediaOf(now), before, after};
  compareOtherKeywords(media, ['schema'], {kind, report, label});
  compareSchemas(schemaOf(old), schemaOf(now), place);
}

/** Compares a parameter or a header: whether it is there, how it is written, and its values. */
function compareOne(
  old: Parameter | undefined,
  now: Parameter | undefined,
  place: Place,
  label: string,
): void {
  comparePresence(
    {isThere: Boolean(old), isRequired: old?.required === true},
    {isThere: Boolean(now), isRequired: now?.required === true},
    place,
    label,
  );
  if (!old || !now) return;
  if (!isSame(serializationOf(old), serializationOf(now))) {
    place.report(place.kind, 'changed', 'breaking', `${label} is written in another way`);
  }
  compareValues(old, now, place, label);
}

/** Compares what is sent in the address and in the headers of a call. */
export function compareParameters(
  before: Readonly<Record<string, Parameter>>,
  after: Readonly<Record<string, Parameter>>,
  context: Context,
): void {
  for (const key of keysOf(before, after)) {
    const old = before[key];
    const now = after[key];
    const {in: where = '', name = ''} = {...old, ...now};
    const label = `${where} parameter ${quote(name)}`;
    const place: Place = {
      ...context,
      kind: 'parameter',
      label: (path: string) => (path === '' ? label : `field ${quote(path)} of ${label}`),
    };
    compareOne(old, now, place, label);
  }
}

type Headers = Readonly<Record<string, Referenced<Header>>> | undefined;

/** Headers by names without case, as they are on the wire. */
const headersOf = (headers: Headers, description: object): Readonly<Record<string, Parameter>> =>
  Object.fromEntries(
    Object.entries(headers ?? {}).map(([name, header]) => [
      name.toLowerCase(),
      {name, ...resolve(header, description)},
    ]),
  );

/** Compares the headers of a response. */
export function compareHeaders(before: Headers, after: Headers, context: Context): void {
  const olds = headersOf(before, context.before);
  const nows = headersOf(after, context.after);
  for (const key of keysOf(olds, nows)) {
    const old = olds[key];
    const now = nows[key];
    const label = `${context.side} header ${quote((now ?? old)?.name)}`;
    const place: Place = {...context, kind: 'header', label: () => label};
    compareOne(old, now, place, label);
  }
}
