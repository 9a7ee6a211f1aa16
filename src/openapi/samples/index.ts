import type {Operation} from '../types';
import {curlCommand} from './curl';
import {goSample} from './go';
import {javaSample} from './java';
import {nodejsSample} from './nodejs';
import {phpSample} from './php';
import {pythonSample} from './python';
import {requestOf, type SampleRequest} from './request';
import {rubySample} from './ruby';
import {rustSample} from './rust';
import {swiftSample} from './swift';

/** The languages of the samples, in the order of their tabs. */
export const languages = ['curl', 'go', 'java', 'nodejs', 'php', 'python', 'ruby', 'rust', 'swift'] as const;

export type Language = (typeof languages)[number];

/** A program in one language. */
export interface Sample {
  readonly language: Language;
  /** What a tab is called. */
  readonly label: string;
  /** Language id of Prism, for the colors. */
  readonly prism: string;
  readonly code: string;
}

interface Writer {
  readonly label: string;
  readonly prism: string;
  readonly write: (request: SampleRequest) => string;
}

/** What is known of each language. */
export const writers: Readonly<Record<Language, Writer>> = {
  curl: {label: 'curl', prism: 'bash', write: curlCommand},
  go: {label: 'Go', prism: 'go', write: goSample},
  java: {label: 'Java', prism: 'java', write: javaSample},
  nodejs: {label: 'Node.js', prism: 'javascript', write: nodejsSample},
  php: {label: 'PHP', prism: 'php', write: phpSample},
  python: {label: 'Python', prism: 'python', write: pythonSample},
  ruby: {label: 'Ruby', prism: 'ruby', write: rubySample},
  rust: {label: 'Rust', prism: 'rust', write: rustSample},
  swift: {label: 'Swift', prism: 'swift', write: swiftSample},
};

/**
 * The call of an operation as a complete program in each language: its own first example, credentials
 * from the environment, a timeout, and the problem document on standard error when it fails.
 *
 * `npm run test:samples` runs every one of them.
 */
export function samplesOf(operation: Operation): readonly Sample[] {
  const request = requestOf(operation);
  return languages.map((language) => {
    const {label, prism, write} = writers[language];
    return {language, label, prism, code: write(request)};
  });
}
