import fs from 'node:fs';
import {expect, test} from '@playwright/test';
import {ROLES} from '../../src/product/permissions';
import {readPages} from '../../src/content/rules/readPages';
import {codeBlocksOf} from '../support/codeBlocks';
import {factsSection, productFacts} from '../support/productFacts';

/** What a page says, with the files that it shows, and without addresses of pages and pictures. */
const pages = readPages(process.cwd())
  .filter(({file}) => !/\.(api|fields)\.mdx$/.test(file))
  .map(({file}) => ({
    file,
    prose: fs.readFileSync(file, 'utf8').replace(/\]\([^)\s]*\)/g, ']'),
    text: [fs.readFileSync(file, 'utf8'), ...codeBlocksOf(file).map(({code}) => code)].join('\n'),
  }));

/** Pages that are about the app of somebody else: their labels and names may look like ours. */
const VENDORS =
  /^docs\/(integrations\/(connection-instructions|api-documentation)\/|overview\/user-management\/(sso\/|SCIM))/;

/** Something of the product that pages name in a form of its own, and everything that exists of it. */
interface Kind {
  readonly name: string;
  readonly form: RegExp;
  readonly known: ReadonlySet<string>;
}

const all = (text: string, form: RegExp): Set<string> => new Set(text.match(form) ?? []);

