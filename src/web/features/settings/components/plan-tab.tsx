import { useQuery } from '@tanstack/react-query';
import { plans } from '../../../../shared/plans.ts';
import { CreditsPanel, PlanBadge } from '../../../account/account-panel.tsx';
import { profileQuery } from '../../../account/queries.ts';
import { useServices } from '../../../services.ts';
import { Icon } from '../../../ui/icons.tsx';
import { listFeatures } from '../features.ts';
import { Loaded } from './load-state.tsx';
import { Section } from './section.tsx';

export function PlanTab() {
  const query = useQuery(profileQuery(useServices()));
  return (
    <>
      <Section title="Your plan">
        <Loaded query={query} failure="Failed to load user data">
          {({ account_type }) => (
            <>
              <p>
                <PlanBadge plan={account_type} />
              </p>
              <ul className="grid gap-1" aria-label={`What ${plans[account_type].name} includes`}>
                {listFeatures(plans[account_type]).map((feature) => (
                  <li key={feature} className="flex items-start gap-2">
                    <span className="mt-0.5 text-good">
                      <Icon name="accept" />
                    </span>
                    {feature}
                  </li>
                ))}
              </ul>
            </>
          )}
        </Loaded>
      </Section>
      <Section title="Usage" note="A result that changes nothing, and a call that fails, cost no credit.">
        <CreditsPanel />
      </Section>
    </>
  );
}
