import { useOfflineNote } from '../../services/use-connection.ts';
import { Button } from '../../ui/button.tsx';
import { notify } from '../../ui/notify.ts';
import { usePaymentPage } from '../use-payment-page.ts';
import { PaymentPageNote } from './payment-page-note.tsx';

/** Leads to invoices and the way of paying. */
export function PortalButton({ isMain = false }: { isMain?: boolean }) {
  const { state, start } = usePaymentPage({
    page: 'portal',
    headline: 'Failed to open the billing portal.',
    onFailure: ({ headline, reason = '' }) =>
      void notify({ tone: 'error', title: headline, description: reason }),
  });
  const offlineNote = useOfflineNote();
  const isOpening = state.status === 'opening';
  return (
    <>
      <p>
        <Button
          {...(isMain && { look: 'primary' as const })}
          busy={isOpening}
          onClick={() => void start()}
          {...offlineNote}
        >
          {isOpening ? 'Opening...' : 'Invoices and Payment'}
        </Button>
      </p>
      <PaymentPageNote page="portal" state={state} />
    </>
  );
}
