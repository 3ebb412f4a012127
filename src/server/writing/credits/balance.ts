import type { CreditBalance } from '../../../shared/contract/credits.ts';
import type { AccountType, Plan } from '../../../shared/plans.ts';

/** How long a hold lives without word from the server that took it, in milliseconds. */
export const holdLifetimeMs = 30_000;

/** How often a server says that its calls still run, and looks for holds of servers that died, in milliseconds. */
export const holdRenewalMs = 10_000;

/** Periods are dates in UTC, so that no change of clocks and no server's zone can shift them. */
export interface Periods {
  /** Today, as YYYY-MM-DD. */
  day: string;
  /** The first of this month, as YYYY-MM-DD. */
  month: string;
  dayEnds: Date;
  monthEnds: Date;
}

export function toPeriods(now: Date): Periods {
  const year = now.getUTCFullYear();
  const month = now.getUTCMonth();
  return {
    day: now.toISOString().slice(0, 10),
    month: new Date(Date.UTC(year, month, 1)).toISOString().slice(0, 10),
    dayEnds: new Date(Date.UTC(year, month, now.getUTCDate() + 1)),
    monthEnds: new Date(Date.UTC(year, month + 1, 1)),
  };
}

export interface Spendable {
  /** As YYYY-MM-DD, as the month. */
  day: string;
  /** Null for who may not spend the credits of a month: they are Premium's. */
  month: string | null;
  /** Credits of the month are touched only once the day's row grants as many as this. */
  dayGrantsAtLeast: number;
}

export function toSpendable({ day, month }: Periods, accountType: AccountType, dayGrantsAtLeast: number) {
  return { day, month: accountType === 'paid' ? month : null, dayGrantsAtLeast };
}

export interface BalanceRow {
  credit_type: string;
  credits_granted: number;
  /** Of these, what an administrator gave beside the plan. */
  credits_extra: number;
  credits_used: number;
}

/**
 * The balance as it is enforced. A row that is missing or grants less than the plan is brought up to it by the first
 * call that needs it; one that grants more, from the plan before, keeps that until its day ends. Credits of the month
 * are nobody's but a paid account's.
 */
export function toBalance(parts: {
  accountType: AccountType;
  plan: Plan;
  periods: Periods;
  rows: readonly BalanceRow[];
}): CreditBalance {
  const { accountType, plan, periods, rows } = parts;
  const allowance = (creditType: string, creditsOfPlan: number) => {
    const row = rows.find(({ credit_type }) => credit_type === creditType);
    const { credits_used: used = 0, credits_granted = 0, credits_extra = 0 } = row ?? {};
    return { used, total: Math.max(credits_granted, creditsOfPlan + credits_extra) };
  };
  return {
    daily: allowance('daily', plan.creditsPerDay),
    monthly: accountType === 'paid' ? allowance('monthly', plan.creditsPerMonth) : { used: 0, total: 0 },
    daily_resets_at: periods.dayEnds.toISOString(),
    monthly_resets_at: periods.monthEnds.toISOString(),
  };
}

/** Words of a result that changed something; what stands between spaces and has a letter or a digit in it is one. */
export function countImprovedWords(result: { enhancedText: string; changes: readonly unknown[] }): number {
  if (result.changes.length === 0) return 0;
  return result.enhancedText.split(/\s+/u).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}
