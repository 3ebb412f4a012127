import { useQuery } from '@tanstack/react-query';
import type { Subscription } from '../../shared/contract/billing.ts';
import { profileQuery } from '../account/queries.ts';
import { getServerFacts } from '../server-facts.ts';
import { useServices } from '../services/services.ts';
import { cancellationQuery, subscriptionQuery } from './queries.ts';
import { type Standing, toStanding } from './standing.ts';
import { hasPayment } from './words.ts';

interface Plan {
  standing: Standing;
  /** None on a free account, and while it is not read yet. */
  subscription: Subscription | undefined;
  /** Whether what it says may still change once the rest is read. */
  isReading: boolean;
}

/** How the writer stands with the plan; undefined until the profile is read. */
export function useStanding(): Plan | undefined {
  const services = useServices();
  const { billing } = getServerFacts();
  const { data: profile } = useQuery(profileQuery(services));
  const accountType = profile?.account_type;
  const subscribed = useQuery(subscriptionQuery(services, accountType));
  const cancelled = useQuery({
    ...cancellationQuery(services),
    // The subscription of a paid account says it itself
    enabled: accountType === 'free' && hasPayment(billing),
  });
  if (!accountType) return undefined;
  // What was read while the account was a paid one is not that of a free one
  const subscription = accountType === 'paid' ? (subscribed.data ?? undefined) : undefined;
  return {
    standing: toStanding({ accountType, subscription, cancellation: cancelled.data }),
    subscription,
    isReading: subscribed.isLoading || cancelled.isLoading,
  };
}
