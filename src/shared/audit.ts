/** What is recorded, by group. */
export const auditKinds = {
  administration: [
    'account.disabled',
    'account.enabled',
    'account.deleted',
    'sessions.ended',
    'credits.granted',
    'administrator.appointed',
    'administrator.dismissed',
    'engine.chosen',
    'prices.set',
    'sign-up.set',
    'invitation.created',
    'invitation.revoked',
    'feedback.handled',
    'feedback.reopened',
    'mail.tested',
    'mail.retried',
    'mail.dropped',
  ],
  'sign-ins': ['account.created', 'account.signed-in'],
  credentials: [
    'password.changed',
    'password.reset',
    'email.changed',
    'provider.linked',
    'second-factor.on',
    'second-factor.off',
    'recovery-codes.renewed',
    'recovery-code.used',
    'passkey.added',
    'passkey.removed',
    'passkey.refused',
  ],
  keys: ['key.created', 'key.revoked', 'key.used'],
} as const;

export type AuditGroup = keyof typeof auditKinds;
export type AuditKind = (typeof auditKinds)[AuditGroup][number];

export const auditGroups = Object.keys(auditKinds) as AuditGroup[];

/**
 * The facts of each kind, where it has some: never a text, a word, a secret or an address, so that the log can be kept when
 * an account and its texts are gone.
 */
interface AuditFacts {
  'account.signed-in': { device: string };
  'credits.granted': { credits: number };
  'engine.chosen': { engine: string; model?: string };
  'key.created': { key: string; scopes: string };
  'key.revoked': { key: string };
  'key.used': { key: string; use: string };
  'mail.tested': { outcome: string };
  'mail.retried': { mail: string };
  'mail.dropped': { mail: string };
  'sign-up.set': { mode: string };
}

/** Something that has happened, to be recorded. */
export type AuditEvent = {
  [Kind in AuditKind]: {
    kind: Kind;
    /** Whose account it was done with; null for the server itself. */
    actorId: string | null;
    /** Whose account it was done to, often the same; null for what concerns the whole server. */
    subjectId: string | null;
    facts: Kind extends keyof AuditFacts ? AuditFacts[Kind] : Record<string, never>;
  };
}[AuditKind];

export function listAuditKinds(group?: AuditGroup): readonly AuditKind[] {
  return group === undefined ? Object.values(auditKinds).flat() : auditKinds[group];
}
