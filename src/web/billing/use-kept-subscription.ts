import { useEffect } from 'react';
import { getServerFacts } from '../server-facts.ts';
import { useServices } from '../services/services.ts';
import { openBrowserEnvironment } from '../session/browser-environment.ts';
import { keepSubscription } from './keep-subscription.ts';

/** Keeps the plan true that a screen shows, as long as the screen is there. */
export function useKeptSubscription(): void {
  const { session, subscriptionCheck } = useServices();
  useEffect(() => {
    if (getServerFacts().billing === 'off') return;
    const environment = openBrowserEnvironment();
    const stop = keepSubscription({ session, environment, check: () => void subscriptionCheck.runQuietly() });
    return () => {
      stop();
      environment.close();
    };
  }, [session, subscriptionCheck]);
}
