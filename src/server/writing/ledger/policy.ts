import type { CreditBalance } from '../../../shared/contract/credits.ts';
import { type AccountType, plans } from '../../../shared/plans.ts';

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

export type CreditType = 'daily' | 'monthly';

export interface Grant {
  creditType: CreditType;
  periodStart: string;
  credits: number;
}

/** What a plan grants for the periods that run now. */
export function toGrants(accountType: AccountType, periods: Periods): Grant[] {
  const { creditsPerDay, creditsPerMonth } = plans[accountType];
  const grants: Grant[] = [
    { creditType: 'daily', periodStart: periods.day, credits: creditsPerDay },
    { creditType: 'monthly', periodStart: periods.month, credits: creditsPerMonth },
  ];
  return grants.filter(({ credits }) => credits > 0);
}

export interface BalanceRow {
  credit_type: string;
  credits_granted: number;
  credits_used: number;
}

/** The balance to show: what stands in the rows, and for a period without one yet, what the plan will grant. */
export function toBalance(
  accountType: AccountType,
  periods: Periods,
  rows: readonly BalanceRow[],
): CreditBalance {
  const allowance = (creditType: CreditType, creditsOfPlan: number) => {
    const row = rows.find(({ credit_type }) => credit_type === creditType);
    return { used: row?.credits_used ?? 0, total: row?.credits_granted ?? creditsOfPlan };
  };
  const { creditsPerDay, creditsPerMonth } = plans[accountType];
  return {
    daily: allowance('daily', creditsPerDay),
    monthly: allowance('monthly', creditsPerMonth),
    daily_resets_at: periods.dayEnds.toISOString(),
    monthly_resets_at: periods.monthEnds.toISOString(),
  };
}
