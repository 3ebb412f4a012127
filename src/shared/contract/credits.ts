import { z } from 'zod';
import { toolNames } from '../tools.ts';
import { pickErrors, readCall, writeCall } from './errors.ts';

const tags = ['Credits'];
const allowance = z.strictObject({ used: z.int().min(0), total: z.int().min(0) });

export const creditBalanceSchema = z.strictObject({
  daily: allowance,
  monthly: allowance,
  daily_resets_at: z.iso.datetime().describe('When the next day’s credits arrive: midnight in UTC.'),
  monthly_resets_at: z.iso.datetime().describe('The first of the next month, midnight in UTC.'),
});
export type CreditBalance = z.infer<typeof creditBalanceSchema>;

const creditTypes = ['daily', 'monthly'] as const;

/** What credits are spent on: the writing tools, and the call that spends them by itself. And where others come from. */
const creditUses = [...toolNames, 'consume-credit', 'grant'] as const;

const creditEntrySchema = z.strictObject({
  id: z.uuid().describe('Of the call, which is its id in the history too.'),
  tool: z.enum(creditUses),
  credit_type: z.enum(creditTypes),
  credits: z.int().min(1),
  held_at: z.iso.datetime(),
  ended_at: z.iso.datetime().nullable(),
  outcome: z.enum(['held', 'spent', 'released', 'granted']),
  reason: z.string().nullable().describe('Why a credit came back, or was given.'),
});
export type CreditEntry = z.infer<typeof creditEntrySchema>;

const writerSchema = z.strictObject({ user_uuid: z.uuid() });

export const creditsContract = {
  read: readCall
    .meta({ scope: 'account' })
    .route({ method: 'GET', path: '/credits', tags, summary: 'What is left to spend' })
    .output(creditBalanceSchema),
  listEntries: readCall
    .meta({ scope: 'account' })
    .route({
      method: 'GET',
      path: '/credits/ledger',
      tags,
      summary: 'Every credit that a call held, and what became of it; newest first, pages by key',
    })
    .input(
      z.strictObject({
        cursor: z.string().optional().describe('next_cursor of the page before.'),
        limit: z.coerce.number().int().min(1).max(100).default(25),
      }),
    )
    .output(z.strictObject({ entries: z.array(creditEntrySchema), next_cursor: z.string().nullable() })),
  ensureDaily: writeCall
    .route({
      method: 'POST',
      path: '/rpc/ensure_daily_credits',
      tags,
      summary: 'Makes the rows of the running day and month; any number of times',
    })
    .errors(pickErrors('NOT_FOUND'))
    .input(writerSchema)
    .output(z.boolean()),
  consume: writeCall
    .route({
      method: 'POST',
      path: '/rpc/consume_credit',
      tags,
      summary: 'Spends credits, daily before monthly; false where there are too few',
    })
    .errors(pickErrors('NOT_FOUND', 'IDEMPOTENCY_KEY_REUSED'))
    .input(writerSchema.extend({ credit_amount: z.int().min(1).max(1_000).default(1) }))
    .output(z.boolean()),
};
