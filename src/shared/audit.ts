import { z } from 'zod';

const noFacts = z.strictObject({});
const device = z.strictObject({ device: z.string() });

/**
 * What is recorded, and the facts of each kind: never a text, a word, a secret or an address, so that the log can be kept
 * when an account and its texts are gone.
 */
export const auditKinds = {
  'account.created': { group: 'sign-ins', facts: noFacts },
  'account.signed-in': { group: 'sign-ins', facts: device },
  'password.changed': { group: 'credentials', facts: noFacts },
  'password.reset': { group: 'credentials', facts: noFacts },
  'email.changed': { group: 'credentials', facts: noFacts },
  'key.created': { group: 'keys', facts: z.strictObject({ key: z.string(), scopes: z.string() }) },
  'key.revoked': { group: 'keys', facts: z.strictObject({ key: z.string() }) },
  'key.used': { group: 'keys', facts: z.strictObject({ key: z.string(), use: z.string() }) },
  'engine.chosen': {
    group: 'administration',
    facts: z.strictObject({ engine: z.string(), model: z.string().optional() }),
  },
  'prices.set': { group: 'administration', facts: noFacts },
} as const satisfies Record<string, { group: string; facts: z.ZodType }>;

export type AuditKind = keyof typeof auditKinds;
export type AuditGroup = (typeof auditKinds)[AuditKind]['group'];

export const auditGroups = [
  'administration',
  'sign-ins',
  'credentials',
  'keys',
] as const satisfies AuditGroup[];

/** Something that has happened, to be recorded. */
export type AuditEvent = {
  [Kind in AuditKind]: {
    kind: Kind;
    /** Whose account it was done with; null for the server itself. */
    actorId: string | null;
    /** Whose account it was done to, often the same; null for what concerns the whole server. */
    subjectId: string | null;
    facts: z.infer<(typeof auditKinds)[Kind]['facts']>;
  };
}[AuditKind];

export function listAuditKinds(group?: AuditGroup): AuditKind[] {
  const kinds = Object.keys(auditKinds) as AuditKind[];
  return kinds.filter((kind) => group === undefined || auditKinds[kind].group === group);
}
