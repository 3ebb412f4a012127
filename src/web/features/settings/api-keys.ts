import { formatCount, formatDate } from '../../../shared/format.ts';
import type { ApiKey } from './account-calls.ts';

/** How long a key may be good for, in days; the first is until it is revoked. */
export const lifetimes = ['', '30', '90', '365'] as const;
export type Lifetime = (typeof lifetimes)[number];

export function toLifetimeWords(days: Lifetime): string {
  return days === '' ? 'Until I revoke it' : `For ${formatCount(Number(days), 'day')}`;
}

/** When a key was made, was last used, and ends. */
export function toDates({ createdAt, lastUsedOn, expiresAt }: ApiKey, now: Date): string {
  const used = lastUsedOn === null ? 'Never used.' : `Last used ${toDay(lastUsedOn, 'UTC')}.`;
  return [`Made ${toDay(createdAt)}.`, used, ...(expiresAt === null ? [] : [toEnd(expiresAt, now)])].join(
    ' ',
  );
}

function toEnd(expiresAt: string, now: Date): string {
  return new Date(expiresAt) > now ? `Ends ${toDay(expiresAt)}.` : `Ended ${toDay(expiresAt)}.`;
}

function toDay(moment: string, timeZone?: string): string {
  return formatDate(moment, { dateStyle: 'medium', timeZone });
}
