import { useQuery } from '@tanstack/react-query';
import { CreditsPanel } from '../../../account/account-panel.tsx';
import { profileQuery } from '../../../account/queries.ts';
import { useServices } from '../../../services.ts';
import { Ledger } from './ledger.tsx';
import { FieldSkeletons, Loaded } from './load-state.tsx';
import { PlanSections } from './plan-section.tsx';
import { Section } from './section.tsx';

export function PlanTab() {
  const query = useQuery(profileQuery(useServices()));
  return (
    <>
      <Loaded
        query={query}
        failure="Failed to load user data"
        placeholder={<FieldSkeletons className="plan-place" />}
      >
        {({ account_type }) => <PlanSections accountType={account_type} />}
      </Loaded>
      <Section title="Usage" note="Results that change nothing and calls that fail cost no credits.">
        <CreditsPanel />
      </Section>
      <Ledger />
    </>
  );
}
