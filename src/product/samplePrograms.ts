/** A program of the API's pages that is published as a file in each language. */
export interface SampleProgram {
  /** Folder of its sources in `src/api/samples`. */
  readonly folder: string;
  /** In the order of the languages. What runs is called by its file, and three languages want a capital. */
  readonly files: readonly string[];
}

const program = (folder: string, name: string): SampleProgram => {
  const type = `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
  return {
    folder,
    files: [
      ...['sh', 'go'].map((ending) => `${name}.${ending}`),
      `${type}.java`,
      ...['mjs', 'php', 'py', 'rb', 'rs'].map((ending) => `${name}.${ending}`),
      `${type}.swift`,
      `${type}.cs`,
    ],
  };
};

/** Handlers are written for one, and callers copy the other. */
export const SAMPLE_PROGRAMS: readonly SampleProgram[] = [
  program('webhooks', 'verify'),
  program('clients', 'client'),
];

/** Where a file of a program is on the site. */
export const samplePath = (file: string): string => `/samples/${file}`;
