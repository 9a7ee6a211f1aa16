/** The languages of the samples, in the order in which they are shown: by name, and after them what came later. */
export const languages = [
  'curl',
  'go',
  'java',
  'nodejs',
  'php',
  'python',
  'ruby',
  'rust',
  'swift',
  'csharp',
] as const;

export type Language = (typeof languages)[number];

export type Labels = Readonly<Record<Language, string>>;

/** What each language is called. */
export const languageLabels: Labels = {
  curl: 'curl',
  go: 'Go',
  java: 'Java',
  nodejs: 'Node.js',
  php: 'PHP',
  python: 'Python',
  ruby: 'Ruby',
  rust: 'Rust',
  swift: 'Swift',
  csharp: 'C#',
};

/** Of programs that do more than one call: a shell program is no call of curl. */
export const programLabels: Labels = {...languageLabels, curl: 'Shell'};

/** A program in one language. */
export interface Sample {
  readonly language: Language;
  readonly code: string;
}
