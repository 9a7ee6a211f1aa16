import fs from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import Ajv2020 from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import yaml from 'js-yaml';
import {readPages} from '../../src/content/rules/readPages';
import {
  AUTHENTICATIONS,
  CAPABILITIES,
  dialogOf,
  OPT_OUT_KINDS,
  OWN_STATEMENT,
  type IntegrationApiFrontMatter,
  type IntegrationFrontMatter,
  type OptOutKind,
} from '../../src/product/integrations';
import {measureOwnWords} from '../../src/integrations/ownWords';
import {createRegistry, type SourcePage} from '../../src/integrations/registry/registry';
import {DATA_FILES} from '../../src/product/dataFiles';
import {site} from '../../src/product/site';
import {corrections, listed, services} from '../support/services';

const CONNECTION = 'docs/integrations/connection-instructions/';
const API = 'docs/integrations/api-documentation/';
/** The steps of **Revoke access** that all connections share. */
const REMOVE = fs.readFileSync('docs/_partials/connect/_remove.mdx', 'utf8');
const SCHEMA = `static${DATA_FILES.integrations.schema}`;

interface RegistrySchema {
  readonly $defs: {
    readonly integration: {
      readonly properties: {
        readonly capabilities: {
          readonly items: {
            readonly properties: {
              readonly kinds: {
                readonly oneOf: readonly {readonly items?: {readonly enum: readonly string[]}}[];
              };
            };
          };
        };
      };
    };
  };
}

const pages = readPages(process.cwd());
const connectionPages = pages.filter(({file}) => file.startsWith(CONNECTION));
const apiPages = pages.filter(({file}) => file.startsWith(API));
const slugOf = (file: string, folder: string) => file.slice(folder.length).replace(/\.mdx$/, '');
const serviceOf = (slug: string) => services.find((service) => service.slug === slug);

test('every service of the list has its pages', () => {
  const missing = services.flatMap(({slug, hasApiPage}) =>
    [`${CONNECTION}${slug}.mdx`, ...(hasApiPage ? [`${API}${slug}.mdx`] : [])].filter(
      (file) => !fs.existsSync(file),
    ),
  );
  expect(missing).toEqual([]);
});

test('every correction names a listed value, an allowed one and a source', () => {
  const columns: Record<string, string> = {
    authentication: 'auth',
    capabilities: 'capabilities',
    api_page: 'api_page',
  };
  const allowed: Record<string, readonly string[]> = {
    authentication: Object.keys(AUTHENTICATIONS),
    capabilities: Object.keys(CAPABILITIES),
    api_page: ['yes', 'no'],
  };
  const wrong = corrections.flatMap(({slug, field, listed: value, corrected, source, reason}) => {
    const row = listed.find((service) => service.slug === slug);
    const values = corrected.split(';').filter(Boolean);
    return [
      ...(row ? [] : [`${slug} is not listed`]),
      ...(columns[field] ? [] : [`${slug}: no field ${field}`]),
      ...(row && row[columns[field] ?? '']?.replace('?', '') !== value.replace('?', '')
        ? [`${slug}: ${field} is not listed as ${value}`]
        : []),
      ...(corrected === value ? [`${slug}: ${field} is not corrected`] : []),
      ...values
        .filter((name) => !allowed[field]?.includes(name))
        .map((name) => `${slug}: ${field} cannot be ${name}`),
      ...(source.startsWith('https://') && reason.length > 10
        ? []
        : [`${slug}: ${field} has no source or reason`]),
    ];
  });
  expect(wrong).toEqual([]);
});

