import { useQuery } from '@tanstack/react-query';
import { AdministratorPage } from '../../administration/administrator-page.tsx';
import { useServices } from '../../services/services.ts';
import { toPageTitle } from '../../ui/page-title.ts';
import { ReadFailure } from '../../ui/read-failure.tsx';
import { Skeletons } from '../../ui/skeletons.tsx';
import { PlanTable } from './components/plan-table.tsx';
import { UseSection } from './components/use-section.tsx';
import { plansInForceQuery } from './queries.ts';

export function meta() {
  return toPageTitle('Plans');
}

/** What the plans have on this server, what sets it, and how they are used. */
export default function PlansPage() {
  return (
    <AdministratorPage>
      <Plans />
    </AdministratorPage>
  );
}

function Plans() {
  const query = useQuery(plansInForceQuery(useServices()));
  return (
    <>
      <section className="server-section" aria-labelledby="plans">
        <h2 id="plans">Plans as they are in force</h2>
        <p className="text-ink-2">
          They are set in the environment of this server, and read when it starts: to change a figure, give
          its setting another value and start the server again.
        </p>
        {query.data && <PlanTable figures={query.data.figures} />}
        {query.isPending && <Skeletons />}
        {query.isLoadingError && <ReadFailure query={query}>The plans could not be read.</ReadFailure>}
      </section>
      {query.data && <UseSection plans={query.data} />}
    </>
  );
}
