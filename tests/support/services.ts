import fs from 'node:fs';
import {parseCsv} from '../../scripts/csv';

/** A service that must have its pages: a row of contributing/integrations.csv, as corrected. */
export interface Service {
  readonly slug: string;
  readonly name: string;
  readonly category: string;
  /** Without the question mark that marks a value as unsure. */
  readonly authentication: string;
  readonly capabilities: readonly string[];
  readonly hasApiPage: boolean;
}

/** A value of the list that the vendor's documentation shows to be wrong, and where. */
export interface Correction {
  readonly slug: string;
  readonly field: string;
  readonly listed: string;
  readonly corrected: string;
  readonly source: string;
  readonly reason: string;
}

const read = (file: string) => parseCsv(fs.readFileSync(file, 'utf8'));

export const corrections = read('contributing/integration-corrections.csv') as unknown as Correction[];

/** The list as it was decided, before corrections. */
export const listed: readonly Readonly<Record<string, string>>[] = read('contributing/integrations.csv');

export const services: readonly Service[] = listed.map((row) => {
  const own = corrections.filter(({slug}) => slug === row.slug);
  const value = (field: string, column: string) =>
    own.find((correction) => correction.field === field)?.corrected ?? row[column] ?? '';
  return {
    slug: row.slug ?? '',
    name: row.name ?? '',
    category: row.category ?? '',
    authentication: value('authentication', 'auth').replace(/\?$/, ''),
    capabilities: value('capabilities', 'capabilities').split(';').filter(Boolean),
    hasApiPage: value('api_page', 'api_page') === 'yes',
  };
});
