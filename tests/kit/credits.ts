import { expect } from 'vitest';
import type { CreditEntry } from '../../src/shared/contract/credits.ts';
import { type ToolName, toolNames } from '../../src/shared/tools.ts';
import type { CallOptions, TestWriter } from './caller.ts';
import type { TestProduct } from './product.ts';

/** Runs a query, as `TestProduct` and a database do. */
type Query = TestProduct['query'];

const functions = '/api/functions';

const requests: Record<ToolName, (text: string) => { path: string; body: object }> = {
  'improve-text': (text) => ({
    path: `${functions}/enhance-text-v2`,
    body: { action: 'improve', original_text: text },
  }),
  'email-reply': (text) => ({
    path: `${functions}/reply-email`,
    body: {
      action: 'reply-email',
      'email-chain': 'Hi,\n\nwhen will it come?\n\nTom',
      'user-draft': text,
    },
  }),
  'write-from-scratch': (text) => ({ path: `${functions}/write-from-scratch`, body: { description: text } }),
  'get-feedback': (text) => ({
    path: `${functions}/get-feedback`,
    body: { action: 'get-feedback', text, text_type: 'email' },
  }),
};

interface CallAnswer {
  code?: string;
  action_id: string;
}

/** A call of any tool, as its screen makes it. */
export function callTool(writer: TestWriter, tool: ToolName, text: string, options?: CallOptions) {
  const { path, body } = requests[tool](text);
  return writer.post<CallAnswer>(path, body, options);
}

/** The tool that the call of this number takes: all of them in turn. */
export function toolOfTurn(turn: number): ToolName {
  return toolNames[turn % toolNames.length] ?? 'improve-text';
}

export async function setPlan(product: TestProduct, { userId }: TestWriter, plan: 'free' | 'paid') {
  await product.query('update profiles set account_type = $2 where id = $1::uuid', [userId, plan]);
}

export async function consume(writer: TestWriter, credits?: number, options?: CallOptions) {
  const body = { user_uuid: writer.userId, ...(credits !== undefined && { credit_amount: credits }) };
  return writer.post<unknown>('/api/rpc/consume_credit', body, options);
}

export async function readLedger(writer: TestWriter): Promise<CreditEntry[]> {
  const { body } = await writer.get<{ entries: CreditEntry[] }>('/api/credits/ledger?limit=100');
  return body.entries;
}

export interface BalanceOfPeriod {
  credit_type: 'daily' | 'monthly';
  period_start: string;
  credits_granted: number;
  credits_used: number;
  credits_held: number;
}

/** A writer's rows, the oldest period first, `daily` before `monthly`. */
export function listBalances(query: Query, userId: string): Promise<BalanceOfPeriod[]> {
  return query(
    `select credit_type, period_start::text as period_start, credits_granted, credits_used, credits_held
     from user_credit_balance where user_id = $1::uuid order by period_start, credit_type`,
    [userId],
  );
}

const sumsOfLedger = `
  select credit_type, period_start::text as period_start,
    coalesce(sum(credits) filter (where outcome = 'spent'), 0)::int as credits_used,
    coalesce(sum(credits) filter (where outcome is null), 0)::int as credits_held
  from credit_holds where user_id = $1::uuid group by credit_type, period_start`;

const sumsOfUsage = `
  select (select coalesce(sum(credits), 0)::int from usage_days where user_id = $1::uuid) as counted,
    (select coalesce(sum(credits), 0)::int from credit_holds
     where user_id = $1::uuid and outcome = 'spent' and tool <> 'consume-credit') as spent`;

/** Expects that balance, ledger and usage tell the same, and that nothing is overspent. */
export async function expectBooksToAgree(query: Query, userId: string): Promise<BalanceOfPeriod[]> {
  const balances = await listBalances(query, userId);
  const sums = await query<BalanceOfPeriod>(sumsOfLedger, [userId]);
  const isOf = (one: BalanceOfPeriod) => (other: BalanceOfPeriod) =>
    other.credit_type === one.credit_type && other.period_start === one.period_start;
  for (const balance of balances) {
    const { credits_granted, credits_used, credits_held } = balance;
    const sum = sums.find(isOf(balance));
    expect({ credits_used, credits_held }).toEqual({
      credits_used: sum?.credits_used ?? 0,
      credits_held: sum?.credits_held ?? 0,
    });
    expect(credits_used + credits_held).toBeLessThanOrEqual(credits_granted);
  }
  for (const sum of sums) expect(balances.some(isOf(sum)), JSON.stringify(sum)).toBe(true);
  const [usage] = await query<{ counted: number; spent: number }>(sumsOfUsage, [userId]);
  expect(usage?.counted).toBe(usage?.spent);
  return balances;
}
