import { oc } from '@orpc/contract';
import { z } from 'zod';

const allowance = z.strictObject({ used: z.int().min(0), total: z.int().min(0) });

export const creditBalanceSchema = z.strictObject({
  daily: allowance,
  monthly: allowance,
  daily_resets_at: z.iso.datetime().describe('When the next day’s credits arrive: midnight in UTC.'),
  monthly_resets_at: z.iso.datetime().describe('The first of the next month, midnight in UTC.'),
});

export type CreditBalance = z.infer<typeof creditBalanceSchema>;

export const creditsContract = {
  read: oc
    .route({ method: 'GET', path: '/credits', tags: ['Credits'], summary: 'What is left to spend' })
    .output(creditBalanceSchema),
};
