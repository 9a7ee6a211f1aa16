import fs from 'node:fs';
import {expect, test} from '@playwright/test';
import {readPages} from '../../src/plugins/content-rules/readPages';
import type {IntegrationApiFrontMatter, IntegrationFrontMatter} from '../../src/product/integrations';
import {services} from '../support/services';

const CONNECTION = 'docs/integrations/connection-instructions/';
const API = 'docs/integrations/api-documentation/';
const pages = readPages(process.cwd());
const slugOf = (file: string, folder: string) => file.slice(folder.length).replace(/\.mdx$/, '');
const serviceOf = (slug: string) => services.find((service) => service.slug === slug);

for (const {file, frontMatter} of pages.filter((page) => page.file.startsWith(CONNECTION))) {
  const integration = frontMatter.integration as IntegrationFrontMatter;

  test(`${file} agrees with contributing/integrations.csv`, () => {
    const service = serviceOf(slugOf(file, CONNECTION));
    expect(service, 'a row of integrations.csv').toBeDefined();
    expect({
      name: integration.name,
      category: integration.category,
      authentication: integration.authentication,
      capabilities: Object.keys(integration.capabilities).sort(),
    }).toEqual({
      name: service?.name,
      category: service?.category,
      authentication: service?.authentication,
      capabilities: [...(service?.capabilities ?? [])].sort(),
    });
  });

  test(`${file} shows the steps of its authentication kind`, () => {
    const source = fs.readFileSync(file, 'utf8');
    expect(source).toContain(`'../../_partials/connect/_${integration.authentication}.mdx'`);
  });

  test(`${file} has its API page where there is one`, () => {
    const slug = slugOf(file, CONNECTION);
    expect(fs.existsSync(`${API}${slug}.mdx`)).toBe(serviceOf(slug)?.hasApiPage);
  });
}

for (const {file, frontMatter} of pages.filter((page) => page.file.startsWith(API))) {
  test(`${file} lists calls for capabilities that the service has`, () => {
    const service = serviceOf(slugOf(file, API));
    const {endpoints} = frontMatter.integrationApi as IntegrationApiFrontMatter;
    for (const {capability} of endpoints) expect(service?.capabilities).toContain(capability);
  });
}
