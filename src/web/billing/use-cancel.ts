import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { formatMoment } from '../../shared/format.ts';
import { readPlanAgain } from '../services/plan-news.ts';
import { useServices } from '../services/services.ts';
import { notify } from '../ui/notify.ts';
import { type CancelOutcome, toCancelOutcome } from './cancel.ts';
import { type Failure, notAuthenticatedError, toFailure } from './failure.ts';
import { subscriptionQuery } from './queries.ts';

const headline = 'Failed to cancel subscription.';

/** How long the word stays that it was cancelled already, until the page is read anew, in milliseconds. */
const reloadDelayMs = 2_000;

/** Ends the subscription with the period that is paid for. */
export function useCancel() {
  const services = useServices();
  const queries = useQueryClient();
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<Failure>();

  async function ask(reason: string): Promise<CancelOutcome> {
    const { call, session } = services;
    if (session.getState().status !== 'signed-in') throw notAuthenticatedError();
    const answer = await call((api) => api.billing.cancel({ reason: reason.trim() || null }));
    if (answer.success) return toCancelOutcome(answer, null);
    // Another tab may have been faster: the subscription itself tells, not the words of the answer
    const current = await queries
      .fetchQuery({ ...subscriptionQuery(services, 'paid'), staleTime: 0 })
      .catch(() => null);
    return toCancelOutcome(answer, current);
  }

  async function cancel(reason: string): Promise<void> {
    setIsBusy(true);
    setFailure(undefined);
    try {
      tell(await ask(reason));
    } catch (error) {
      setFailure(toFailure(headline, error));
      void notify({ tone: 'error', title: 'Cancellation Failed', description: headline });
    } finally {
      readPlanAgain(queries);
      setIsBusy(false);
    }
  }

  function tell(outcome: CancelOutcome): void {
    if (outcome.kind === 'done') {
      const { until } = outcome;
      const description = until ? `You keep Premium until ${formatMoment(until)}.` : undefined;
      void notify({ title: 'Subscription Cancelled', ...(description && { description }) });
    } else if (outcome.kind === 'already') {
      void notify({ tone: 'warning', title: 'Already Cancelled', description: 'This page will reload.' });
      reloadHere();
    } else {
      setFailure({ headline: 'Cancellation Failed', reason: outcome.reason });
      void notify({ tone: 'error', title: 'Cancellation Failed', description: outcome.reason });
    }
  }

  return { cancel, isBusy, failure };
}

/** Who has gone on to another screen meanwhile stays there. What cancels is gone by then, so no effect can end this. */
function reloadHere(): void {
  const { pathname } = location;
  setTimeout(() => {
    if (location.pathname === pathname) location.reload();
  }, reloadDelayMs);
}
