/**
 * npm run api:history: writes what changed in each description this month into its history.yml, by comparing it with
 * the description that the month began with. Run it after each change in api/, and commit the files with the change: a
 * test holds them to git.
 */
import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import {dump} from 'js-yaml';
import {PUBLISHED} from '../src/api/contract/versions';
import {historyFile, readHistory, type HistoryMonth} from '../src/api/history/history';
import {recordedChanges} from '../src/api/history/recordedChanges';
import {compareRevisions, isExpected} from './api-revisions';
import {messageOf} from './errors';

const git = (...args: readonly string[]): string =>
  execFileSync('git', args, {encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe']}).trim();

/** The commit that a month began with, or the first one with the description, which takes parts of others. */
const beginningOf = (name: string, month: string): string =>
  git('rev-list', '-1', '--first-parent', `--before=${month}-01T00:00:00Z`, 'HEAD', '--', 'api') ||
  git('rev-list', '--reverse', 'HEAD', '--', `api/${name}/openapi.yaml`).split('\n', 1).join('');

/** An entry with what git says of it, or none. It keeps its day when nothing is new. */
async function recorded(
  name: string,
  {month, from, date, changes}: HistoryMonth,
  today: string,
  to?: string,
): Promise<HistoryMonth[]> {
  const found = recordedChanges((await compareRevisions(from ?? '', to, [name])).versions[name] ?? []);
  const isSame = JSON.stringify(found) === JSON.stringify(changes);
  return found.length > 0 ? [{month, from, date: isSame ? date : today, changes: found}] : [];
}

async function write(name: string): Promise<void> {
  const today = new Date().toISOString().slice(0, 10);
  const month = today.slice(0, 7);
  const history = readHistory(process.cwd(), name);
  const isBegun = history[0]?.month === month;
  const entries = isBegun ? history : [{month, from: beginningOf(name, month), changes: []}, ...history];
  // The month before can have got more since the last run.
  const open = entries.slice(0, 2).filter(({from}) => from !== undefined);
  const current = await Promise.all(
    open.map((entry, index) =>
      recorded(name, entry, index === 0 ? today : (entry.date ?? today), open[index - 1]?.from),
    ),
  );
  const file = historyFile(name);
  const head = /^(?:#.*\n)*/.exec(fs.readFileSync(file, 'utf8'))?.[0] ?? '';
  const all = [...current.flat(), ...entries.slice(open.length)];
  const text = head + dump(all, {lineWidth: -1, flowLevel: 4, noRefs: true});
  const isSame = fs.readFileSync(file, 'utf8') === text;
  fs.writeFileSync(file, text);
  const count = current[0]?.[0]?.changes.length ?? 0;
  console.log(`${file}: ${count} change(s) in ${month}${isSame ? ', as before' : ''}.`);
}

try {
  for (const name of PUBLISHED) await write(name);
} catch (error) {
  console.error(isExpected(error) ? messageOf(error) : error);
  process.exitCode = 2;
}
