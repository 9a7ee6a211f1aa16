/** A file of data for programs, and the schema that says what it has. */
export interface DataFile {
  readonly path: string;
  readonly schema: string;
}

const dataFile = (name: string): DataFile => ({
  path: `/${name}.json`,
  schema: `/schemas/${name}/${name}.schema.json`,
});

export const DATA_FILES = {
  integrations: dataFile('integrations'),
  laws: dataFile('laws'),
  glossary: dataFile('glossary'),
  events: dataFile('events'),
  errors: dataFile('errors'),
} as const satisfies Readonly<Record<string, DataFile>>;
