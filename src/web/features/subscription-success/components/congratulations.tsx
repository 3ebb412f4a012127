import { useEffect, useRef } from 'react';
import { FeatureList } from '../../../billing/components/feature-list.tsx';
import { toStandingWords } from '../../../billing/standing.ts';
import { useStanding } from '../../../billing/use-standing.ts';
import { getServerFacts } from '../../../server-facts.ts';
import { WaysOn } from './ways-on.tsx';

/** The payment has arrived. Says so to who cannot see it: the heading takes the focus. */
export function Congratulations() {
  const { plans } = getServerFacts();
  const plan = useStanding();
  const words = plan && toStandingWords(plan.standing, plans);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <>
      <h1 ref={heading} tabIndex={-1}>
        Congratulations, you have {plans.paid.name}!
      </h1>
      {words && <p className="num text-ink-2">{words}</p>}
      <FeatureList plan="paid" />
      <WaysOn isMain />
    </>
  );
}