for (const {file, frontMatter} of connectionPages) {
  const integration = frontMatter.integration as IntegrationFrontMatter;
  const slug = slugOf(file, CONNECTION);
  const service = serviceOf(slug);

  // A service that joined later is in no list.
  if (service) {
    test(`${file} agrees with contributing/integrations.csv`, () => {
      expect({
        name: integration.name,
        category: integration.category,
        authentication: integration.authentication,
        capabilities: Object.keys(integration.capabilities).sort(),
      }).toEqual({
        name: service.name,
        category: service.category,
        authentication: service.authentication,
        capabilities: [...service.capabilities].sort(),
      });
    });

    test(`${file} has its API page where there is one`, () => {
      expect(fs.existsSync(`${API}${slug}.mdx`)).toBe(service.hasApiPage);
    });
  }

  test(`${file} has the sections of its kind`, () => {
    const source = fs.readFileSync(file, 'utf8');
    const dialog = dialogOf(integration.authentication, Object.keys(integration.capabilities));
    expect(source).toContain(`'../../_partials/connect/_${dialog}.mdx'`);
    const headings = [...source.matchAll(/^## (.+)$/gm)].map(([, heading]) => heading);
    const isForPerson = integration.authentication === 'direct-contact';
    const wanted = isForPerson
      ? ['Before you start', 'Whom to write to', 'What to ask for', 'In Clearwarden', 'Troubleshooting']
      : ['Before you start', 'In Clearwarden', 'Test the connection', 'Troubleshooting', 'Revoke access'];
    expect(headings).toEqual(expect.arrayContaining(wanted));
    if (isForPerson) {
      // A contact has no access that could end, and nothing of the company's may be turned off for that.
      expect(source).not.toContain("_partials/connect/_remove.mdx'");
    } else {
      // Until the status is Removed, open tasks may still need the credentials.
      const [, revoke = ''] = source.split('\n## Revoke access\n');
      const [before = ''] = revoke.split(/^2\. /m);
      expect(before.replace('<RemoveConnection />', REMOVE)).toContain('**Removed**');
    }
    if (!isForPerson) expect(headings).toContainEqual(expect.stringMatching(/^What .+ does/));
    // The hand-off sheet is this section.
    const inService = headings.filter(
      (heading) => heading?.startsWith('In ') && heading !== 'In Clearwarden',
    );
    expect(inService).toHaveLength(isForPerson ? 0 : 1);
  });
}

test('a service that only detects systems is set up without a scope, a test request, or a change of mode', () => {
  const detecting = connectionPages.filter(({frontMatter}) => {
    const {capabilities} = frontMatter.integration as IntegrationFrontMatter;
    return Object.keys(capabilities).join() === 'system-detection';
  });
  expect(detecting.length).toBeGreaterThan(0);
  const wrong = detecting.flatMap(({file}) => {
    const source = fs.readFileSync(file, 'utf8');
    const partials = [...source.matchAll(/'([^']*\/_partials\/[^']+)'/g)].map(([, request = '']) =>
      fs.readFileSync(path.join(path.dirname(file), request), 'utf8'),
    );
    const text = [source, ...partials].join('\n');
    return (text.match(/test request|\*\*Live\*\*|\*\*Dry run\*\*|Set the scope/g) ?? []).map(
      (step) => `${file}: ${step}`,
    );
  });
  expect(wrong).toEqual([]);
});

test('the kinds of opt-out are those of the API and of the schema of the registry', () => {
  const values = yaml.load(fs.readFileSync('api/v2/schemas/values.yaml', 'utf8')) as {
    OptOutKind: {enum: readonly string[]};
  };
  expect(OPT_OUT_KINDS).toEqual(values.OptOutKind.enum);
  const schema = JSON.parse(fs.readFileSync(SCHEMA, 'utf8')) as RegistrySchema;
  const {kinds} = schema.$defs.integration.properties.capabilities.items.properties;
  expect(kinds.oneOf.flatMap(({items}) => items?.enum ?? [])).toEqual(OPT_OUT_KINDS);
});

test('the registry that the pages make keeps its schema, which holds kinds to Opt-Out', () => {
  const ajv = new Ajv2020();
  addFormats(ajv);
  const validate = ajv.compile(JSON.parse(fs.readFileSync(SCHEMA, 'utf8')) as object);
  const sources = connectionPages.map(({file, frontMatter}): SourcePage => ({
    slug: slugOf(file, CONNECTION),
    description: frontMatter.description as string,
    path: `/${file.replace(/\.mdx$/, '')}`,
    integration: frontMatter.integration as IntegrationFrontMatter,
  }));
  const $schema = site.url + DATA_FILES.integrations.schema;
  const isValid = (integrations: unknown) => {
    const answer = validate({$schema, integrations});
    return answer || validate.errors;
  };
  const registry = createRegistry(sources, site.url);
  expect(isValid(registry)).toBe(true);

  const withKinds = (capability: string, kinds: unknown) =>
    registry.map((entry) => ({
      ...entry,
      capabilities: entry.capabilities.map((one) => (one.capability === capability ? {...one, kinds} : one)),
    }));
  expect(isValid(withKinds('opt_out', ['profiling']))).toBe(true);
  for (const [capability, kinds] of [
    ['access', ['profiling']],
    ['opt_out', null],
    ['opt_out', undefined],
    ['opt_out', []],
    ['opt_out', ['marketing']],
  ] as const) {
    expect(isValid(withKinds(capability, kinds)), `${capability}: ${String(kinds)}`).not.toBe(true);
  }
});

/** Sentences and rows of tables in a page's sections about Opt-Out, and the kinds that each names. */
function namedKinds(source: string): {readonly text: string; readonly kinds: readonly OptOutKind[]}[] {
  const sections = source.split(/^(?=#{2,3} )/m).filter((section) => /^###? .*Opt-Out/.test(section));
  return sections
    .flatMap((section) => section.split(/(?<=[.:]) |\n/))
    .map((text) => ({text, kinds: OPT_OUT_KINDS.filter((kind) => text.includes(`\`${kind}\``))}))
    .filter(({kinds}) => kinds.length > 0);
}

test('what a page says of a kind of opt-out agrees with the kinds of its front matter', () => {
  const optOuts = connectionPages.flatMap(({file, frontMatter}) => {
    const {capabilities} = frontMatter.integration as IntegrationFrontMatter;
    const {kinds} = capabilities['opt-out'] ?? {};
    const applied = kinds === OWN_STATEMENT ? [] : kinds;
    return applied ? [{file, applied, said: namedKinds(fs.readFileSync(file, 'utf8'))}] : [];
  });
  expect(optOuts.length).toBeGreaterThan(100);
  expect(optOuts.filter(({said}) => said.length > 0).length).toBeGreaterThan(20);
  const wrong = optOuts.flatMap(({file, applied, said}) =>
    said.flatMap(({text, kinds}) => {
      // Such a sentence is about what the service does not do.
      const isManual = text.includes('manual task');
      return kinds
        .filter((kind) => applied.includes(kind) === isManual)
        .map((kind) => `${file}: ${kind} is ${isManual ? '' : 'not '}among the kinds: ${text}`);
    }),
  );
  expect(wrong).toEqual([]);
});

for (const {file, frontMatter} of apiPages) {
  test(`${file} lists calls for capabilities that its connection page has`, () => {
    const connectionPage = connectionPages.find(
      (page) => slugOf(page.file, CONNECTION) === slugOf(file, API),
    );
    const integration = connectionPage?.frontMatter.integration as IntegrationFrontMatter | undefined;
    const {service, endpoints} = frontMatter.integrationApi as IntegrationApiFrontMatter;
    expect(service).toBe(integration?.name);
    const capabilities = Object.keys(integration?.capabilities ?? {});
    for (const {capability} of endpoints) expect(capabilities).toContain(capability);
  });
}

test('every connection page has at least 150 words that no other page has', () => {
  const poor = measureOwnWords(connectionPages.map(({file}) => file)).filter(({own}) => own < 150);
  expect(poor).toEqual([]);
});

test('no page of a service is for the most part another one with the name exchanged', () => {
  for (const group of [connectionPages, apiPages]) {
    const alike = measureOwnWords(group.map(({file}) => file)).filter(({share}) => share < 0.6);
    expect(alike).toEqual([]);
  }
});
