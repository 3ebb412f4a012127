import { type ReactNode, useId } from 'react';
import { FeatureList } from './feature-list.tsx';

interface PlanCardProps {
  name: string;
  badge: string | undefined;
  price: string;
  priceNote: string;
  features: readonly string[];
  /** The plan that the screen is about. */
  isOffer?: boolean;
  /** The way to this plan. */
  children?: ReactNode;
}

export function PlanCard({ name, badge, price, priceNote, features, isOffer, children }: PlanCardProps) {
  const id = useId();
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
      <FeatureList label={`What ${name} includes`} features={features} />
    </section>
  );
}
