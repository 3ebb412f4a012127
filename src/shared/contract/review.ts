import { eventIterator } from '@orpc/contract';
import { z } from 'zod';
import { longestFeedbackText } from '../limits.ts';
import { pickErrors, writingCall } from './errors.ts';
import { answerShape, changeSchema, textEventSchema } from './result.ts';
import { writersText } from './text.ts';

export const textTypes = ['email', 'direct-message', 'document', 'presentation', 'other'] as const;
export type TextType = (typeof textTypes)[number];

const reviewInputSchema = z.strictObject({
  action: z.literal('get-feedback'),
  text: writersText(longestFeedbackText),
  text_type: z
    .string()
    .transform((name) => name.toLowerCase().replaceAll(/[\s_]+/g, '-'))
    .pipe(z.enum(textTypes))
    .describe(`One of ${textTypes.join(', ')}; ‘Direct Message’ counts as direct-message.`),
  earlier_text: writersText(longestFeedbackText)
    .optional()
    .describe('An earlier draft, which the text is compared with. Plans with the comparison only.'),
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

/** What a row of a comparison holds: a rating from 1 to 5, how often something was found, or what only tells. */
export const aspectKinds = ['rating', 'count', 'figure'] as const;
export const verdicts = ['better', 'worse', 'same'] as const;
export type Verdict = (typeof verdicts)[number];

const aspectSchema = z.strictObject({
  kind: z.enum(aspectKinds),
  name: z.string(),
  earlier: z.number(),
  current: z.number(),
  verdict: z.enum(verdicts).nullable().describe('Null where the figures do not tell.'),
});
export type Aspect = z.infer<typeof aspectSchema>;

const comparisonSchema = z.strictObject({
  aspects: z.array(aspectSchema),
  notice: z.string().nullable().describe('What keeps the drafts from being compared well.'),
});
export type Comparison = z.infer<typeof comparisonSchema>;

const reviewOutputSchema = z.strictObject({
  feedback: feedbackSchema,
  comparison: comparisonSchema.optional().describe('With the earlier draft, where one was given.'),
  ...answerShape,
});
export type ReviewOutput = z.infer<typeof reviewOutputSchema>;

const reviewPath = '/functions/get-feedback';

export const reviewContract = {
  review: writingCall
    .route({ method: 'POST', path: reviewPath, tags: ['Writing'], summary: 'Rate a text and say why' })
    .errors(pickErrors('NO_FEEDBACK', 'PREMIUM_REQUIRED'))
    .input(reviewInputSchema)
    .output(reviewOutputSchema),
  reviewStream: writingCall
    .route({
      method: 'POST',
      path: `${reviewPath}/stream`,
      tags: ['Writing'],
      summary: 'Rate a text and say why, streamed',
    })
    .errors(pickErrors('NO_FEEDBACK', 'PREMIUM_REQUIRED'))
    .input(reviewInputSchema)
    .output(eventIterator(textEventSchema, reviewOutputSchema)),
};
