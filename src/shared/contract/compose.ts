import { eventIterator } from '@orpc/contract';
import { z } from 'zod';
import { descriptionLimit, recipientLimit, subjectLimit } from '../limits.ts';
import { pickErrors, writingCall } from './errors.ts';
import { answerShape, byRulesShape, changedTextShape, textEventSchema } from './result.ts';
import { writersText } from './text.ts';

export const composeLevels = {
  formality: ['casual', 'neutral', 'formal'],
  tone: ['polite', 'friendly', 'confident'],
  length: ['short', 'auto', 'detailed'],
} as const;

export interface ComposeStyle {
  formality: (typeof composeLevels.formality)[number];
  tone: (typeof composeLevels.tone)[number];
  length: (typeof composeLevels.length)[number];
}

export const defaultComposeStyle: ComposeStyle = { formality: 'neutral', tone: 'polite', length: 'auto' };

const composeInputSchema = z.strictObject({
  description: writersText(descriptionLimit),
  formality: z.enum(composeLevels.formality).default(defaultComposeStyle.formality),
  tone: z.enum(composeLevels.tone).default(defaultComposeStyle.tone),
  length: z.enum(composeLevels.length).default(defaultComposeStyle.length),
  recipient: writersText(recipientLimit).optional(),
  subject: writersText(subjectLimit).optional(),
  ...byRulesShape,
});
export type ComposeInput = z.infer<typeof composeInputSchema>;

const composeOutputSchema = z.strictObject({
  generated_text: z.string().describe('The body of the email.'),
  subject: z.string().describe('The subject that was given, or one made from the description.'),
  ...changedTextShape,
  ...answerShape,
});
export type ComposeOutput = z.infer<typeof composeOutputSchema>;

const composePath = '/functions/write-from-scratch';

export const composeContract = {
  compose: writingCall
    .route({ method: 'POST', path: composePath, tags: ['Writing'], summary: 'Write an email' })
    .errors(pickErrors('ORDER_NOT_UNDERSTOOD', 'LANGUAGE_NOT_UNDERSTOOD'))
    .input(composeInputSchema)
    .output(composeOutputSchema),
  composeStream: writingCall
    .route({
      method: 'POST',
      path: `${composePath}/stream`,
      tags: ['Writing'],
      summary: 'Write an email, streamed',
    })
    .errors(pickErrors('ORDER_NOT_UNDERSTOOD', 'LANGUAGE_NOT_UNDERSTOOD'))
    .input(composeInputSchema)
    .output(eventIterator(textEventSchema, composeOutputSchema)),
};
