import { useQuery } from '@tanstack/react-query';
import { Link, useLocation } from 'react-router';
import { profileQuery } from '../account/queries.ts';
import { toStandingWords } from '../billing/standing.ts';
import { useStanding } from '../billing/use-standing.ts';
import { hasPayment } from '../billing/words.ts';
import { settings } from '../commands/tools.ts';
import { getServerFacts } from '../server-facts.ts';
import { useServices } from '../services/services.ts';
import { Banner } from '../ui/banner.tsx';
import { toButtonClass } from '../ui/button.tsx';

/** While a payment is overdue: until when Premium stays, and where that is mended. */
export function PastDueBanner() {
  const { data } = useQuery(profileQuery(useServices()));
  const mayOwe = data?.account_type === 'paid' && hasPayment(getServerFacts().billing);
  return mayOwe ? <PaidBanner /> : null;
}

function PaidBanner() {
  const { plans } = getServerFacts();
  const plan = useStanding();
  const { pathname } = useLocation();
  if (plan?.standing.kind !== 'past-due') return null;
  const action = pathname !== settings.path && (
    <Link className={toButtonClass({ small: true })} to={`${settings.path}?tab=plan`}>
      Manage Subscription
    </Link>
  );
  return (
    <div className="page flex-none pb-2">
      <Banner tone="flag" icon="warning" action={action}>
        {toStandingWords(plan.standing, plans) ?? 'A payment is overdue.'}
      </Banner>
    </div>
  );
}
