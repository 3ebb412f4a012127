import { Link } from 'react-router';
import { formatNumber } from '../../../../shared/format.ts';
import type { Plan } from '../../../../shared/plans.ts';
import { canPay } from '../../../billing/words.ts';
import { getServerFacts } from '../../../server-facts.ts';

/** What the other plan does here, for who has it not. */
export function PremiumOffer({ plan }: { plan: Plan }) {
  const { plans, billing } = getServerFacts();
  const { name, feedbackTextLimit } = plans.paid;
  if (plan.comparesDrafts || !canPay(billing)) return null;
  return (
    <p className="text-small text-ink-3">
      {name} compares your text with an earlier draft, and takes up to {formatNumber(feedbackTextLimit)}{' '}
      characters. <Link to="/upgrade">See the plans</Link>
    </p>
  );
}
