import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { AccountType } from '../../../../shared/plans.ts';
import { PlanBadge } from '../../../account/account-panel.tsx';
import { CheckoutButton } from '../../../billing/components/checkout-button.tsx';
import { FailureNote } from '../../../billing/components/failure-note.tsx';
import { FeatureList } from '../../../billing/components/feature-list.tsx';
import { ModeNote } from '../../../billing/components/mode-note.tsx';
import { PaymentPageNote } from '../../../billing/components/payment-page-note.tsx';
import { PortalButton } from '../../../billing/components/portal-button.tsx';
import { RefreshButton } from '../../../billing/components/refresh-button.tsx';
import { subscriptionQuery } from '../../../billing/queries.ts';
import { type Standing, toStandingWords } from '../../../billing/standing.ts';
import { usePaymentPage } from '../../../billing/use-payment-page.ts';
import { useRefreshStatus } from '../../../billing/use-refresh-status.ts';
import { useStanding } from '../../../billing/use-standing.ts';
import { canPay, hasPayment, toPriceNote } from '../../../billing/words.ts';
import { getServerFacts } from '../../../server-facts.ts';
import { useServices } from '../../../services/services.ts';
import { toButtonClass } from '../../../ui/button.tsx';
import { notify } from '../../../ui/notify.ts';
import { CancelSection } from './cancel-section.tsx';
import { Loaded } from './load-state.tsx';
import { Section } from './section.tsx';

const checkoutFailure = 'Failed to start checkout process. Please try again.';

/** Which plan it is, how it stands, what it has, and the ways to another. */
export function PlanSections({ accountType }: { accountType: AccountType }) {
  const { billing } = getServerFacts();
  const features = <FeatureList plan={accountType} />;
  if (!hasPayment(billing)) return <Section title="Your plan">{features}</Section>;
  return (
    <>
      <Section title="Your plan">
        <Head accountType={accountType} />
        <ModeNote />
        {features}
        {accountType === 'paid' ? <PaidPlan /> : <FreePlan />}
      </Section>
      {accountType === 'paid' && <CancelPart />}
    </>
  );
}

function PaidPlan() {
  const query = useQuery(subscriptionQuery(useServices(), 'paid'));
  const plan = useStanding();
  return (
    <>
      <Loaded query={query} failure="Your subscription could not be read.">
        {() => plan && <StandingWords standing={plan.standing} />}
      </Loaded>
      {canPay(getServerFacts().billing) && <PortalButton isMain={plan?.standing.kind === 'past-due'} />}
    </>
  );
}

function FreePlan() {
  const plan = useStanding();
  return (
    <>
      {plan && <StandingWords standing={plan.standing} />}
      <Upgrade mayTry={plan?.standing.kind === 'free'} />
    </>
  );
}

function CancelPart() {
  const plan = useStanding();
  return plan?.subscription && <CancelSection subscription={plan.subscription} />;
}

function Head({ accountType }: { accountType: AccountType }) {
  const { refresh, isBusy, failure } = useRefreshStatus();
  return (
    <>
      <p className="flex items-center gap-2">
        <PlanBadge plan={accountType} />
        <RefreshButton isBusy={isBusy} onRefresh={() => void refresh()} />
      </p>
      {failure && <FailureNote failure={failure} />}
    </>
  );
}

function StandingWords({ standing }: { standing: Standing }) {
  const words = toStandingWords(standing, getServerFacts().plans);
  return words && <p className={standing.kind === 'past-due' ? 'num text-flag' : 'num'}>{words}</p>;
}

function Upgrade({ mayTry }: { mayTry: boolean }) {
  const { plans } = getServerFacts();
  const { state, start } = usePaymentPage({
    page: 'checkout',
    headline: 'Failed to start upgrade process.',
    onFailure: ({ headline }) =>
      void notify({ tone: 'error', title: headline, description: checkoutFailure }),
  });
  return (
    <>
      <p className="flex flex-wrap items-center gap-2">
        <CheckoutButton words={`Upgrade to ${plans.paid.name}`} state={state} onStart={() => void start()} />
        <Link className={toButtonClass({ look: 'bare' })} to="/upgrade">
          Compare plans
        </Link>
        <span className="num text-small text-ink-3">{toPriceNote(plans, mayTry)}</span>
      </p>
      <PaymentPageNote page="checkout" state={state} otherwise={checkoutFailure} />
    </>
  );
}
