import { eventIterator } from '@orpc/contract';
import { z } from 'zod';
import { emailChainLimit, replyDraftLimit } from '../limits.ts';
import { pickErrors, writingCall } from './errors.ts';
import { answerShape, byRulesShape, changedTextShape, textEventSchema } from './result.ts';
import { writersText } from './text.ts';

const level = z.int().min(1).max(5).optional();

const replyInputSchema = z.strictObject({
  action: z.literal('reply-email'),
  'email-chain': writersText(emailChainLimit),
  'user-draft': writersText(replyDraftLimit),
  'user-id': z.string().optional().describe('Refused where it is not the caller’s own.'),
  formality: level.describe('1 casual to 5 very formal; left out, the draft decides.'),
  tone: level.describe('1 uncertain to 5 authoritative.'),
  length: level.describe('1 very brief to 5 very detailed.'),
  ...byRulesShape,
});
export type ReplyInput = z.infer<typeof replyInputSchema>;

const questionSchema = z.strictObject({ text: z.string(), answered: z.boolean() });
export type ChainQuestion = z.infer<typeof questionSchema>;

const replyOutputSchema = z.strictObject({
  enhanced_text: z.string(),
  ...changedTextShape,
  questions: z
    .array(questionSchema)
    .describe('The questions of the newest message, and whether the reply answers them.'),
  ...answerShape,
});
export type ReplyOutput = z.infer<typeof replyOutputSchema>;

const replyPath = '/functions/reply-email';

export const replyContract = {
  reply: writingCall
    .route({ method: 'POST', path: replyPath, tags: ['Writing'], summary: 'Turn a draft into a reply' })
    .errors(pickErrors('ORDER_NOT_UNDERSTOOD', 'LANGUAGE_NOT_UNDERSTOOD'))
    .input(replyInputSchema)
    .output(replyOutputSchema),
  replyStream: writingCall
    .route({
      method: 'POST',
      path: `${replyPath}/stream`,
      tags: ['Writing'],
      summary: 'Turn a draft into a reply, streamed',
    })
    .errors(pickErrors('ORDER_NOT_UNDERSTOOD', 'LANGUAGE_NOT_UNDERSTOOD'))
    .input(replyInputSchema)
    .output(eventIterator(textEventSchema, replyOutputSchema)),
};
