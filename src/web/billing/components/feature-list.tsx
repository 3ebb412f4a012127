import { listPlanLines } from '../../../shared/plan-lines.ts';
import type { AccountType } from '../../../shared/plans.ts';
import { getServerFacts } from '../../server-facts.ts';
import { Icon } from '../../ui/icons.tsx';

interface FeatureListProps {
  plan: AccountType;
  /** Without what each line means. */
  isShort?: boolean;
}

/** What a plan has, in the same words on every screen. */
export function FeatureList({ plan, isShort = false }: FeatureListProps) {
  const { plans } = getServerFacts();
  return (
    <ul className="grid gap-1" aria-label={`What ${plans[plan].name} includes`}>
      {listPlanLines(plans, plan).map(({ words, detail }) => (
        <li key={words} className="num flex items-start gap-2">
          <span className="mt-0.5 text-good">
            <Icon name="accept" />
          </span>
          <span>
            {words}
            {detail && !isShort && <span className="block text-small text-ink-3">{detail}</span>}
          </span>
        </li>
      ))}
    </ul>
  );
}
