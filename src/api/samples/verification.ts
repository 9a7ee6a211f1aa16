import fs from 'node:fs';
import path from 'node:path';
import {languages, type Language, type Sample} from './languages';

/** Source files in `webhooks`, which run as they are. */
const FILES: Readonly<Record<Language, string>> = {
  curl: 'verify.sh',
  go: 'verify.go',
  java: 'Verify.java',
  nodejs: 'verify.mjs',
  php: 'verify.php',
  python: 'verify.py',
  ruby: 'verify.rb',
  rust: 'verify.rs',
  swift: 'Verify.swift',
};

/**
 * Programs that verify the signature of a webhook, one per language: they read the keys, and refuse to
 * run with a bad one, have a function `verify(keys, headers, rawBody, now)`, and run it from the command line.
 *
 * @see https://github.com/standard-webhooks/standard-webhooks/blob/main/spec/standard-webhooks.md
 */
export const readVerificationSamples = (): readonly Sample[] =>
  languages.map((language) => ({
    language,
    code: fs.readFileSync(path.join(__dirname, 'webhooks', FILES[language]), 'utf8').trimEnd(),
  }));
