import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import {hashOfFiles} from './provenance/hashOfFiles';

const hash = (...parts: readonly string[]) => {
  const sum = createHash('sha256');
  for (const part of parts) sum.update(part).update('\0');
  return sum.digest('base64url');
};

/**
 * What is found out about texts, by their content: kept in `node_modules/.cache` from run to run, until the code that
 * finds it out or the packages change.
 */
export class Memory {
  private readonly known = new Map<string, unknown>();
  /** What of it was asked for since it was last written. */
  private readonly used = new Set<string>();

  /**
   * @param name of the file
   * @param code whole paths of the files and folders whose code finds it out
   */
  constructor(
    private readonly name: string,
    readonly code: readonly string[],
  ) {}

  /** What is known of a text is kept under. */
  keyOf(kind: string, text: string): string {
    return hash(kind, text);
  }

  /** Whether `remember` would make nothing anew. */
  isKnown(kind: string, text: string): boolean {
    return this.known.has(this.keyOf(kind, text));
  }

  /** Gives what is known under a key, or nothing. It is then kept for the next run. */
  get(key: string): unknown {
    this.used.add(key);
    return this.known.get(key);
  }

  /** Takes over what was made of a text elsewhere: plain data. */
  learn(key: string, value: unknown): void {
    this.known.set(key, value);
  }

  /**
   * Gives what a function makes of a text, from memory where the text has been seen.
   *
   * @param kind of result; the function must be one and the same for a kind, and give plain data of the text alone
   */
  remember<Value>(kind: string, text: string, make: (text: string) => Value): Value {
    const key = this.keyOf(kind, text);
    this.used.add(key);
    if (!this.known.has(key)) this.known.set(key, make(text));
    return this.known.get(key) as Value;
  }

  /** Reads what runs before have found out. Without it everything is found out again. */
  recall(siteDir: string): void {
    if (this.known.size > 0) return;
    try {
      const saved = JSON.parse(fs.readFileSync(this.fileIn(siteDir), 'utf8')) as {
        version?: string;
        known?: unknown;
      };
      if (saved.version !== this.versionIn(siteDir)) return;
      for (const [key, value] of Object.entries(saved.known ?? {})) this.known.set(key, value);
    } catch {
      // None yet, or a damaged one.
    }
  }

  /** Writes what this run has used, for the next. */
  keep(siteDir: string): void {
    const file = this.fileIn(siteDir);
    const entries = Object.fromEntries([...this.used].map((key) => [key, this.known.get(key)]));
    this.used.clear();
    const text = JSON.stringify({version: this.versionIn(siteDir), known: entries});
    try {
      fs.mkdirSync(path.dirname(file), {recursive: true});
      // At once, so that no run reads half of it.
      fs.writeFileSync(`${file}.${process.pid}`, text);
      fs.renameSync(`${file}.${process.pid}`, file);
    } catch {
      // A folder that cannot be written costs the time of the next run, and no more.
    }
  }

  private fileIn(siteDir: string): string {
    return path.join(siteDir, 'node_modules/.cache', `${this.name}.json`);
  }

  private versionIn(siteDir: string): string {
    return hash(process.version, hashOfFiles([...this.code, path.join(siteDir, 'package-lock.json')]));
  }
}
