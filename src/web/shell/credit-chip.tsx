import { useQuery } from '@tanstack/react-query';
import { toNextCredits } from '../account/model.ts';
import { creditsQuery } from '../account/queries.ts';
import { useServices } from '../services/services.ts';
import { BlankChip } from './blank-chip.tsx';

/** What is left, always in sight. Where it cannot be read its place stays empty: the menu says why. */
export function CreditChip() {
  const { data } = useQuery(creditsQuery(useServices()));
  if (!data) return <BlankChip />;
  const { left, total, isLow, period } = toNextCredits(data);
  return (
    <p className={`num truncate px-2 text-small ${isLow ? 'text-flag' : 'text-ink-2'}`}>
      <b className={isLow ? '' : 'text-ink'}>{left}</b>
      <span className="max-[24rem]:hidden"> of {total}</span> left
      <span className="max-[24rem]:hidden"> {period}</span>
    </p>
  );
}
