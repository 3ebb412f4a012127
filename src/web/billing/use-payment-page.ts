import { useState } from 'react';
import { toCallError } from '../api/call-error.ts';
import { type Services, useServices } from '../services/services.ts';
import { type Failure, notAuthenticatedError, noUrlError, toFailure } from './failure.ts';
import { openPaymentTab, readUrl } from './payment-tab.ts';

export type PaymentPageName = 'checkout' | 'portal';

/** `open`: the page is in another tab, or waits behind a link where that was blocked. */
export type PaymentPageState =
  | { status: 'idle' | 'opening' }
  | { status: 'open'; url: string; isBlocked: boolean }
  | { status: 'failed'; failure: Failure };

interface PaymentPageOptions {
  page: PaymentPageName;
  /** What is said when it cannot be opened. */
  headline: string;
  onFailure(failure: Failure): void;
}

/** Opens the checkout or the portal in a tab of its own. Has to be started by a press. */
export function usePaymentPage({ page, headline, onFailure }: PaymentPageOptions) {
  const services = useServices();
  const [state, setState] = useState<PaymentPageState>({ status: 'idle' });

  async function start(): Promise<void> {
    const tab = openPaymentTab();
    setState({ status: 'opening' });
    try {
      const url = await getUrl(page, services);
      setState({ status: 'open', url, isBlocked: !tab.show(url) });
    } catch (error) {
      tab.close();
      // Another tab, or another device, was faster: the screen follows
      if (toCallError(error).code === 'ALREADY_SUBSCRIBED')
        void services.subscriptionCheck.runQuietly({ isForced: true });
      const failure = toFailure(headline, error);
      setState({ status: 'failed', failure });
      onFailure(failure);
    }
  }
  return { state, start };
}

async function getUrl(page: PaymentPageName, { call, session }: Services): Promise<string> {
  if (session.getState().status !== 'signed-in') throw notAuthenticatedError();
  const url = readUrl(await call((api) => api.billing[page]()));
  if (url === undefined) throw noUrlError(page);
  return url;
}
