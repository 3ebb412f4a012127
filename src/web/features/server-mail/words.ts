import {
  type MailDelivery,
  type MailStatus,
  mailStatuses,
  type WaitingMail,
} from '../../../shared/contract/mail.ts';
import { formatCount } from '../../../shared/format.ts';
import { failedMailDays } from '../../../shared/mail.ts';
import { toMoment } from '../../ui/moment.ts';

export const statusNames: Record<MailStatus, string> = { waiting: 'Waiting', failed: 'Failed' };

export const badges: Record<WaitingMail['status'], string> = {
  waiting: 'Waiting',
  sending: 'Being sent',
  failed: 'Failed',
};

export const emptyNotes: Record<MailStatus | 'all', string> = {
  all: 'Nothing waits, and nothing has failed: all mails were taken.',
  waiting: 'No mail is waiting.',
  failed: `No mail has failed in the last ${failedMailDays} days.`,
};

/** What an address asks for; undefined for all. */
export function readStatus(search: URLSearchParams): MailStatus | undefined {
  return mailStatuses.find((status) => status === search.get('show'));
}

/** What became of a test mail that was taken. */
export function toTakenWords(recipient: string, { host }: MailDelivery): string {
  return host === null
    ? `A test mail to ${recipient} was written as a file.`
    : `The mail server took a test mail to ${recipient}. If it does not arrive, look among your spam.`;
}

export function toHistory({ created_at, tries, next_try_at }: WaitingMail, now: Date): string {
  const parts = [`Made ${toMoment(created_at, now)}`];
  if (tries > 0) parts.push(formatCount(tries, 'try', 'tries'));
  if (next_try_at !== null) parts.push(`next try ${toNextTry(next_try_at, now)}`);
  return parts.join(' · ');
}

function toNextTry(moment: string, now: Date): string {
  const minutes = Math.ceil((Date.parse(moment) - now.getTime()) / 60_000);
  return minutes <= 1 ? 'within a minute' : `in ${formatCount(minutes, 'minute')}`;
}