const EVENT =
  /(?<=[`"'])(?:privacy_request|pending_action|opt_out_request|remote_files|integration|agent|consent|discovery|system|assessment|webhook)\.(?!env\b)[a-z]+(?:_[a-z]+)*(?=[`"'])/g;
const AUDIT =
  /(?<=[`"'])(?:user|sso|scim|api_client|agent_key|support_access|policy|template|rule|ldm|ropa|risk|webhook_endpoint|siem)\.[a-z]+(?:_[a-z]+)*(?=[`"'])/g;

/** `CW-INT-101` / `102` stands for both. */
const errorCodes = (): Set<string> =>
  new Set(
    factsSection('10.7')
      .match(/\b1\d\d\b/g)
      ?.map((number) => `CW-INT-${number}`),
  );

const KINDS: readonly Kind[] = [
  {
    name: 'environment variables',
    form: /\bCW_(?:AGENT|RDD)_[A-Z_]*[A-Z]/g,
    known: all(productFacts, /\bCW_(?:AGENT|RDD)_[A-Z_]*[A-Z]/g),
  },
  {name: 'error codes', form: /\bCW-INT-\d+/g, known: errorCodes()},
  {name: 'webhook events', form: EVENT, known: all(productFacts, EVENT)},
  {name: 'audit events', form: AUDIT, known: all(productFacts, AUDIT)},
  {
    name: 'CSS properties of the banner',
    form: /--cw-[a-z-]+[a-z]/g,
    known: all(productFacts, /--cw-[a-z-]+[a-z]/g),
  },
  {
    name: 'attributes of the loader and the gates',
    form: /\bdata-cw-[a-z-]+[a-z]/g,
    known: all(productFacts, /\bdata-cw-[a-z-]+[a-z]/g),
  },
  {
    name: 'scopes',
    form: /\b(?:privacy_requests|opt_outs|policies|consent|files|discovery):(?:read|write)\b/g,
    known: all(factsSection('9.1'), /\b[a-z_]+:(?:read|write)\b/g),
  },
  {name: 'law codes', form: /\bus_[a-z]{2}\b/g, known: all(productFacts, /\bus_[a-z]{2}\b/g)},
  {
    name: 'kinds of ids',
    form: /\b[a-z]{3}_(?=[0-9A-HJKMNP-TV-Z]{26}\b)/g,
    known: new Set([...factsSection('1.6').matchAll(/`([a-z]{2,3})`/g)].map(([, prefix]) => `${prefix}_`)),
  },
  {
    name: 'versions of images',
    form: /\b(?:request-manager|rdd)-agent:\d+\.\d+\.\d+/g,
    known: new Set(['request-manager-agent:2.9.1', 'rdd-agent:1.8.0']),
  },
  {
    name: 'hosts of Clearwarden',
    form: /\b[a-z0-9-]+\.clearwarden\.example/g,
    known: new Set([
      'harborpine.clearwarden.example',
      ...all(productFacts, /\b[a-z0-9-]+\.clearwarden\.example/g),
    ]),
  },
];

for (const {name, form, known} of KINDS) {
  test(`pages name only ${name} that exist`, () => {
    expect(known.size).toBeGreaterThan(0);
    const used = pages
      .filter(({file}) => !VENDORS.test(file))
      .flatMap(({file, text}) => [...all(text, form)].map((word) => ({file, word})));
    expect(used.length).toBeGreaterThan(0);
    expect(used.filter(({word}) => !known.has(word)).map(({file, word}) => `${file}: ${word}`)).toEqual([]);
  });
}

/** Words of the app's navigation and everything else that product-facts sets in bold. */
const LABELS = new Set(
  [...productFacts.matchAll(/\*\*([^*\n]+)\*\*/g)].flatMap(([, label = '']) => label.split(' > ')),
);
const AREAS = [
  'Request Manager',
  'Consent',
  'Live Data Map',
  'Data Discovery',
  'Risk Management',
  'Integrations',
];

test('paths through the app name labels that exist', () => {
  const paths = pages
    .filter(({file}) => !VENDORS.test(file))
    .flatMap(({file, prose}) =>
      [...prose.matchAll(/\*\*([^*\n]+ > [^*\n]+)\*\*/g)].map(([, path = '']) => ({
        file,
        labels: path.split(' > '),
      })),
    );
  const own = paths.filter(({labels: [area = '']}) => AREAS.includes(area));
  expect(own.length).toBeGreaterThan(50);
  const wrong = own.filter(({labels}) => labels.some((label) => !LABELS.has(label)));
  expect(wrong.map(({file, labels}) => `${file}: ${labels.join(' > ')}`)).toEqual([]);
});

/** Actions of more than one word, so that a verb of a sentence is none. */
const ACTIONS = /Assign · ([^.]+?)\. Bulk/
  .exec(factsSection('3.8'))?.[1]
  ?.replaceAll(/\([^)]*\)/g, '')
  .split(/ [·/] /)
  .map((action) => action.trim())
  .filter((action) => action.includes(' '));

test('request actions are bold, as buttons are', () => {
  expect(ACTIONS?.length).toBeGreaterThan(15);
  const form = new RegExp(`(?<![*\\w>])(?:${ACTIONS?.join('|')})(?![*\\w])`, 'g');
  const wrong = pages
    .filter(({file}) => !VENDORS.test(file))
    .flatMap(({file, prose}) =>
      prose
        .replace(/```[\s\S]*?```|^(?:#|!\[|<|[a-z_]+:).*$|\*\*[^*\n]+\*\*|\[[^\]]*\]/gm, '')
        .split('\n')
        .flatMap((line) => [...line.matchAll(form)].map(([word]) => `${file}: ${word}`)),
    );
  expect(wrong).toEqual([]);
});

test('roles are named as they are called', () => {
  const lower = new Map(ROLES.map((role) => [role.toLowerCase(), role]));
  const wrong = pages.flatMap(({file, prose}) =>
    [
      ...prose.matchAll(
        /\b(?:super admin|privacy manager|request processor|connection manager|consent manager|data map editor|risk manager)(?=s?\b)/gi,
      ),
    ]
      .map(([word]) => word)
      .filter((word) => lower.get(word.toLowerCase()) !== word)
      .map((word) => `${file}: ${word}`),
  );
  expect(wrong).toEqual([]);
});

test('pages ask for both address ranges, whatever the data region', () => {
  const ranges = /US `([\d./]+)`, EU `([\d./]+)`/.exec(factsSection('1.2'))?.slice(1) ?? [];
  expect(ranges).toHaveLength(2);
  const naming = pages.filter(({text}) => ranges.some((range) => text.includes(range)));
  expect(naming.length).toBeGreaterThan(20);
  const one = naming.filter(({text}) => !ranges.every((range) => text.includes(range)));
  const ofRegion = pages.filter(({prose}) => /^\| `CW-INT-112` .*\bregion\b/m.test(prose));
  expect([...one, ...ofRegion].map(({file}) => file)).toEqual([]);
});

test('statements allow an agent as many connections as product-facts says', () => {
  const allowed = /in place of the (\d+) that its statements allow/.exec(factsSection('8.5'))?.[1];
  expect(allowed).toBeDefined();
  const limits = pages.flatMap(({file, text}) =>
    [...text.matchAll(/\b(?:CONNECTION LIMIT|MAX_USER_CONNECTIONS) (\d+)/g)].map(([, limit]) => ({
      file,
      limit,
    })),
  );
  expect(limits.length).toBeGreaterThan(5);
  expect(limits.filter(({limit}) => limit !== allowed)).toEqual([]);
});

test('no page leaves out of a deletion what a service has to keep', () => {
  // A system that is left out isn't in the reply; one that is kept has a keep-reason, as a whole.
  const wrong = pages.flatMap(({file, prose}) =>
    [...prose.matchAll(/\b(?:leav(?:e|es|ing)|left|keep(?:s|ing)?) [^.|]* out of (?:the|a) deletion\b/g)].map(
      ([words]) => `${file}: ${words}`,
    ),
  );
  expect(wrong).toEqual([]);
});

test('a table of statuses offers only actions that these statuses have', () => {
  const bold = (cell = ''): string[] => [...cell.matchAll(/\*\*([^*]+)\*\*/g)].map(([, label = '']) => label);
  /** The statuses that a cell has and nothing else, or none. */
  const only = (cell = ''): string[] =>
    /^(?:\*\*[^*]+\*\*(?:, (?:and |or )?| or | and )?)+$/.test(cell.trim()) ? bold(cell) : [];
  const rowsOf = (text: string) =>
    text
      .split('\n')
      .filter((line) => line.startsWith('| '))
      .map((line) => line.slice(1, -1).split('|'));
  const statuses = new Set(
    [...factsSection('3.4').matchAll(/^\| ([^|]+) \| `[a-z_]+` \|/gm)].map(([, name = '']) => name),
  );
  const actions = pages.find(({file}) => file.endsWith('/request-processing/request-actions.mdx'));
  const offered = rowsOf(actions?.prose ?? '').map(([action, , when]) => ({
    label: only(action)[0] ?? '',
    where: only(when),
  }));
  /** An action that has its statuses in words, as well or alone, is left out. */
  const inWords = new Set(
    offered
      .filter(({where}) => where.length === 0 || where.some((name) => !statuses.has(name)))
      .map(({label}) => label),
  );
  const available = new Map(
    offered.filter(({label}) => !inWords.has(label)).map(({label, where}) => [label, where]),
  );
  expect([...available.keys()]).toEqual(expect.arrayContaining(['Resend Verification', 'Approve', 'Resume']));
  const rows = pages
    .filter(({file}) => file.startsWith('docs/request-manager/'))
    .flatMap(({file, prose}) => rowsOf(prose).map(([first, ...rest]) => ({file, where: only(first), rest})))
    .filter(({where}) => where.length > 0 && where.every((name) => statuses.has(name)));
  expect(rows.length).toBeGreaterThan(10);
  const wrong = rows.flatMap(({file, where, rest}) =>
    bold(rest.join('|'))
      .filter((label) => where.some((name) => !(available.get(label) ?? where).includes(name)))
      .map((label) => `${file}: ${label} in ${where.join()}`),
  );
  expect(wrong).toEqual([]);
});
