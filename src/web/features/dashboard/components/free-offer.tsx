import { Link } from 'react-router';
import { CheckoutButton } from '../../../billing/components/checkout-button.tsx';
import { FeatureList } from '../../../billing/components/feature-list.tsx';
import { ModeNote } from '../../../billing/components/mode-note.tsx';
import { PaymentPageNote } from '../../../billing/components/payment-page-note.tsx';
import { usePaymentPage } from '../../../billing/use-payment-page.ts';
import { toPriceNote } from '../../../billing/words.ts';
import { getServerFacts } from '../../../server-facts.ts';
import { notify } from '../../../ui/notify.ts';

const headline = 'Failed to start upgrade process. Please try again.';

/** What the free plan has, and the way to Premium. */
export function FreeOffer({ mayTry }: { mayTry: boolean }) {
  const { plans, billing } = getServerFacts();
  const { state, start } = usePaymentPage({
    page: 'checkout',
    headline,
    onFailure: () => void notify({ tone: 'error', title: 'Error', description: headline }),
  });
  return (
    <>
      <FeatureList plan="free" isShort />
      <div className="grid gap-2">
        <CheckoutButton
          className="w-full"
          words={`Upgrade to ${plans.paid.name}`}
          state={state}
          onStart={() => void start()}
        />
        <p className="num flex flex-wrap items-center justify-between gap-x-3 text-small text-ink-3">
          <span>{toPriceNote(plans, mayTry)}</span>
          <Link className="max-md:py-3" to="/upgrade">
            Compare plans
          </Link>
        </p>
      </div>
      {billing === 'unset' && <ModeNote />}
      <PaymentPageNote page="checkout" state={state} />
    </>
  );
}
