import type { Invitation, SignUpMode } from '../../../shared/contract/sign-up.ts';
import { invitationMaxDays, mailDomain } from '../../../shared/limits.ts';

export const modes: readonly { value: SignUpMode; label: string; note: string }[] = [
  { value: 'open', label: 'Open', note: 'Everybody who reaches this server can make an account.' },
  { value: 'invitation', label: 'By invitation', note: 'Only with a link that you make below.' },
  { value: 'closed', label: 'Closed', note: 'Nobody. Who has an account keeps it.' },
];

/** The domains in what was typed; undefined where something in it is none. */
export function readDomains(typed: string): string[] | undefined {
  const words = typed.toLowerCase().split(/[\s,;]+/);
  const domains = words.map((word) => word.replace(/^@/, '')).filter((word) => word !== '');
  return domains.every((domain) => mailDomain.test(domain)) ? domains : undefined;
}

/** Whether an invitation can be good for as many days. */
export function isDayCount(typed: string): boolean {
  return /^\d+$/.test(typed.trim()) && Number(typed) >= 1 && Number(typed) <= invitationMaxDays;
}

export type Standing = 'open' | 'used' | 'expired';

export function toStanding({ used_at, expires_at }: Invitation, now: Date): Standing {
  if (used_at !== null) return 'used';
  return Date.parse(expires_at) > now.getTime() ? 'open' : 'expired';
}
