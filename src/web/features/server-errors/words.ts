import { type FaultPeriod, faultPeriods, faultRetentionDays } from '../../../shared/contract/faults.ts';
import { catalogue, isErrorCode } from '../../../shared/errors.ts';
import { formatList } from '../../../shared/format.ts';

export const periodNames: Record<FaultPeriod, string> = {
  1: 'The last 24 hours',
  7: 'The last 7 days',
  30: 'The last 30 days',
};

/** What an address asks for; all that is kept unless it says otherwise. */
export function readPeriod(search: URLSearchParams): FaultPeriod {
  return faultPeriods.find((days) => String(days) === search.get('days')) ?? faultRetentionDays;
}

/** What the writer was told; an earlier version may have had a code that is no more. */
export function toMeaning(code: string): string {
  return isErrorCode(code) ? catalogue[code].message : 'A code of another version of this program.';
}

export function toToldWords(told: readonly string[]): string {
  return told.length === 0
    ? 'Nobody is told by mail: that takes a mail server, and an administrator with a verified address.'
    : `Those that only you can mend are mailed to ${formatList(told)}, at most once an hour.`;
}
