import { type ReactNode, useId } from 'react';
import type { AccountType } from '../../../shared/plans.ts';
import { getServerFacts } from '../../server-facts.ts';
import { FeatureList } from './feature-list.tsx';

interface PlanCardProps {
  plan: AccountType;
  badge: string | undefined;
  price: string;
  priceNote: string;
  /** The plan that the screen is about. */
  isOffer?: boolean;
  /** The way to this plan. */
  children?: ReactNode;
}

export function PlanCard({ plan, badge, price, priceNote, isOffer, children }: PlanCardProps) {
  const id = useId();
  const { name } = getServerFacts().plans[plan];
  return (
    <section className={isOffer ? 'sheet plan-card plan-card-offer' : 'sheet plan-card'} aria-labelledby={id}>
      <div className="flex min-h-8 items-center justify-between gap-2">
        <h2 id={id}>{name}</h2>
        {badge && <span className="badge">{badge}</span>}
      </div>
      <p>
        <span className="plan-price num">{price}</span>
        <span className="block text-small text-ink-2">{priceNote}</span>
      </p>
      {children}
      <FeatureList plan={plan} />
    </section>
  );
}
