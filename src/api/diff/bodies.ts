import type {Referenced} from '@redocly/openapi-core';
import {keysOf, quote} from './change';
import type {Context} from './context';
import type {MediaType, RequestBody, Response} from './operation';
import {compareOtherKeywords} from './otherKeywords';
import {compareHeaders} from './parameters';
import {comparePresence} from './presence';
import {resolve} from './references';
import {compareSchemas} from './schema';

type Contents = Readonly<Record<string, MediaType>>;

function compareContents(before: Contents, after: Contents, context: Context): void {
  const {side, report} = context;
  const kind = `${side}-field` as const;
  const label = (path: string) => (path === '' ? `${side} body` : `${side} field ${quote(path)}`);
  for (const mediaType of keysOf(before, after)) {
    const old = before[mediaType];
    const now = after[mediaType];
    comparePresence(
      {isThere: Boolean(old), isRequired: false},
      {isThere: Boolean(now), isRequired: false},
      {...context, kind: `${side}-body`},
      `${side} body ${quote(mediaType)}`,
    );
    if (!old || !now) continue;
    const all = {old, now, before: context.before, after: context.after};
    compareOtherKeywords(all, ['schema'], {kind: `${side}-body`, report, label: `${side} body`});
    compareSchemas(old.schema, now.schema, {...context, kind, label});
  }
}

/** Compares the body of a call. */
export function compareRequestBodies(
  before: RequestBody | undefined,
  after: RequestBody | undefined,
  context: Context,
): void {
  const {side, report} = context;
  const kind = `${side}-body` as const;
  const label = `${side} body`;
  comparePresence(
    {isThere: Boolean(before), isRequired: before?.required === true},
    {isThere: Boolean(after), isRequired: after?.required === true},
    {...context, kind},
    label,
  );
  if (!before || !after) return;
  const all = {old: before, now: after, before: context.before, after: context.after};
  compareOtherKeywords(all, ['content', 'required'], {kind, report, label});
  compareContents(before.content, after.content, context);
}

type Responses = Readonly<Record<string, Referenced<Response>>>;

/**
 * Compares the answers to a call, status by status.
 *
 * @param contextOf the context of a status
 */
export function compareResponses(
  before: Responses,
  after: Responses,
  contextOf: (status: string) => Context,
): void {
  for (const status of keysOf(before, after)) {
    const context = contextOf(status);
    const {side, report, direction} = context;
    if (!Object.hasOwn(before, status)) {
      report('status', 'added', 'compatible', `status ${quote(status)} was added`);
    } else if (!Object.hasOwn(after, status)) {
      // An error that no longer occurs is missed by nobody.
      const severity = /^[45]/.test(status) && direction === 'response' ? 'compatible' : 'breaking';
      report('status', 'removed', severity, `status ${quote(status)} was removed`);
    } else {
      const old = resolve(before[status], context.before);
      const now = resolve(after[status], context.after);
      const all = {old, now, before: context.before, after: context.after};
      const label = `status ${quote(status)}`;
      compareOtherKeywords(all, ['content', 'headers'], {kind: `${side}-body`, report, label});
      compareHeaders(old.headers, now.headers, context);
      compareContents(old.content ?? {}, now.content ?? {}, context);
    }
  }
}
