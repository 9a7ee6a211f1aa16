import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

/** What is known about texts by their content. */
const known = new Map<string, unknown>();
/** What of it was asked for since it was last written. */
const used = new Set<string>();

const hash = (...parts: readonly (string | Buffer)[]) => {
  const sum = createHash('sha256');
  for (const part of parts) sum.update(part).update('\0');
  return sum.digest('base64url');
};

/** What is known of a text is kept under. */
export const keyOf = (kind: string, text: string): string => hash(kind, text);

/** Whether `remember` would make nothing anew. */
export const isKnown = (kind: string, text: string): boolean => known.has(keyOf(kind, text));

/** Takes over what was made of a text elsewhere. */
export function learn(key: string, value: unknown): void {
  known.set(key, value);
}

/**
 * Gives what a function makes of a text, from memory where the text has been seen.
 *
 * @param kind of result; the function must be one and the same for a kind, and give plain data of the text alone
 */
export function remember<Value>(kind: string, text: string, make: (text: string) => Value): Value {
  const key = keyOf(kind, text);
  used.add(key);
  if (!known.has(key)) known.set(key, make(text));
  return known.get(key) as Value;
}

const fileIn = (siteDir: string) => path.join(siteDir, 'node_modules/.cache/content-rules.json');

/** Other rules and other packages make other results. */
function version(siteDir: string): string {
  const rules = fs
    .readdirSync(__dirname)
    .filter((name) => name.endsWith('.ts'))
    .sort()
    .map((name) => fs.readFileSync(path.join(__dirname, name)));
  const lock = path.join(siteDir, 'package-lock.json');
  return hash(process.version, ...rules, ...(fs.existsSync(lock) ? [fs.readFileSync(lock)] : []));
}

/** Reads what runs before have found out. Without it everything is found out again. */
export function recall(siteDir: string): void {
  if (known.size > 0) return;
  try {
    const saved = JSON.parse(fs.readFileSync(fileIn(siteDir), 'utf8')) as {version?: string; known?: unknown};
    if (saved.version !== version(siteDir)) return;
    for (const [key, value] of Object.entries(saved.known ?? {})) known.set(key, value);
  } catch {
    // None yet, or a damaged one.
  }
}

/** Writes what this run has used, for the next. */
export function keep(siteDir: string): void {
  const file = fileIn(siteDir);
  const entries = Object.fromEntries([...used].map((key) => [key, known.get(key)]));
  used.clear();
  const text = JSON.stringify({version: version(siteDir), known: entries});
  try {
    fs.mkdirSync(path.dirname(file), {recursive: true});
    // At once, so that no run reads half of it.
    fs.writeFileSync(`${file}.${process.pid}`, text);
    fs.renameSync(`${file}.${process.pid}`, file);
  } catch {
    // A folder that cannot be written costs the time of the next run, and no more.
  }
}
