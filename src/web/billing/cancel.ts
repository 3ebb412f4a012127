import type { Subscription } from '../../shared/contract/billing.ts';

export type CancelOutcome =
  | { kind: 'done'; until: string | undefined }
  | { kind: 'already' }
  | { kind: 'failed'; reason: string };

interface CancelAnswer {
  success: boolean;
  error?: string | undefined;
  cancellation_effective_date?: string | undefined;
}

/** @param current the subscription as it is after the answer; null where it is not known */
export function toCancelOutcome(
  { success, error, cancellation_effective_date: until }: CancelAnswer,
  current: Pick<Subscription, 'cancelled_at'> | null,
): CancelOutcome {
  if (success) return { kind: 'done', until };
  if (current?.cancelled_at) return { kind: 'already' };
  return { kind: 'failed', reason: error || 'Failed to cancel subscription' };
}
