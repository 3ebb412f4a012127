import { eventIterator } from '@orpc/contract';
import { z } from 'zod';
import { toolNames } from '../tools.ts';
import { administrationErrors, administrationTags, choiceInputSchema, enginePath } from './engine-choice.ts';
import { pickErrors, writeCall } from './errors.ts';

const trialInputSchema = z
  .union([choiceInputSchema, z.strictObject({})])
  .describe('A choice that need not be stored; an empty object: the one in force.');
export type TrialInput = z.infer<typeof trialInputSchema>;

const trialSteps = ['first-words', 'writing', 'review'] as const;

const trialProgressSchema = z.strictObject({
  type: z.literal('progress'),
  step: z.enum(trialSteps).describe('What is waited for.'),
  words: z.int().min(0).describe('Written so far.'),
  seconds: z.number().describe('Since the trial began.'),
});
export type TrialProgress = z.infer<typeof trialProgressSchema>;

const trialResultSchema = z.strictObject({
  type: z.literal('result'),
  first_word_seconds: z.number().nullable().describe('Null: no word came in time.'),
  words_per_minute: z.number().nullable().describe('From the first word on; null where that was not seen.'),
  kept: z
    .strictObject({ number: z.boolean(), name: z.boolean(), negation: z.boolean() })
    .nullable()
    .describe('Whether all of them are in the corrected text; null where it did not end in time.'),
  numbers: z.strictObject({ changed: z.int(), total: z.int() }).nullable(),
  review_readable: z.boolean().nullable().describe('Null: the time was up before.'),
  sentences: z.array(z.string()).describe('What the measures mean.'),
  good_for: z.array(z.enum(toolNames)),
});
export type TrialResult = z.infer<typeof trialResultSchema>;

export const engineTrialContract = {
  run: writeCall
    .errors(administrationErrors)
    .errors(pickErrors('ENGINE_FIXED', 'PROVIDER_NOT_USABLE'))
    .route({
      method: 'POST',
      path: `${enginePath}/trial`,
      tags: administrationTags,
      summary:
        'Try who writes on a text of 200 words, streamed; costs no credits, stores nothing, ends within three minutes',
    })
    .input(trialInputSchema)
    .output(eventIterator(trialProgressSchema, trialResultSchema)),
};
