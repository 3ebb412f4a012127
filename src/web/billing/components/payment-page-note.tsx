import { Banner } from '../../ui/banner.tsx';
import type { PaymentPageName, PaymentPageState } from '../use-payment-page.ts';
import { FailureNote } from './failure-note.tsx';

interface PaymentPageNoteProps {
  page: PaymentPageName;
  state: PaymentPageState;
  /** Said where it is not known why it failed. */
  otherwise?: string;
}

const names = { checkout: 'The payment page', portal: 'The billing portal' };

/** What became of the page that was asked for. Where the browser blocked its tab, a link leads there. */
export function PaymentPageNote({ page, state, otherwise }: PaymentPageNoteProps) {
  if (state.status === 'failed')
    return <FailureNote failure={state.failure} {...(otherwise && { otherwise })} />;
  if (state.status !== 'open') return null;
  const { url, isBlocked } = state;
  const link = (
    <a href={url} target="_blank" rel="noopener">
      {isBlocked ? 'Open it' : 'Open it again'}
    </a>
  );
  return (
    <Banner icon="globe" action={link}>
      {isBlocked
        ? `${names[page]} is ready. Your browser blocked the new tab.`
        : `${names[page]} is open in another tab. This screen follows along.`}
    </Banner>
  );
}
