import { useQuery } from '@tanstack/react-query';
import { CreditsPanel } from '../../../account/account-panel.tsx';
import { profileQuery } from '../../../account/queries.ts';
import { useStanding } from '../../../billing/use-standing.ts';
import { useServices } from '../../../services/services.ts';
import { Ledger } from './ledger.tsx';
import { FieldSkeletons, Loaded } from './load-state.tsx';
import { PlanSections } from './plan-section.tsx';
import { Section } from './section.tsx';

/** Nothing of it is drawn until all of the plan is read, or the rest would jump as it comes. */
export function PlanTab() {
  const query = useQuery(profileQuery(useServices()));
  const plan = useStanding();
  if (query.isPending || plan?.isReading) return <FieldSkeletons className="plan-place" />;
  return (
    <>
      <Loaded query={query} failure="Failed to load user data">
        {({ account_type }) => <PlanSections accountType={account_type} />}
      </Loaded>
      <Section title="Usage" note="Results that change nothing and calls that fail cost no credits.">
        <CreditsPanel />
      </Section>
      <Ledger />
    </>
  );
}
