import { Link } from 'react-router';
import type { AccountType } from '../../../../shared/plans.ts';
import { CheckoutButton } from '../../../billing/components/checkout-button.tsx';
import { PaymentPageNote } from '../../../billing/components/payment-page-note.tsx';
import { toStandingWords } from '../../../billing/standing.ts';
import { usePaymentPage } from '../../../billing/use-payment-page.ts';
import { useStanding } from '../../../billing/use-standing.ts';
import { getServerFacts } from '../../../server-facts.ts';
import { toButtonClass } from '../../../ui/button.tsx';
import { notify } from '../../../ui/notify.ts';

const headline = 'Failed to start checkout process. Please try again.';

interface PremiumWayProps {
  accountType: AccountType | undefined;
  /** ‘14-day’; undefined where this writer gets none. */
  trial: string | undefined;
}

/** To the payment page; who has Premium already manages it in the settings. */
export function PremiumWay({ accountType, trial }: PremiumWayProps) {
  const { plans } = getServerFacts();
  const plan = useStanding();
  const { state, start } = usePaymentPage({
    page: 'checkout',
    headline,
    onFailure: ({ reason = '' }) => void notify({ tone: 'error', title: headline, description: reason }),
  });
  if (accountType === undefined)
    return <span className="skeleton plan-way" role="status" aria-label="Loading your plan" />;
  if (accountType === 'paid') {
    const words = plan && toStandingWords(plan.standing, plans);
    return (
      <>
        <Link className={toButtonClass({ className: 'w-full' })} to="/settings?tab=plan">
          Manage Subscription
        </Link>
        {words && <p className="num text-small text-ink-2">{words}</p>}
      </>
    );
  }
  return (
    <>
      <CheckoutButton
        className="w-full"
        words={trial ? `Start ${trial} free trial` : 'Subscribe'}
        state={state}
        onStart={() => void start()}
      />
      <PaymentPageNote page="checkout" state={state} />
    </>
  );
}
