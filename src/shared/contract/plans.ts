import { z } from 'zod';
import { toolNames } from '../tools.ts';
import { pickErrors, readCall } from './errors.ts';

/** What a plan is made of, in the order of the screen. */
export const planFigures = [
  'credits_per_day',
  'credits_per_month',
  'saved_instructions',
  'has_voice',
  'improve_text_limit',
  'feedback_text_limit',
  'compares_drafts',
  'monthly_price_cents',
  'trial_days',
  'past_due_days',
] as const;
export type PlanFigure = (typeof planFigures)[number];

const valueSchema = z.strictObject({
  value: z.union([z.number(), z.boolean()]),
  setting: z.string().nullable().describe('The setting that sets it; null for what none does.'),
  is_set: z.boolean().describe('Whether the environment names that setting; else its default holds.'),
});
export type PlanValue = z.infer<typeof valueSchema>;

const plansInForceSchema = z.strictObject({
  figures: z.array(
    z.strictObject({
      figure: z.enum(planFigures),
      free: valueSchema.nullable().describe('Null where the plan has no such thing.'),
      paid: valueSchema,
    }),
  ),
  writers: z.strictObject({ free: z.int().min(0), paid: z.int().min(0) }),
  trials: z.int().min(0).describe('How many of those with the paid plan are in their trial.'),
  tools: z
    .array(z.strictObject({ tool: z.enum(toolNames), today: z.int().min(0), month: z.int().min(0) }))
    .describe('Credits spent, today and this month in UTC.'),
});
export type PlansInForce = z.infer<typeof plansInForceSchema>;

export const plansContract = {
  read: readCall
    .errors(pickErrors('NOT_FOUND'))
    .route({
      method: 'GET',
      path: '/admin/plans',
      tags: ['Administration'],
      summary: 'The plans as they are in force, and how they are used, in figures',
    })
    .output(plansInForceSchema),
};
