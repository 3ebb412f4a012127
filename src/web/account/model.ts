import type { CreditBalance } from '../../shared/contract/credits.ts';

/** At most two letters: of the first and the last name; U when there is no name. */
export function toInitials(name: string): string {
  const words = name.trim().split(/\s+/u).filter(Boolean);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  const letters = ends.map((word) => [...(word ?? '')][0] ?? '').join('');
  return letters.toLocaleUpperCase() || 'U';
}

export function toFirstName(name: string): string {
  return name.trim().split(/\s+/u)[0] || 'Writer';
}

/** When credits come back, as the writer's own clock says it. */
export function toResetTime(resetsAt: string, locale?: string, timeZone?: string): string {
  return new Intl.DateTimeFormat(locale, { timeStyle: 'short', timeZone }).format(new Date(resetsAt));
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

/** Undefined while there are enough. Times are the writer's own. */
export function toLowCreditSentence(
  { daily, daily_resets_at }: CreditBalance,
  locale?: string,
  timeZone?: string,
): string | undefined {
  const { left, total, isLow } = toRemaining(daily);
  if (!isLow) return undefined;
  const words =
    left === 0 ? 'Your daily credits are used up.' : `${left} of ${total} daily credits are left.`;
  return `${words} New ones come at ${toResetTime(daily_resets_at, locale, timeZone)}, your time.`;
}
