import { oc } from '@orpc/contract';
import { z } from 'zod';

const userFeedbackSchema = z.enum(['positive', 'negative']);
export type UserFeedback = z.infer<typeof userFeedbackSchema>;

export const actionsContract = {
  giveFeedback: oc
    .route({
      method: 'PUT',
      path: '/actions/{id}/feedback',
      tags: ['History'],
      summary: 'Say whether a result was good; the last word counts',
    })
    .input(z.strictObject({ id: z.string(), user_feedback: userFeedbackSchema }))
    .output(z.strictObject({ user_feedback: userFeedbackSchema, feedback_given_at: z.iso.datetime() })),
};
