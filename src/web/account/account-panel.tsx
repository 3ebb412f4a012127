import { useQuery } from '@tanstack/react-query';
import type { AccountType } from '../../shared/plans.ts';
import { getServerFacts } from '../server-facts.ts';
import { useServices } from '../services/services.ts';
import { useUser } from '../session/auth-provider.tsx';
import { CreditMeter } from './credit-meter.tsx';
import { toInitials } from './initials.ts';
import { toResetDay, toResetTime } from './model.ts';
import { creditsQuery, profileQuery } from './queries.ts';

/** Who is signed in, on which plan. */
export function WriterPanel() {
  const { name, email, plan } = useWriter();
  return (
    <div className="flex items-center gap-3">
      <span className="avatar avatar-large" aria-hidden="true">
        {toInitials(name)}
      </span>
      <div className="min-w-0">
        <p className="flex items-center gap-2">
          <b className="truncate">{name || 'User'}</b>
          {plan && <PlanBadge plan={plan} />}
        </p>
        <p className="truncate text-small text-ink-3">{email}</p>
      </div>
    </div>
  );
}

/** The profile, and what the session knows until it is there. */
export function useWriter() {
  const user = useUser();
  const { data: profile } = useQuery(profileQuery(useServices()));
  return {
    name: profile?.full_name || user.name,
    email: profile?.email || user.email,
    plan: profile?.account_type,
    isAdministrator: profile?.is_administrator ?? false,
  };
}

export function PlanBadge({ plan }: { plan: AccountType }) {
  return (
    <span className={plan === 'paid' ? 'badge badge-solid' : 'badge'}>
      {getServerFacts().plans[plan].name}
    </span>
  );
}

export function CreditsPanel() {
  const { data, isError, refetch } = useQuery(creditsQuery(useServices()));
  if (isError && !data) {
    return (
      <p className="text-small text-ink-2">
        Failed to load credit balance.{' '}
        <button type="button" className="underline" onClick={() => void refetch()}>
          Try again
        </button>
      </p>
    );
  }
  return (
    <div className="grid gap-4">
      <CreditMeter
        name="Daily credits"
        allowance={data?.daily}
        resets={data && `at ${toResetTime(data.daily_resets_at)}`}
      />
      {data && data.monthly.total > 0 && (
        <CreditMeter
          name="Monthly credits"
          allowance={data.monthly}
          resets={`on ${toResetDay(data.monthly_resets_at)}`}
        />
      )}
    </div>
  );
}
