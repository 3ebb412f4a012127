import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { formatNumber, plural } from '../../../../shared/format.ts';
import { CreditsPanel, PlanBadge } from '../../../account/account-panel.tsx';
import { profileQuery } from '../../../account/queries.ts';
import { FailureNote } from '../../../billing/components/failure-note.tsx';
import { RefreshButton } from '../../../billing/components/refresh-button.tsx';
import { type Standing, toStandingWords } from '../../../billing/standing.ts';
import { useRefreshStatus } from '../../../billing/use-refresh-status.ts';
import { useStanding } from '../../../billing/use-standing.ts';
import { hasPayment } from '../../../billing/words.ts';
import { getServerFacts } from '../../../server-facts.ts';
import { useServices } from '../../../services/services.ts';
import { toButtonClass } from '../../../ui/button.tsx';
import { ReadFailure } from '../../../ui/read-failure.tsx';
import { usageDays, usageQuery } from '../queries.ts';
import { toTotals } from '../usage.ts';
import { FreeOffer } from './free-offer.tsx';

/** The plan, what is left of its credits, and the way to the other plan or to managing this one. */
export function PlanCard() {
  if (!hasPayment(getServerFacts().billing))
    return (
      <section className="sheet grid gap-4 p-4 md:p-6" aria-labelledby="plan">
        <h2 id="plan">Your credits</h2>
        <CreditsPanel />
        <Statistics />
      </section>
    );
  return <PaidServiceCard />;
}

function PaidServiceCard() {
  const query = useQuery(profileQuery(useServices()));
  const { data: profile } = query;
  const { refresh, isBusy, failure } = useRefreshStatus();
  const plan = useStanding();
  return (
    <section className="sheet grid grid-cols-[minmax(0,1fr)] gap-4 p-4 md:p-6" aria-labelledby="plan">
      <div className="flex items-center gap-3">
        <h2 id="plan">Your plan</h2>
        {profile && <PlanBadge plan={profile.account_type} />}
        <span className="ml-auto">
          <RefreshButton isBusy={isBusy} onRefresh={() => void refresh()} />
        </span>
      </div>
      {failure && <FailureNote failure={failure} />}
      {query.isError && !profile && <ReadFailure query={query}>Failed to load user data</ReadFailure>}
      <CreditsPanel />
      <Statistics />
      {profile?.account_type === 'free' && <FreeOffer mayTry={plan?.standing.kind !== 'ended'} />}
      {profile?.account_type === 'paid' && (
        <>
          {plan && <StandingWords standing={plan.standing} />}
          <Link className={toButtonClass({ className: 'w-full' })} to="/settings?tab=plan">
            Manage Subscription
          </Link>
        </>
      )}
    </section>
  );
}

function Statistics() {
  const { data } = useQuery(usageQuery(useServices()));
  if (!data) return null;
  const { calls, words_improved } = toTotals(data);
  return (
    <p className="num text-small text-ink-2">
      <b>{formatNumber(calls)}</b> {plural(calls, 'result')} and <b>{formatNumber(words_improved)}</b> words
      in {usageDays} days
    </p>
  );
}

/** That a payment is overdue stands over every screen already. */
function StandingWords({ standing }: { standing: Standing }) {
  const words = standing.kind !== 'past-due' && toStandingWords(standing, getServerFacts().plans);
  return words && <p className="num text-small text-ink-2">{words}</p>;
}
