/**
 * npm run evidence: which services to look at next: those without a file of evidence, then those with the most
 * writing calls that no vendor confirms, then those whose sources were read longest ago.
 *
 *   npm run evidence                      all services
 *   npm run evidence -- --only <slug>     the calls of one
 */
import fs from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {callsOf, isConfirmed, isWriting, type Evidence} from '../src/integrations/evidence/evidence';
import {EVIDENCE_FOLDER, evidenceOf} from '../src/integrations/evidence/readEvidence';
import {byNeed, unconfirmedOf, type ServiceRow} from '../src/integrations/evidence/byNeed';

const PAGES = 'docs/integrations/connection-instructions';

const siteDir = process.cwd();
const slugs = fs
  .readdirSync(path.join(siteDir, PAGES))
  .filter((name) => name.endsWith('.mdx'))
  .map((name) => path.basename(name, '.mdx'));

function row({slug, counts, oldest}: ServiceRow): string {
  if (!counts) return `${slug.padEnd(46)} no file`;
  const {calls, confirmed, writingCalls} = counts;
  return `${slug.padEnd(46)} ${String(unconfirmedOf(counts)).padStart(2)} of ${String(writingCalls).padStart(2)} writing calls not confirmed, ${String(confirmed).padStart(2)} of ${String(calls).padStart(2)} calls in all, oldest source ${oldest ?? 'none'}`;
}

function all(): void {
  const rows = byNeed(slugs.map((slug) => ({slug, evidence: evidenceOf(siteDir, slug)})));
  const counts = rows.flatMap((one) => one.counts ?? []);
  const writing = counts.reduce((sum, {writingCalls}) => sum + writingCalls, 0);
  const unconfirmed = counts.reduce((sum, one) => sum + unconfirmedOf(one), 0);
  console.log(
    [
      ...rows.map(row),
      '',
      `${counts.length} of ${rows.length} services have a file that can be read.`,
      `Writing calls: ${writing - unconfirmed} confirmed, ${unconfirmed} not confirmed.`,
    ].join('\n'),
  );
}

function details(evidence: Evidence): string[] {
  return Object.entries(evidence.capabilities).flatMap(([name, {calls}]) => [
    name,
    ...calls.flatMap((call) => [
      `  ${call.call ?? call.statement ?? call.manual ?? ''}`,
      `    ${call.effect}${call.completes === 'later' ? ', later' : ''}${call.permission ? `, with ${call.permission}` : ''}`,
      ...(isConfirmed(call) ? [] : [`    not confirmed: ${call.unconfirmed ?? 'no source of the vendor'}`]),
      ...(isWriting(call) ? (call.leaves ?? []).map((left) => `    leaves: ${left}`) : []),
      ...call.sources.map(({url, kind, read}) => `    ${read} ${kind} ${url}`),
    ]),
  ]);
}

const {values} = parseArgs({options: {only: {type: 'string'}}});
if (values.only === undefined) all();
else {
  const evidence = evidenceOf(siteDir, values.only);
  if (evidence) {
    console.log([...details(evidence), '', `${callsOf(evidence).length} calls`].join('\n'));
  } else if (slugs.includes(values.only)) {
    console.log(`${values.only} has no file that can be read: write ${EVIDENCE_FOLDER}/${values.only}.yml.`);
  } else {
    console.error(`--only ${values.only}: no such service in ${PAGES}.`);
    process.exitCode = 1;
  }
}
