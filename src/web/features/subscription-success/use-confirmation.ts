import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { profileQuery } from '../../account/queries.ts';
import { wait } from '../../api/call.ts';
import { useServices } from '../../services/services.ts';
import { useUser } from '../../session/auth-provider.tsx';
import { confirmPayment } from './confirm-payment.ts';
import type { Confirmation, Finding } from './confirmation.ts';
import { persistConfirmation, readConfirmation } from './persisted-confirmation.ts';

/** Asked for once more: a person waits, so it is looked at once. */
const checking: Confirmation = { phase: 'checking', attempts: 0, errors: 0 };

/** Waits until the payment has arrived. Goes on after a reload; `again` begins anew. */
export function useConfirmation() {
  const services = useServices();
  const { id: userId } = useUser();
  const [turn, setTurn] = useState(0);
  const [state, setState] = useState<Confirmation>(
    () => readConfirmation(sessionStorage, { userId, nowMs: Date.now() }).from,
  );
  // The server may say it by itself, sooner
  const { data: profile } = useQuery(profileQuery(services));
  const isPaid = profile?.account_type === 'paid';

  useEffect(() => {
    const leaving = new AbortController();
    const { subscriptionCheck } = services;
    const isAgain = turn > 0;
    const start = isAgain
      ? { from: checking }
      : readConfirmation(sessionStorage, { userId, nowMs: Date.now() });
    void confirmPayment({
      ...start,
      check: async (): Promise<Finding> => {
        try {
          const { subscribed } = await subscriptionCheck.run({ isForced: true });
          return subscribed ? 'active' : 'inactive';
        } catch (error) {
          console.warn('The payment could not be looked up', error);
          return 'failed';
        }
      },
      onState(next) {
        persistConfirmation(sessionStorage, { userId, state: next, nowMs: Date.now() });
        setState(next);
      },
      wait,
      signal: leaving.signal,
    });
    return () => leaving.abort();
  }, [services, userId, turn]);

  return {
    state: isPaid ? ({ phase: 'active' } as const) : state,
    again() {
      setState(checking);
      setTurn((former) => former + 1);
    },
  };
}
