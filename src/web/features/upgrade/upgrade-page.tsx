import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { profileQuery } from '../../account/queries.ts';
import { ModeNote } from '../../billing/components/mode-note.tsx';
import { usePaymentReturn } from '../../billing/use-payment-return.ts';
import { hasPayment } from '../../billing/words.ts';
import { getServerFacts } from '../../server-facts.ts';
import { useServices } from '../../services/services.ts';
import { toButtonClass } from '../../ui/button.tsx';
import { toPageTitle } from '../../ui/page-title.ts';
import { ReadFailure } from '../../ui/read-failure.tsx';
import { PlanCards } from './components/plan-cards.tsx';
import { Questions } from './components/questions.tsx';

export function meta() {
  return toPageTitle('Upgrade');
}

export default function UpgradePage() {
  usePaymentReturn();
  return (
    <main id="main" className="page upgrade">
      <Link className="-my-3 inline-block py-3" to="/dashboard">
        Back to dashboard
      </Link>
      {hasPayment(getServerFacts().billing) ? <Plans /> : <NoPayment />}
    </main>
  );
}

function Plans() {
  const query = useQuery(profileQuery(useServices()));
  const { data, isError } = query;
  return (
    <>
      <h1>More room to write</h1>
      <p className="text-ink-2">
        For days when your daily credits are not enough. Every change comes with its reason on both plans.
      </p>
      <div className="mt-4 empty:hidden">
        <ModeNote />
      </div>
      {isError && !data ? (
        <ReadFailure query={query}>Failed to load user data</ReadFailure>
      ) : (
        <PlanCards accountType={data?.account_type} />
      )}
      <Questions />
    </>
  );
}

/** The operator takes no payment: nothing is missing. */
function NoPayment() {
  return (
    <>
      <h1>Nothing to upgrade here</h1>
      <p className="text-ink-2">
        The person who runs this server takes no payment. Everything it offers is included.
      </p>
      <p className="mt-6">
        <Link className={toButtonClass({ look: 'primary' })} to="/">
          Improve a text
        </Link>
      </p>
    </>
  );
}
