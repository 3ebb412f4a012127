import { z } from 'zod';
import { openCountLimit } from '../limits.ts';
import { administrationErrors, administrationTags as tags } from './engine-choice.ts';
import { readCall, writeCall } from './errors.ts';
import { opinionTypeSchema } from './opinions.ts';

/** Which messages are shown. */
export const inboxStates = ['open', 'handled', 'all'] as const;
export type InboxState = (typeof inboxStates)[number];

const messageSchema = z.strictObject({
  id: z.uuid().describe('Of one writer: another one’s message may have the same.'),
  writer: z.strictObject({
    id: z.uuid(),
    name: z.string(),
    email: z.string(),
    account_type: z.enum(['free', 'paid']),
  }),
  feedback_type: opinionTypeSchema,
  title: z.string(),
  description: z.string(),
  created_at: z.iso.datetime(),
  handled_at: z.iso.datetime().nullable().describe('Null for an open one.'),
  handled_by: z
    .string()
    .nullable()
    .describe('A name; null for an open one, and for an account that is gone.'),
});
export type InboxMessage = z.infer<typeof messageSchema>;

export const inboxContract = {
  list: readCall
    .errors(administrationErrors)
    .route({
      method: 'GET',
      path: '/admin/inbox',
      tags,
      summary:
        'What was sent by the feedback form: open before handled, of the open ones Premium before Free, then the newest first; pages by key',
    })
    .input(
      z.strictObject({
        state: z.enum(inboxStates).default('open'),
        feedback_type: opinionTypeSchema.optional(),
        cursor: z.string().optional().describe('next_cursor of the page before.'),
        limit: z.coerce.number().int().min(1).max(100).default(25),
      }),
    )
    .output(z.strictObject({ messages: z.array(messageSchema), next_cursor: z.string().nullable() })),
  countOpen: readCall
    .errors(administrationErrors)
    .route({ method: 'GET', path: '/admin/inbox/open', tags, summary: 'How many messages are open' })
    .output(
      z.strictObject({
        count: z.int().min(0).max(openCountLimit).describe(`${openCountLimit}: so many, or more.`),
      }),
    ),
  setHandled: writeCall
    .errors(administrationErrors)
    .route({
      method: 'PUT',
      path: '/admin/inbox/{writer_id}/{id}/handled',
      tags,
      summary: 'Mark a message as handled, or open it again',
    })
    .input(z.strictObject({ writer_id: z.uuid(), id: z.uuid(), is_handled: z.boolean() }))
    .output(messageSchema),
};
