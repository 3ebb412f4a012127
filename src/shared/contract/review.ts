import { eventIterator } from '@orpc/contract';
import { z } from 'zod';
import { improveTextLimit } from '../limits.ts';
import { pickErrors, writingCall } from './errors.ts';
import { answerShape, changeSchema, textEventSchema } from './result.ts';
import { writersText } from './text.ts';

export const textTypes = ['email', 'direct-message', 'document', 'presentation', 'other'] as const;
export type TextType = (typeof textTypes)[number];

const reviewInputSchema = z.strictObject({
  action: z.literal('get-feedback'),
  text: writersText(improveTextLimit),
  text_type: z
    .string()
    .transform((name) => name.toLowerCase().replaceAll(/[\s_]+/g, '-'))
    .pipe(z.enum(textTypes))
    .describe(`One of ${textTypes.join(', ')}; ‘Direct Message’ counts as direct-message.`),
});
export type ReviewInput = z.infer<typeof reviewInputSchema>;

/** A stretch of the text under review, in UTF-16 code units, and its words. */
const evidenceSchema = z.strictObject({
  start: z.int().min(0),
  end: z.int().min(0),
  quote: z.string(),
});
export type Evidence = z.infer<typeof evidenceSchema>;

export const ratingCategories = [
  'Friendliness',
  'Professionalism',
  'Confidence',
  'Politeness',
  'Readability',
  'Clarity',
] as const;

const ratingSchema = z.strictObject({
  category: z.enum(ratingCategories),
  score: z.number().min(1).max(5),
  description: z.string(),
  evidence: z.array(evidenceSchema).describe('What in the text speaks for this score.'),
});
export type Rating = z.infer<typeof ratingSchema>;

const pointSchema = z.strictObject({
  id: z.string(),
  title: z.string(),
  explanation: z.string(),
  evidence: evidenceSchema,
  changes: z
    .array(changeSchema)
    .describe('A fix, as changes of the whole text; empty where the engine has none at hand.'),
  instruction: z.string().describe('What to ask of a partial edit of the evidence instead.'),
});
export type FeedbackPoint = z.infer<typeof pointSchema>;

export const feedbackSchema = z.strictObject({
  ratings: z.array(ratingSchema),
  written_feedback: z.string(),
  points: z.array(pointSchema),
});
export type Feedback = z.infer<typeof feedbackSchema>;

const reviewOutputSchema = z.strictObject({ feedback: feedbackSchema, ...answerShape });
export type ReviewOutput = z.infer<typeof reviewOutputSchema>;

const reviewPath = '/functions/get-feedback';

export const reviewContract = {
  review: writingCall
    .route({ method: 'POST', path: reviewPath, tags: ['Writing'], summary: 'Rate a text and say why' })
    .errors(pickErrors('NO_FEEDBACK'))
    .input(reviewInputSchema)
    .output(reviewOutputSchema),
  reviewStream: writingCall
    .route({
      method: 'POST',
      path: `${reviewPath}/stream`,
      tags: ['Writing'],
      summary: 'Rate a text and say why, streamed',
    })
    .errors(pickErrors('NO_FEEDBACK'))
    .input(reviewInputSchema)
    .output(eventIterator(textEventSchema, reviewOutputSchema)),
};
