import type { AccountType } from '../../../../shared/plans.ts';
import { formatPrice } from '../../../../shared/plans.ts';
import { PlanCard } from '../../../billing/components/plan-card.tsx';
import { useStanding } from '../../../billing/use-standing.ts';
import { listFreeFeatures, listPremiumFeatures, toTrialName } from '../../../billing/words.ts';
import { getServerFacts } from '../../../server-facts.ts';
import { PremiumWay } from './premium-way.tsx';

/** The plans side by side; the type is undefined until it is read. */
export function PlanCards({ accountType }: { accountType: AccountType | undefined }) {
  const { plans } = getServerFacts();
  const plan = useStanding();
  const hadPremium = plan?.standing.kind === 'ended';
  const trial = hadPremium ? undefined : toTrialName(plans);
  const yours = (type: AccountType) => (accountType === type ? 'Your plan' : undefined);
  return (
    <div className="plan-cards">
      <PlanCard
        name={plans.free.name}
        badge={yours('free')}
        price="$0"
        priceNote="for as long as you like"
        features={listFreeFeatures(plans)}
      />
      <PlanCard
        name={plans.paid.name}
        isOffer
        badge={yours('paid') ?? (trial && `${trial} free trial`)}
        price={formatPrice(plans.monthlyPriceCents)}
        priceNote={trial ? 'per month after the trial' : 'per month'}
        features={listPremiumFeatures(plans)}
      >
        <PremiumWay accountType={accountType} trial={trial} />
      </PlanCard>
    </div>
  );
}
