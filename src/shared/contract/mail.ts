import { z } from 'zod';
import { type MailFailure, mailFailures } from '../mail.ts';
import { administrationErrors, administrationTags as tags } from './engine-choice.ts';
import { pickErrors, readCall, writeCall } from './errors.ts';

export const mailStatuses = ['waiting', 'failed'] as const;
export type MailStatus = (typeof mailStatuses)[number];

const failureSchema = z.enum(Object.keys(mailFailures) as MailFailure[]);

const mailSchema = z.strictObject({
  id: z.uuid(),
  kind: z.string().describe('What it is about, in one word.'),
  recipient: z.string(),
  created_at: z.iso.datetime(),
  tries: z.int().min(0),
  status: z.enum([...mailStatuses, 'sending']).describe('`failed`: nobody tries any more by itself.'),
  next_try_at: z.iso.datetime().nullable().describe('Null unless it waits.'),
  failure: failureSchema.nullable().describe('Of the last try.'),
  is_link_dead: z.boolean().describe('The link in it is too old to work.'),
});
export type WaitingMail = z.infer<typeof mailSchema>;

const deliverySchema = z.strictObject({
  host: z.string().nullable().describe('The mail server, without user and password; null: into files.'),
  sender: z.string(),
});
export type MailDelivery = z.infer<typeof deliverySchema>;

const testResultSchema = z.strictObject({
  recipient: z.string(),
  failure: failureSchema.nullable().describe('Null: the mail was taken.'),
});
export type MailTestResult = z.infer<typeof testResultSchema>;

const id = z.uuid();

export const mailContract = {
  list: readCall
    .errors(administrationErrors)
    .route({
      method: 'GET',
      path: '/admin/mail',
      tags,
      summary: 'Mails that wait or were given up, without their words; newest first, pages by key',
    })
    .input(
      z.strictObject({
        status: z.enum(mailStatuses).optional(),
        cursor: z.string().optional().describe('next_cursor of the page before.'),
        limit: z.coerce.number().int().min(1).max(100).default(25),
      }),
    )
    .output(
      z.strictObject({
        delivery: deliverySchema,
        mails: z.array(mailSchema),
        next_cursor: z.string().nullable(),
      }),
    ),
  sendTest: writeCall
    .errors(administrationErrors)
    .route({
      method: 'POST',
      path: '/admin/mail/test',
      tags,
      summary: 'Send a mail to one’s own address, and say what became of it',
    })
    .output(testResultSchema),
  retry: writeCall
    .errors(administrationErrors)
    .errors(pickErrors('MAIL_BEING_SENT'))
    .route({ method: 'POST', path: '/admin/mail/{id}/retry', tags, summary: 'Try a mail again now' })
    .input(z.strictObject({ id }))
    .output(z.strictObject({ retried: z.int() })),
  drop: writeCall
    .errors(administrationErrors)
    .errors(pickErrors('MAIL_BEING_SENT'))
    .route({ method: 'DELETE', path: '/admin/mail/{id}', tags, summary: 'Forget a mail: it is never sent' })
    .input(z.strictObject({ id }))
    .output(z.strictObject({ deleted: z.int() })),
};
