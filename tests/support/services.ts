import fs from 'node:fs';

/** One row of contributing/integrations.csv: a service that has, or will have, its pages. */
export interface Service {
  readonly slug: string;
  readonly name: string;
  readonly category: string;
  /** Without the question mark that marks a value as unsure. */
  readonly authentication: string;
  readonly capabilities: readonly string[];
  readonly hasApiPage: boolean;
}

function splitRow(row: string): string[] {
  return [...row.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(
    ([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? '',
  );
}

const [, ...rows] = fs.readFileSync('contributing/integrations.csv', 'utf8').trim().split(/\r?\n/);

export const services: readonly Service[] = rows.map((row) => {
  const [slug = '', name = '', category = '', authentication = '', capabilities = '', apiPage = ''] =
    splitRow(row);
  return {
    slug,
    name,
    category,
    authentication: authentication.replace(/\?$/, ''),
    capabilities: capabilities.split(';').filter(Boolean),
    hasApiPage: apiPage === 'yes',
  };
});
