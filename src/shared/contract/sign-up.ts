import { z } from 'zod';
import { emailMaxLength, invitationMaxDays, mailDomain, spentInvitationDays } from '../limits.ts';
import { administrationErrors, administrationTags as tags } from './engine-choice.ts';
import { pickErrors, readCall, writeCall } from './errors.ts';

/** Who may make an account: everybody, whoever has an invitation, nobody. */
const signUpModes = ['open', 'invitation', 'closed'] as const;
export type SignUpMode = (typeof signUpModes)[number];

const domainsLimit = 50;
const noteMaxLength = 100;

const domainSchema = z.string().trim().toLowerCase().regex(mailDomain).max(253);

const policySchema = z.strictObject({
  mode: z.enum(signUpModes),
  domains: z
    .array(domainSchema)
    .max(domainsLimit)
    .describe('Of mail addresses that may sign up without an invitation; none for all.'),
});
export type SignUpPolicy = z.infer<typeof policySchema>;

const invitationSchema = z.strictObject({
  id: z.uuid(),
  note: z.string().describe('Whom it is for, in the words of the administrator.'),
  mailed_to: z.string().nullable(),
  created_at: z.iso.datetime(),
  expires_at: z.iso.datetime(),
  used_at: z.iso.datetime().nullable(),
});
export type Invitation = z.infer<typeof invitationSchema>;

const stateSchema = policySchema.extend({
  fixed: z.array(z.enum(['mode', 'domains'])).describe('What settings of the environment decide.'),
  invitations: z
    .array(invitationSchema)
    .describe(
      `Those that are not used up first; the last 200. One that is used or expired goes after ${spentInvitationDays} days.`,
    ),
  sends_mail: z
    .boolean()
    .describe('Whether a mail of this server reaches anybody: without a mail server it is a file.'),
});
export type SignUpState = z.infer<typeof stateSchema>;

const path = '/admin/sign-up';

export const signUpContract = {
  read: readCall
    .errors(administrationErrors)
    .route({ method: 'GET', path, tags, summary: 'Who may sign up, and the invitations' })
    .output(stateSchema),
  save: writeCall
    .errors(administrationErrors)
    .errors(pickErrors('SIGN_UP_FIXED'))
    .route({ method: 'PUT', path, tags, summary: 'Set who may sign up, on all servers, from now on' })
    .input(policySchema)
    .output(stateSchema),
  invite: writeCall
    .errors(administrationErrors)
    .route({
      method: 'POST',
      path: `${path}/invitations`,
      tags,
      summary: 'Make an invitation, and mail it; its link is shown this once',
    })
    .input(
      z.strictObject({
        note: z.string().trim().max(noteMaxLength).default(''),
        email: z.email().trim().toLowerCase().max(emailMaxLength).optional().describe('Where to mail it.'),
        days: z.int().min(1).max(invitationMaxDays).default(7),
      }),
    )
    .output(z.strictObject({ url: z.url(), invitation: invitationSchema })),
  revoke: writeCall
    .errors(administrationErrors)
    .route({
      method: 'DELETE',
      path: `${path}/invitations/{id}`,
      tags,
      summary: 'Take an invitation back: its link is dead',
    })
    .input(z.strictObject({ id: z.uuid() }))
    .output(stateSchema),
};
