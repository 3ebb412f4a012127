import { z } from 'zod';
import { grantMaxCredits, grantReasonMaxLength } from '../limits.ts';
import { administrationErrors, administrationTags as tags } from './engine-choice.ts';
import { pickErrors, readCall, writeCall } from './errors.ts';

const personSchema = z.strictObject({
  id: z.uuid(),
  name: z.string(),
  email: z.string(),
  account_type: z.enum(['free', 'paid']),
  created_at: z.iso.datetime(),
  last_seen_at: z.iso.datetime().nullable(),
  sessions: z.int().min(0).describe('In how many places they are signed in.'),
  credits_left: z.int().min(0),
  is_administrator: z.boolean(),
  disabled_at: z.iso.datetime().nullable().describe('Null for an account that may sign in.'),
});
export type Person = z.infer<typeof personSchema>;

const id = z.uuid();

export const peopleContract = {
  list: readCall
    .errors(administrationErrors)
    .route({
      method: 'GET',
      path: '/admin/people',
      tags,
      summary: 'Accounts, the newest first, pages by key; nothing that their owners wrote',
    })
    .input(
      z.strictObject({
        q: z.string().max(200).default('').describe('Stands in the name or the email address.'),
        cursor: z.string().optional().describe('next_cursor of the page before.'),
        limit: z.coerce.number().int().min(1).max(100).default(25),
      }),
    )
    .output(
      z.strictObject({
        people: z.array(personSchema),
        next_cursor: z.string().nullable(),
        administrators_fixed: z.boolean().describe('`ADMIN_EMAILS` says who is administrator.'),
      }),
    ),
  grantCredits: writeCall
    .errors(administrationErrors)
    .route({
      method: 'POST',
      path: '/admin/people/{id}/credits',
      tags,
      summary: 'Give credits: for the day in UTC, to Premium for the month; once for each Idempotency-Key',
    })
    .input(
      z.strictObject({
        id,
        credits: z.int().min(1).max(grantMaxCredits),
        reason: z.string().trim().min(1).max(grantReasonMaxLength).describe('Stands in the writer’s ledger.'),
      }),
    )
    .output(personSchema),
  setDisabled: writeCall
    .errors(administrationErrors)
    .errors(pickErrors('ADMINISTRATOR_PROTECTED'))
    .route({
      method: 'PUT',
      path: '/admin/people/{id}/disabled',
      tags,
      summary: 'Shut an account, which ends its sessions, or open it again',
    })
    .input(z.strictObject({ id, is_disabled: z.boolean() }))
    .output(personSchema),
  endSessions: writeCall
    .errors(administrationErrors)
    .route({
      method: 'DELETE',
      path: '/admin/people/{id}/sessions',
      tags,
      summary: 'Sign them out everywhere',
    })
    .input(z.strictObject({ id }))
    .output(personSchema),
  remove: writeCall
    .errors(administrationErrors)
    .errors(pickErrors('ADMINISTRATOR_PROTECTED'))
    .route({
      method: 'DELETE',
      path: '/admin/people/{id}',
      tags,
      summary: 'Delete an account with all that is kept of its writer; never an administrator’s',
    })
    .input(z.strictObject({ id }))
    .output(z.strictObject({ deleted: z.int() })),
  setAdministrator: writeCall
    .errors(administrationErrors)
    .errors(pickErrors('ADMINISTRATORS_FIXED', 'LAST_ADMINISTRATOR', 'ACCOUNT_DISABLED'))
    .route({
      method: 'PUT',
      path: '/admin/people/{id}/administrator',
      tags,
      summary: 'Make somebody administrator, or no longer; never the last one',
    })
    .input(z.strictObject({ id, is_administrator: z.boolean() }))
    .output(personSchema),
};
