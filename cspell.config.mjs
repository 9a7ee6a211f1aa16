// @ts-check
/** Spelling of what readers read. Names and terms of the project are in contributing/dictionary.txt, sorted. */
export default {
  version: '0.2',
  language: 'en-US',
  files: [
    'docs/**/*.mdx',
    'docs/*.yml',
    'changelog/**/*.mdx',
    '*.md',
    'contributing/*.md',
    'deploy/*.md',
    'src/**/*.md',
  ],
  ignorePaths: ['docs/api/**/*.{answers,api,example,fields,map}.mdx', 'contributing/product-facts.md'],
  useGitignore: true,
  dictionaryDefinitions: [{name: 'project', path: './contributing/dictionary.txt', addWords: true}],
  dictionaries: ['project', 'softwareTerms', 'companies', 'networking-terms'],
  // Code is checked by what runs it, and addresses by the build.
  ignoreRegExpList: [
    '/^\\s*```[\\s\\S]*?^\\s*```/gm',
    '/`[^`\\n]*`/g',
    '/\\]\\([^)\\s]*\\)/g',
    '/\\bat: [a-z0-9-]+\\}/g',
    '/https?:\\/\\/\\S+/g',
    '/^import .*$/gm',
    // In the front matter of services: code of other vendors.
    '/^ +(?:path|scope|scopes|baseUrl|identifiers|authentication): .*$/gm',
    '/^ {8,}- .*$/gm',
    '/\\bid="[^"]*"/g',
    '/[\\w.]+@[\\w.]+\\.example/g',
  ],
};
