import { z } from 'zod';
import { toolNames } from '../tools.ts';
import { pickErrors, readCall, writeCall } from './errors.ts';
import { changeSchema, issueSchema } from './result.ts';

const userFeedbackSchema = z.enum(['positive', 'negative']);
export type UserFeedback = z.infer<typeof userFeedbackSchema>;

const toolNameSchema = z.enum(toolNames);

const actionResultSchema = z.enum(['success', 'failed']);

const actionSummarySchema = z.strictObject({
  id: z.string(),
  tool: toolNameSchema,
  action_type: z.string(),
  text_length: z.int(),
  has_texts: z
    .boolean()
    .describe('False where its texts are not kept: they are empty then, and its figures stay.'),
  result: actionResultSchema.nullable().describe('Null while the call runs.'),
  error_message: z.string().nullable(),
  created_at: z.iso.datetime(),
  user_feedback: userFeedbackSchema.nullable(),
  feedback_given_at: z.iso.datetime().nullable(),
  excerpt: z.string().describe('The beginning of the original text, or where the search found something.'),
});
export type ActionSummary = z.infer<typeof actionSummarySchema>;

const actionSchema = actionSummarySchema.extend({
  original_text: z.string(),
  enhanced_text: z.string().nullable(),
  changes: z.array(changeSchema),
  issues: z.array(issueSchema),
  engine: z.strictObject({ name: z.string(), local: z.boolean() }).nullable(),
  request: z
    .record(z.string(), z.unknown())
    .describe('What was asked for beside the original text, with the keys of the call.'),
  details: z.record(z.string(), z.unknown()).describe('What the answer held beside the text.'),
});
export type Action = z.infer<typeof actionSchema>;

/** Most actions that one page of the history holds, and how many it holds unless told. */
export const actionsPageLimit = 100;
const actionsPageSize = 25;

const deletedSchema = z.strictObject({ deleted: z.int().min(0) });

export const actionsContract = {
  list: readCall
    .meta({ scope: 'account' })
    .route({
      method: 'GET',
      path: '/actions',
      tags: ['History'],
      summary: 'The writer’s calls, newest first',
    })
    .input(
      z.strictObject({
        cursor: z.string().optional().describe('next_cursor of the page before.'),
        limit: z.coerce.number().int().min(1).max(actionsPageLimit).default(actionsPageSize),
        tool: toolNameSchema.optional(),
        result: actionResultSchema.optional(),
        q: z
          .string()
          .max(200)
          .optional()
          .describe('Words that all stand in the original text or the result.'),
      }),
    )
    .output(z.strictObject({ actions: z.array(actionSummarySchema), next_cursor: z.string().nullable() })),
  find: readCall
    .meta({ scope: 'account' })
    .route({ method: 'GET', path: '/actions/{id}', tags: ['History'], summary: 'One call, with its texts' })
    .errors(pickErrors('NOT_FOUND'))
    .input(z.strictObject({ id: z.string() }))
    .output(actionSchema),
  remove: writeCall
    .route({
      method: 'DELETE',
      path: '/actions/{id}',
      tags: ['History'],
      summary: 'Delete one; for a few minutes it can be restored',
    })
    .errors(pickErrors('NOT_FOUND', 'CALL_IN_PROGRESS'))
    .input(z.strictObject({ id: z.string() }))
    .output(deletedSchema),
  removeAll: writeCall
    .route({
      method: 'DELETE',
      path: '/actions',
      tags: ['History'],
      summary: 'Delete all; for a few minutes they can be restored',
    })
    .output(deletedSchema),
  restore: writeCall
    .route({
      method: 'POST',
      path: '/actions/restore',
      tags: ['History'],
      summary: 'Bring back what was deleted a moment ago',
    })
    .errors(pickErrors('NOT_FOUND'))
    .input(
      z.strictObject({ id: z.string().optional().describe('One; left out, the last that were deleted.') }),
    )
    .output(z.strictObject({ restored: z.int().min(0) })),
  giveFeedback: writeCall
    .meta({ scope: 'account' })
    .route({
      method: 'PUT',
      path: '/actions/{id}/feedback',
      tags: ['History'],
      summary: 'Say whether a result was good; the last word counts',
    })
    .errors(pickErrors('NOT_FOUND'))
    .input(z.strictObject({ id: z.string(), user_feedback: userFeedbackSchema }))
    .output(z.strictObject({ user_feedback: userFeedbackSchema, feedback_given_at: z.iso.datetime() })),
};
