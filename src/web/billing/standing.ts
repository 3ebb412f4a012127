import type { Cancellation, Subscription } from '../../shared/contract/billing.ts';
import { formatMoment, type Zone } from '../../shared/format.ts';
import { type AccountType, formatPrice, type PlanCatalogue } from '../../shared/plans.ts';

/** How the writer stands with the plan. Moments are ISO 8601. */
export type Standing =
  | { kind: 'free' }
  /** Was Premium once, however that ended: there is no second trial. */
  | { kind: 'ended'; since: string | null }
  | { kind: 'trial' | 'renewing' | 'past-due' | 'cancelled'; until: string | null };

export interface StandingParts {
  accountType: AccountType;
  /** Null where there is none, undefined while it is not known. */
  subscription: Subscription | null | undefined;
  /** Whatever ended a subscription, it counts as cancelled. */
  cancellation: Cancellation | null | undefined;
}

export function toStanding({ accountType, subscription, cancellation }: StandingParts): Standing {
  if (accountType === 'free')
    return cancellation ? { kind: 'ended', since: cancellation.subscription_end } : { kind: 'free' };
  const until = subscription?.subscription_end ?? null;
  if (subscription?.status === 'past_due') return { kind: 'past-due', until };
  if (subscription?.cancelled_at) return { kind: 'cancelled', until };
  return { kind: subscription?.status === 'trialing' ? 'trial' : 'renewing', until };
}

/** In one or two plain sentences; undefined where there is nothing to say. */
export function toStandingWords(
  standing: Standing,
  { paid, free, monthlyPriceCents }: PlanCatalogue,
  zone: Zone = {},
): string | undefined {
  const name = paid.name;
  const price = formatPrice(monthlyPriceCents);
  if (standing.kind === 'free') return undefined;
  if (standing.kind === 'ended')
    return standing.since ? `Your ${name} ended on ${formatMoment(standing.since, zone)}.` : undefined;
  const until = standing.until && formatMoment(standing.until, zone);
  if (!until) return undefined;
  const words = {
    trial: `Your free trial runs until ${until}. Then ${name} costs ${price} a month.`,
    renewing: `${name} renews on ${until}, for ${price} a month.`,
    'past-due': `A payment is overdue. ${name} stays until ${until}, so that you can pay another way.`,
    cancelled: `You have ${name} until ${until}. Then your account is ${free.name} again, and nothing more is charged.`,
  };
  return words[standing.kind];
}
