import { z } from 'zod';
import { auditGroups, listAuditKinds } from '../audit.ts';
import { pickErrors, readCall } from './errors.ts';

const accountSchema = z
  .strictObject({
    id: z.uuid(),
    name: z.string().nullable().describe('Null for an account that is gone.'),
  })
  .nullable();

const auditEntrySchema = z.strictObject({
  id: z.uuid(),
  kind: z.enum(listAuditKinds()),
  happened_at: z.iso.datetime().describe('The first time, of what is counted by day.'),
  count: z.int().min(1).describe('How often in that day (UTC): what happens often has one entry a day.'),
  actor: accountSchema.describe('Who did it; null for the server itself.'),
  subject: accountSchema.describe('Whose account it concerns; null for the whole server.'),
  facts: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])),
});
export type AuditEntry = z.infer<typeof auditEntrySchema>;

export const auditContract = {
  list: readCall
    .errors(pickErrors('NOT_FOUND'))
    .route({
      method: 'GET',
      path: '/admin/audit',
      tags: ['Administration'],
      summary: 'Acts of administrators, sign-ins, changed credentials, keys; newest first, pages by key',
    })
    .input(
      z.strictObject({
        group: z.enum(auditGroups).optional(),
        cursor: z.string().optional().describe('next_cursor of the page before.'),
        limit: z.coerce.number().int().min(1).max(100).default(25),
      }),
    )
    .output(
      z.strictObject({
        entries: z.array(auditEntrySchema),
        next_cursor: z.string().nullable(),
        retention_days: z.int().min(1).describe('For how long an entry is kept.'),
      }),
    ),
};
