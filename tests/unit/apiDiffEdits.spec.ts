import {expect, test} from '@playwright/test';
import type {Severity} from '../../src/api/diff/change';
import {diffDescriptions} from '../../src/api/diff/diff';
import {CASES, sidesOf} from './apiDiffCases';

/** An edit of version 2 that both comparisons were tried with, by the case that makes it in the small API. */
interface Edit {
  readonly edit: string;
  /** Subject and name of the case. */
  readonly as: readonly [subject: string, name: string];
  /** The hardest verdict of `npm run api:diff`. */
  readonly ours: Severity | 'no change';
  /** The hardest one of `redocly diff` 2.77.0 with `diff-recommended`, on the same two descriptions in November 2026. */
  readonly redocly: 'major' | 'minor' | 'patch' | 'no change';
}

/** Numbers are places in this list. contributing/api-changes.md says what follows from both verdicts. */
const EDITS: readonly Edit[] = [
  {
    edit: 'a new maxLength in a request',
    as: ['requests', 'a new limit of a text'],
    ours: 'breaking',
    redocly: 'major',
  },
  {
    edit: 'a page size that becomes required',
    as: ['parameters', 'a parameter that becomes required'],
    ours: 'breaking',
    redocly: 'major',
  },
  {
    edit: 'a higher maximum of a parameter',
    as: ['parameters', 'a higher limit of a parameter'],
    ours: 'compatible',
    redocly: 'patch',
  },
  {
    edit: 'a field of an answer that may be missing',
    as: ['responses', 'a field that may be missing'],
    ours: 'breaking',
    redocly: 'major',
  },
  {
    edit: 'a removed value of an action',
    as: ['requests', 'a removed enum value'],
    ours: 'breaking',
    redocly: 'major',
  },
  {
    edit: 'a removed field of an event',
    as: ['events', 'a removed field'],
    ours: 'breaking',
    redocly: 'major',
  },
  {
    edit: 'another name of a path parameter, which is not sent',
    as: ['parameters', 'the case of a header and the name in a path, which are not sent'],
    ours: 'no change',
    redocly: 'patch',
  },
  {edit: 'a further scope', as: ['authorization', 'a further scope'], ours: 'breaking', redocly: 'major'},
  {
    edit: 'additionalProperties: false in a request',
    as: ['requests', 'further fields that are refused'],
    ours: 'breaking',
    redocly: 'major',
  },
  {
    edit: 'null that is taken in a request',
    as: ['requests', 'a field that may be null'],
    ours: 'compatible',
    redocly: 'patch',
  },
  {edit: 'another path', as: ['operations', 'a moved operation'], ours: 'breaking', redocly: 'major'},
  {edit: 'a deprecation', as: ['operations', 'a deprecation'], ours: 'compatible', redocly: 'patch'},
  {
    edit: 'another media type of an error',
    as: ['responses', 'another media type of an error'],
    ours: 'breaking',
    redocly: 'major',
  },
  {
    edit: 'a new maxItems in a request',
    as: ['requests', 'a new limit of a list'],
    ours: 'breaking',
    redocly: 'major',
  },
  {edit: 'another summary', as: ['operations', 'words'], ours: 'no change', redocly: 'patch'},
  {
    edit: 'a schema written as parts of allOf',
    as: ['requests', 'a schema that is written as parts'],
    ours: 'no change',
    redocly: 'major',
  },
  {edit: 'a removed event', as: ['events', 'a removed event'], ours: 'breaking', redocly: 'major'},
  {
    edit: 'another default of the server',
    as: ['servers', 'another default of a variable'],
    ours: 'may-break',
    redocly: 'patch',
  },
  {
    edit: 'another status of success',
    as: ['responses', 'a removed success status'],
    ours: 'breaking',
    redocly: 'major',
  },
  {
    edit: 'another name of a field',
    as: ['requests', 'a field with another name'],
    ours: 'breaking',
    redocly: 'minor',
  },
  {
    edit: 'a removed Idempotency-Key',
    as: ['parameters', 'a removed parameter'],
    ours: 'breaking',
    redocly: 'major',
  },
  {
    edit: 'a removed variant of anyOf',
    as: ['requests', 'a removed variant'],
    ours: 'breaking',
    redocly: 'major',
  },
  {
    edit: 'a signature that becomes required',
    as: ['parameters', 'a parameter that becomes required'],
    ours: 'breaking',
    redocly: 'major',
  },
  {edit: 'another default', as: ['parameters', 'another default'], ours: 'may-break', redocly: 'patch'},
  {
    edit: 'a new value in an answer',
    as: ['responses', 'a new enum value'],
    ours: 'may-break',
    redocly: 'major',
  },
  {
    edit: 'an enum of an answer that is lifted',
    as: ['responses', 'a format and an enum that are lifted'],
    ours: 'may-break',
    redocly: 'major',
  },
  {
    edit: 'a removed header of an answer',
    as: ['responses', 'headers that come and go'],
    ours: 'breaking',
    redocly: 'major',
  },
  {
    edit: 'a format of an answer that is lifted',
    as: ['responses', 'a format and an enum that are lifted'],
    ours: 'may-break',
    redocly: 'major',
  },
  {
    edit: 'an operation that is removed, whatever its sunset',
    as: ['operations', 'a removed operation'],
    ours: 'breaking',
    redocly: 'major',
  },
  {
    edit: 'an authorization that is lifted',
    as: ['authorization', 'no authorization any more'],
    ours: 'compatible',
    redocly: 'patch',
  },
  {
    edit: 'another pattern in a request',
    as: ['requests', 'another pattern'],
    ours: 'breaking',
    redocly: 'major',
  },
  {
    edit: 'if and then that ask for a field',
    as: ['requests', 'a condition that asks for a field'],
    ours: 'breaking',
    redocly: 'major',
  },
  {
    edit: 'readOnly',
    as: ['keywords', 'a field that becomes one of responses'],
    ours: 'breaking',
    redocly: 'patch',
  },
  {
    edit: 'writeOnly',
    as: ['keywords', 'a field that becomes one of requests'],
    ours: 'breaking',
    redocly: 'patch',
  },
  {
    edit: 'the content type of a part of a form',
    as: ['keywords', 'how a part of a body is encoded'],
    ours: 'may-break',
    redocly: 'minor',
  },
  {
    edit: 'another tokenUrl',
    as: ['authorization', 'where tokens come from'],
    ours: 'may-break',
    redocly: 'patch',
  },
  {
    edit: 'a scheme that is gone beside none',
    as: ['authorization', 'an authorization that could be left out, and is gone'],
    ours: 'breaking',
    redocly: 'patch',
  },
  {
    edit: 'a Sunset header that is taken back',
    as: ['responses', 'a promise of a sunset that is taken back'],
    ours: 'breaking',
    redocly: 'major',
  },
];

const HARDEST: readonly Severity[] = ['breaking', 'may-break', 'compatible'];

EDITS.forEach(({edit, as: [subject, name], ours}, index) => {
  test(`edit ${index + 1}: ${edit}`, () => {
    const found = CASES[subject]?.find((one) => one.name === name);
    if (!found) throw new Error(`${subject} has no case "${name}"`);
    const {before, after} = sidesOf(found);
    const severities = diffDescriptions(before, after).map(({severity}) => severity);
    expect(HARDEST.find((severity) => severities.includes(severity)) ?? 'no change').toBe(ours);
  });
});

test('the edits are those that were measured', () => {
  expect(EDITS).toHaveLength(38);
});
