import { useQuery } from '@tanstack/react-query';
import { CreditsPanel, PlanBadge, useWriter } from '../../account/account-panel.tsx';
import { toFirstName } from '../../account/model.ts';
import { creditsQuery, profileQuery } from '../../account/queries.ts';
import { useServices } from '../../services.ts';
import { toPageTitle } from '../../ui/page-title.ts';
import { Latest } from './components/latest.tsx';
import { ToolCards } from './components/tool-cards.tsx';

export function meta() {
  return toPageTitle('Dashboard');
}

export default function DashboardPage() {
  const services = useServices();
  const profile = useQuery(profileQuery(services));
  const credits = useQuery(creditsQuery(services));
  const { name, plan } = useWriter();
  if (profile.isLoading || credits.isLoading) return <Loading />;
  return (
    <main id="main" className="page">
      <h1 className="mt-4 mb-8">Welcome back, {toFirstName(name)}!</h1>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <ToolCards />
        <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
          <section className="sheet grid gap-4 p-6" aria-labelledby="plan">
            <h2 id="plan" className="flex items-center gap-3">
              Your plan {plan && <PlanBadge plan={plan} />}
            </h2>
            <CreditsPanel />
          </section>
          <Latest />
        </div>
      </div>
    </main>
  );
}

/** Figures that come later would jump: all of the first screen comes at once. */
function Loading() {
  return (
    <main id="main" className="page grid min-h-80 place-items-center">
      <p className="flex items-center gap-3 text-ink-2" role="status">
        <span className="spin" />
        Loading your dashboard...
      </p>
    </main>
  );
}
