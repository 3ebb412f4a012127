import { defaultPlans, formatPrice } from '../../../../shared/plans.ts';
import { PlanCard } from '../../../billing/components/plan-card.tsx';
import { RatingRow } from '../../../rating/components/rating-row.tsx';
import { Button } from '../../../ui/button.tsx';
import { ratedText, ratings } from '../samples.ts';
import { Shelf } from './shelf.tsx';

/** Full, half and empty boxes, with words of the text behind them and without. */
export function Ratings() {
  return (
    <Shelf title="Ratings">
      <ul>
        {ratings.map((rating) => (
          <RatingRow key={rating.category} rating={rating} text={ratedText} />
        ))}
      </ul>
    </Shelf>
  );
}

export function Plans() {
  return (
    <Shelf title="Plan cards">
      <div className="plan-cards">
        <PlanCard plan="free" badge="Your plan" price="$0" priceNote="for as long as you like" />
        <PlanCard
          plan="paid"
          isOffer
          badge="14-day free trial"
          price={formatPrice(defaultPlans.monthlyPriceCents)}
          priceNote="per month after the trial. Cancel at any time."
        >
          <Button look="primary" className="w-full">
            Start 14-day free trial
          </Button>
        </PlanCard>
      </div>
    </Shelf>
  );
}
