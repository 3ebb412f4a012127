import { type AuditGroup, type AuditKind, auditGroups } from '../../../shared/audit.ts';
import type { AuditEntry } from '../../../shared/contract/audit.ts';
import { formatCount } from '../../../shared/format.ts';
import { toMailKindName } from '../../../shared/mail.ts';

export const groupNames: Record<AuditGroup, string> = {
  administration: 'Acts of administrators',
  'sign-ins': 'Sign-ins and new accounts',
  credentials: 'Changed credentials',
  keys: 'Keys',
};

const acts: Record<AuditKind, string> = {
  'account.created': 'Account created',
  'account.signed-in': 'Signed in',
  'password.changed': 'Password changed',
  'password.reset': 'Password set by a mailed link',
  'email.changed': 'Email address changed',
  'provider.linked': 'Sign-in by the provider added',
  'second-factor.on': 'Two-step sign-in turned on',
  'second-factor.off': 'Two-step sign-in turned off',
  'recovery-codes.renewed': 'Recovery codes replaced',
  'recovery-code.used': 'Signed in with a recovery code',
  'passkey.added': 'Passkey added',
  'passkey.removed': 'Passkey removed',
  'passkey.refused': 'Refused a passkey that may have been copied',
  'key.created': 'API key created',
  'key.revoked': 'API key revoked',
  'key.used': 'API key used',
  'account.disabled': 'Account disabled',
  'account.enabled': 'Account enabled',
  'account.deleted': 'Account deleted',
  'sessions.ended': 'Sessions ended',
  'credits.granted': 'Credits given',
  'administrator.appointed': 'Made administrator',
  'administrator.dismissed': 'No longer administrator',
  'engine.chosen': 'Chose who writes',
  'sign-up.set': 'Set who may sign up',
  'invitation.created': 'Invitation made',
  'invitation.revoked': 'Invitation taken back',
  'feedback.handled': 'Feedback handled',
  'feedback.reopened': 'Feedback opened again',
  'prices.set': 'Set prices and cap',
  'mail.tested': 'Test mail sent',
  'mail.retried': 'Mail tried again',
  'mail.dropped': 'Mail dropped',
};

export interface EntryWords {
  act: string;
  /** To whose account, and with what. */
  note: string;
  actor: string;
}

export function toEntryWords({ kind, actor, subject, facts, count }: AuditEntry): EntryWords {
  const isOther = subject !== null && subject.id !== actor?.id;
  const notes = [
    ...(isOther ? [toAccountName(subject)] : []),
    ...Object.entries(facts).map(toFactWords),
    ...(count > 1 ? [`${formatCount(count, 'time')} that day`] : []),
  ];
  return { act: acts[kind], note: notes.join(', '), actor: toAccountName(actor) };
}

function toFactWords([name, value]: [string, AuditEntry['facts'][string]]): string {
  if (name === 'credits') return formatCount(Number(value), 'credit');
  return name === 'mail' ? toMailKindName(String(value)) : String(value);
}

function toAccountName(account: AuditEntry['actor']): string {
  return account === null ? 'The server' : (account.name ?? 'An account that is gone');
}

/** What an address asks for; undefined for everything. */
export function readGroup(search: URLSearchParams): AuditGroup | undefined {
  return auditGroups.find((group) => group === search.get('show'));
}
