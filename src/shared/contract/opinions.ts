import { z } from 'zod';
import { writeCall } from './errors.ts';
import { writersText } from './text.ts';

/** The values of `user_feedback.feedback_type`, and what the form calls them. */
export const opinionTypes = {
  feature: 'Feature Request',
  bug: 'Bug Report',
  general: 'General Feedback',
  praise: 'Compliment',
} as const;

export type OpinionType = keyof typeof opinionTypes;

/** Longest title and description, in characters. */
export const opinionTitleLimit = 200;
export const opinionDescriptionLimit = 5_000;

export const opinionTypeSchema = z.enum(Object.keys(opinionTypes) as [OpinionType, ...OpinionType[]]);

const opinionInputSchema = z.strictObject({
  feedback_type: opinionTypeSchema,
  title: writersText(opinionTitleLimit),
  description: writersText(opinionDescriptionLimit),
});
export type OpinionInput = z.infer<typeof opinionInputSchema>;

export const opinionsContract = {
  give: writeCall
    .route({
      method: 'POST',
      path: '/feedback',
      tags: ['Account'],
      summary:
        'Tell the operator what you think of the product; an idempotency key keeps it from counting twice',
    })
    .input(opinionInputSchema)
    .output(z.strictObject({ id: z.uuid() })),
};
