import { useState } from 'react';
import { useServices } from '../services/services.ts';
import { notify } from '../ui/notify.ts';
import { type Failure, toFailure } from './failure.ts';

const headline = 'Failed to refresh subscription status.';

/** Asks anew how the writer stands with the plan. */
export function useRefreshStatus() {
  const { subscriptionCheck } = useServices();
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<Failure>();

  async function refresh(): Promise<void> {
    setIsBusy(true);
    setFailure(undefined);
    try {
      await subscriptionCheck.run({ isForced: true });
      void notify({
        title: 'Status Refreshed',
        description: 'Your subscription status has been updated.',
      });
    } catch (error) {
      setFailure(toFailure(headline, error));
      void notify({ tone: 'error', title: headline });
    } finally {
      setIsBusy(false);
    }
  }
  return { refresh, isBusy, failure };
}
