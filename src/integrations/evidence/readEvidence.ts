import fs from 'node:fs';
import path from 'node:path';
import {readYaml} from '../../content/rules/readPages';
import type {Evidence} from './evidence';
import {EvidenceSchema} from './schema';

/** Where the files are, from the site's folder. */
export const EVIDENCE_FOLDER = 'src/integrations/evidence/services';

/** A file as it is, for checking. */
export interface EvidenceFile {
  /** Path below the site's folder, with forward slashes. */
  readonly file: string;
  /** Name of the page's file, without its ending. */
  readonly slug: string;
  readonly value: Readonly<Record<string, unknown>>;
  /** Set when it is not valid YAML. */
  readonly error?: string;
}

/** Reads a file's text. */
export function parseEvidence(file: string, text: string): EvidenceFile {
  const slug = path.posix.basename(file, '.yml');
  try {
    return {file, slug, value: readYaml(text)};
  } catch (error) {
    return {file, slug, value: {}, error: (error as Error).message.split('\n')[0] ?? ''};
  }
}

/** Reads all files, by name. Without the folder there are none. */
export function readEvidenceFiles(siteDir: string): EvidenceFile[] {
  const folder = path.join(siteDir, EVIDENCE_FOLDER);
  if (!fs.existsSync(folder)) return [];
  return fs
    .readdirSync(folder)
    .sort()
    .map((name) =>
      parseEvidence(`${EVIDENCE_FOLDER}/${name}`, fs.readFileSync(path.join(folder, name), 'utf8')),
    );
}

/** A file's evidence, or undefined where it is not as it must be: the content rules say what is wrong. */
export function evidenceIn({value, error}: EvidenceFile): Evidence | undefined {
  if (error !== undefined) return undefined;
  const result = EvidenceSchema.validate(value);
  return result.error ? undefined : result.value;
}

/** The evidence of a service, or undefined without a file, or with one that is wrong. */
export function evidenceOf(siteDir: string, slug: string): Evidence | undefined {
  const file = `${EVIDENCE_FOLDER}/${slug}.yml`;
  const absolute = path.join(siteDir, file);
  if (!fs.existsSync(absolute)) return undefined;
  return evidenceIn(parseEvidence(file, fs.readFileSync(absolute, 'utf8')));
}
