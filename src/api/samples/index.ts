import type {Operation} from '../pages/types';
import {curlCommand} from './curl';
import {csharpSample} from './csharp';
import {goSample} from './go';
import {javaSample} from './java';
import {languages, type Language, type Sample} from './languages';
import {nodejsSample} from './nodejs';
import {phpSample} from './php';
import {pythonSample} from './python';
import {requestOf, type SampleRequest} from './request';
import {rubySample} from './ruby';
import {rustSample} from './rust';
import {swiftSample} from './swift';

/** Writes the program of each language. */
const writers: Readonly<Record<Language, (request: SampleRequest) => string>> = {
  curl: curlCommand,
  go: goSample,
  java: javaSample,
  nodejs: nodejsSample,
  php: phpSample,
  python: pythonSample,
  ruby: rubySample,
  rust: rustSample,
  swift: swiftSample,
  csharp: csharpSample,
};

/**
 * The call of an operation as a complete program in each language: its own first example, credentials
 * from the environment, a timeout, and the problem document on standard error when it fails.
 *
 * `npm run test:samples` runs every one of them.
 */
export function samplesOf(operation: Operation): readonly Sample[] {
  const request = requestOf(operation);
  return languages.map((language) => ({language, code: writers[language](request)}));
}
