import { useQuery } from '@tanstack/react-query';
import { Navigate } from 'react-router';
import { useWriter } from '../../account/account-panel.tsx';
import { engineChoiceQuery } from '../../account/engine-choice-query.ts';
import { toFirstName } from '../../account/model.ts';
import { creditsQuery, profileQuery } from '../../account/queries.ts';
import { usePaymentReturn } from '../../billing/use-payment-return.ts';
import { useServices } from '../../services/services.ts';
import { toPageTitle } from '../../ui/page-title.ts';
import { Latest } from './components/latest.tsx';
import { PlanCard } from './components/plan-card.tsx';
import { ToolCards } from './components/tool-cards.tsx';
import { UsageSection } from './components/usage-section.tsx';

export function meta() {
  return toPageTitle('Dashboard');
}

export default function DashboardPage() {
  const services = useServices();
  const profile = useQuery(profileQuery(services));
  const credits = useQuery(creditsQuery(services));
  const choice = useQuery({
    ...engineChoiceQuery(services),
    enabled: profile.data?.is_administrator ?? false,
  });
  const { name } = useWriter();
  usePaymentReturn();
  // Only the first time: what failed is read again by what shows that it did
  const isFirst = ({ isLoading, isFetched }: { isLoading: boolean; isFetched: boolean }) =>
    isLoading && !isFetched;
  if (isFirst(profile) || isFirst(credits) || isFirst(choice)) return <Loading />;
  if (choice.data?.is_chosen === false) return <Navigate to="/server-settings?first" replace />;
  return (
    <main id="main" className="page">
      <h1 className="mt-4 mb-8">Welcome back, {toFirstName(name)}!</h1>
      <div className="dashboard">
        <ToolCards />
        <div className="dashboard-side">
          <PlanCard />
          <Latest />
        </div>
        <UsageSection />
      </div>
    </main>
  );
}

/** Figures that come later would jump: all of the first screen comes at once. */
function Loading() {
  return (
    <main id="main" className="page grid min-h-80 place-items-center">
      <h1 className="sr-only">Dashboard</h1>
      <p className="flex items-center gap-3 text-ink-2" role="status">
        <span className="spin" />
        Loading your dashboard...
      </p>
    </main>
  );
}
