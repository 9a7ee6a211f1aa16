import fs from 'node:fs';
import path from 'node:path';
import {languages, type Language, type Sample} from './languages';

/** How a program is called in each language. It is `name` in most. */
const FILES: Readonly<Record<Language, (name: string) => string>> = {
  curl: (name) => `${name}.sh`,
  go: (name) => `${name}.go`,
  java: (name) => `${capital(name)}.java`,
  nodejs: (name) => `${name}.mjs`,
  php: (name) => `${name}.php`,
  python: (name) => `${name}.py`,
  ruby: (name) => `${name}.rb`,
  rust: (name) => `${name}.rs`,
  swift: (name) => `${capital(name)}.swift`,
  csharp: (name) => `${capital(name)}.cs`,
};

const capital = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

/** Source files in folders beside this one, which run as they are. */
const read = (folder: string, name: string): readonly Sample[] =>
  languages.map((language) => ({
    language,
    code: fs.readFileSync(path.join(__dirname, folder, FILES[language](name)), 'utf8').trimEnd(),
  }));

/**
 * Programs that verify the signature of a webhook, one per language: they read the keys, and refuse to
 * run with a bad one, have a function `verify(keys, headers, rawBody, now)`, and run it from the command line.
 *
 * @see https://github.com/standard-webhooks/standard-webhooks/blob/main/spec/standard-webhooks.md
 */
export const readVerificationSamples = (): readonly Sample[] => read('webhooks', 'verify');

/**
 * Programs with a function that calls the API and retries the call while that can help, one per language. They create
 * a request with one key, update it as long as no one else has, and read a list to its end.
 */
export const readClientSamples = (): readonly Sample[] => read('clients', 'client');
