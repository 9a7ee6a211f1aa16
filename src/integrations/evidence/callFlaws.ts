import {isConfirmed, isWriting, type Effect, type EvidenceCall} from './evidence';

/** Effects after which something may stay that readers have to know of. */
const LEAVING: readonly Effect[] = [
  'removes',
  'anonymizes',
  'archives',
  'deactivates',
  'appends',
  'replaces',
  'suppresses',
];

/** A call as it is in the file, whatever is missing. */
export type WrittenCall = Partial<Omit<EvidenceCall, 'sources'>> & {
  readonly sources: readonly Partial<EvidenceCall['sources'][number]>[];
};

/** What a call is known by. */
export const nameOf = ({call, statement, manual}: WrittenCall): string => call ?? statement ?? manual ?? '';

/** What is wrong between the sources of a call and the rest of it. */
function sourceFlaws({effect, leaves, sources, unconfirmed}: WrittenCall, at: string): string[] {
  if (effect === undefined) return [];
  const vendors = sources.filter(({kind}) => kind !== undefined && kind !== 'secondary');
  const confirmed = isConfirmed({sources: vendors as EvidenceCall['sources']});
  const flaws: string[] = [];
  if (confirmed && unconfirmed !== undefined)
    flaws.push(`${at}.unconfirmed must go: the call has a source of kind vendor or vendor-code`);
  if (!isWriting({effect})) return flaws;
  if (!confirmed && unconfirmed === undefined)
    flaws.push(
      `${at}.unconfirmed is required: one sentence why no source of kind vendor or vendor-code says what the call does`,
    );
  if (confirmed && vendors.every(({says}) => says === undefined))
    flaws.push(
      `${at}.sources: one of kind vendor or vendor-code needs says, which is what it says about the effect in your words`,
    );
  if (LEAVING.includes(effect) && leaves === undefined)
    flaws.push(`${at}.leaves is required where effect is ${effect}: what stays after it`);
  if (leaves?.length === 0 && !confirmed)
    flaws.push(`${at}.leaves may be [] only where a source of the vendor says that nothing stays`);
  return flaws;
}

/**
 * What is wrong with a call by itself, beyond the types of its values.
 *
 * @param at where it is in the file
 * @param day of the sources of the site, YYYY-MM-DD
 */
export function callFlaws(call: WrittenCall, at: string, day: string): string[] {
  const month = day.slice(0, 7);
  return [
    ...call.sources.flatMap(({read}, index) =>
      typeof read === 'string' && read > month
        ? [`${at}.sources[${index}].read is ${read}, which is after ${month}, the month of the last commit`]
        : [],
    ),
    ...sourceFlaws(call, at),
  ];
}
