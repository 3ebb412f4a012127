import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { useServices } from '../services/services.ts';
import { notify } from '../ui/notify.ts';

/** From the return of a payment until the subscription is checked, in milliseconds. */
const recheckDelayMs = 2_000;

/** Says what became of a payment that the address tells of, once: the address forgets it. */
export function usePaymentReturn(): void {
  const { subscriptionCheck } = useServices();
  const [search, setSearch] = useSearchParams();
  const outcome = search.get('subscription');
  useEffect(() => {
    if (outcome === null) return;
    setSearch(
      (params) => {
        params.delete('subscription');
        return params;
      },
      { replace: true },
    );
    if (outcome === 'success') {
      void notify({ title: 'Payment Successful!', description: 'Thank you. Your plan follows in a moment.' });
      // Goes on where the writer goes on to another screen meanwhile
      setTimeout(() => void subscriptionCheck.runQuietly({ isForced: true }), recheckDelayMs);
    }
    if (outcome === 'cancelled')
      void notify({ tone: 'warning', title: 'Payment Cancelled', description: 'Nothing was charged.' });
  }, [outcome, setSearch, subscriptionCheck]);
}
