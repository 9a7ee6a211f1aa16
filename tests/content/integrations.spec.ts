import fs from 'node:fs';
import {expect, test} from '@playwright/test';
import {readPages} from '../../src/content/rules/readPages';
import {
  AUTHENTICATIONS,
  CAPABILITIES,
  type IntegrationApiFrontMatter,
  type IntegrationFrontMatter,
} from '../../src/product/integrations';
import {measureOwnWords} from '../../src/integrations/ownWords';
import {corrections, listed, services} from '../support/services';

const CONNECTION = 'docs/integrations/connection-instructions/';
const API = 'docs/integrations/api-documentation/';
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
    expect(source).toContain(`'../../_partials/connect/_${integration.authentication}.mdx'`);
    const headings = [...source.matchAll(/^## (.+)$/gm)].map(([, heading]) => heading);
    const isForPerson = integration.authentication === 'direct-contact';
    const wanted = isForPerson
      ? ['Before you start', 'Whom to write to', 'What to ask for', 'In Clearwarden', 'Troubleshooting']
      : ['Before you start', 'In Clearwarden', 'Test the connection', 'Troubleshooting', 'Revoke access'];
    expect(headings).toEqual(expect.arrayContaining(wanted));
    // A contact has no access that could end, and nothing of the company's may be turned off for that.
    if (isForPerson) expect(source).not.toContain("_partials/connect/_remove.mdx'");
    if (!isForPerson) expect(headings).toContainEqual(expect.stringMatching(/^What .+ does/));
    // The hand-off sheet is this section.
    const inService = headings.filter(
      (heading) => heading?.startsWith('In ') && heading !== 'In Clearwarden',
    );
    expect(inService).toHaveLength(isForPerson ? 0 : 1);
  });
}

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
