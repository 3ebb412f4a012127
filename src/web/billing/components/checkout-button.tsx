import { getServerFacts } from '../../server-facts.ts';
import { useOfflineNote } from '../../services/use-connection.ts';
import { Button } from '../../ui/button.tsx';
import type { PaymentPageState } from '../use-payment-page.ts';
import { canPay } from '../words.ts';

interface CheckoutButtonProps {
  words: string;
  className?: string;
  state: PaymentPageState;
  onStart(): void;
}

/** Leads to the payment page. Off where nobody can pay; the screen says why. */
export function CheckoutButton({ words, className, state, onStart }: CheckoutButtonProps) {
  const offlineNote = useOfflineNote();
  const isOpening = state.status === 'opening';
  return (
    <Button
      look="primary"
      className={className}
      disabled={!canPay(getServerFacts().billing)}
      busy={isOpening}
      onClick={onStart}
      {...offlineNote}
    >
      {isOpening ? 'Opening payment...' : words}
    </Button>
  );
}
