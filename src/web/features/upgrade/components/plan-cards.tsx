import type { AccountType } from '../../../../shared/plans.ts';
import { formatPrice } from '../../../../shared/plans.ts';
import { PlanCard } from '../../../billing/components/plan-card.tsx';
import { useStanding } from '../../../billing/use-standing.ts';
import { formatTrialLength } from '../../../billing/words.ts';
import { getServerFacts } from '../../../server-facts.ts';
import { PremiumWay } from './premium-way.tsx';

/** The plans side by side; the type is undefined until it is read. */
export function PlanCards({ accountType }: { accountType: AccountType | undefined }) {
  const { plans } = getServerFacts();
  const plan = useStanding();
  const hadPremium = plan?.standing.kind === 'ended';
  const trial = hadPremium ? undefined : formatTrialLength(plans);
  const yours = (type: AccountType) => (accountType === type ? 'Your plan' : undefined);
  return (
    <div className="plan-cards">
      <PlanCard plan="free" badge={yours('free')} price="$0" priceNote="for as long as you like" />
      <PlanCard
        plan="paid"
        isOffer
        badge={yours('paid') ?? (trial && `${trial} free trial`)}
        price={formatPrice(plans.monthlyPriceCents)}
        priceNote={
          trial ? 'per month after the trial. Cancel at any time.' : 'per month. Cancel at any time.'
        }
      >
        <PremiumWay accountType={accountType} trial={trial} />
      </PlanCard>
    </div>
  );
}
