/** What the languages of code blocks are called, where it is not their id in capitals. */
const NAMES: Readonly<Record<string, string>> = {
  bash: 'Shell',
  bicep: 'Bicep',
  csharp: 'C#',
  go: 'Go',
  graphql: 'GraphQL',
  java: 'Java',
  javascript: 'JavaScript',
  js: 'JavaScript',
  kotlin: 'Kotlin',
  kusto: 'Kusto',
  powershell: 'PowerShell',
  python: 'Python',
  ruby: 'Ruby',
  swift: 'Swift',
  text: 'Text',
  ts: 'TypeScript',
};

/** The name of a language, as the bar above a code block has it. */
export const languageName = (language: string): string => NAMES[language] ?? language.toUpperCase();
