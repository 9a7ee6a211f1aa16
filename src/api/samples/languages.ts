/** The languages of the samples, in the order of their tabs: by name, and after them what came later. */
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

/** What a tab is called. */
export const languageLabels: Readonly<Record<Language, string>> = {
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

/** A program in one language. */
export interface Sample {
  readonly language: Language;
  readonly code: string;
}
