import type { CreditBalance } from '../../shared/contract/credits.ts';
import { formatDate, formatTime, type Zone } from '../../shared/format.ts';
import type { AccountType } from '../../shared/plans.ts';

export function toFirstName(name: string): string {
  return name.trim().split(/\s+/u)[0] || 'Writer';
}

/** When the day's credits come back, as the writer's own clock says it. */
export function toResetTime(resetsAt: string, zone?: Zone): string {
  return formatTime(resetsAt, zone);
}

/** When the month's come back: ‘1 December at 01:00’. Midnight in UTC may be the day before for the writer. */
export function toResetDay(resetsAt: string, zone: Zone = {}): string {
  const day = formatDate(resetsAt, { day: 'numeric', month: 'long', timeZone: zone.timeZone });
  return `${day} at ${toResetTime(resetsAt, zone)}`;
}

export interface Remaining {
  left: number;
  used: number;
  total: number;
  /** 80 percent or more is used. */
  isLow: boolean;
}

export function toRemaining({ used, total }: CreditBalance['daily']): Remaining {
  return { left: Math.max(0, total - used), used, total, isLow: total > 0 && used >= total * 0.8 };
}

/** The credits that the next call is paid from: the day's, and the month's once those are used up. */
export function toNextCredits({ daily, monthly }: CreditBalance): Remaining & { period: string } {
  const ofDay = toRemaining(daily);
  const ofMonth = toRemaining(monthly);
  if (ofDay.left > 0 || ofMonth.left === 0) return { ...ofDay, period: 'today' };
  return { ...ofMonth, period: 'this month' };
}

/** Times are the writer's own. */
export interface CreditNotice {
  sentence: string;
  /** Nothing is left to spend. */
  isOut: boolean;
}

/** What is said when credits run out; undefined while there are enough. Only free writers hear of few. */
export function findCreditNotice(
  accountType: AccountType,
  balance: CreditBalance,
  zone: Zone = {},
): CreditNotice | undefined {
  const { left, total, isLow } = toRemaining(balance.daily);
  const time = toResetTime(balance.daily_resets_at, zone);
  if (accountType === 'paid') {
    if (left > 0 || toRemaining(balance.monthly).left > 0) return undefined;
    const day = toResetDay(balance.monthly_resets_at, zone);
    return {
      sentence: `Your credits are used up. Daily ones come at ${time}, monthly ones on ${day}, your time.`,
      isOut: true,
    };
  }
  if (!isLow) return undefined;
  const words =
    left === 0 ? 'Your daily credits are used up.' : `${left} of ${total} daily credits are left.`;
  return { sentence: `${words} New ones come at ${time}, your time.`, isOut: left === 0 };
}
