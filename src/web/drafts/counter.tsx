import type { ReactNode } from 'react';
import { formatNumber } from '../../shared/format.ts';
import { countCharacters, isNearLimit } from '../../shared/limits.ts';
import { useSettled } from '../ui/use-settled.ts';

interface CounterProps {
  text: string;
  limit: number;
  className?: string;
  /** What is said before or after the figures where the limit is near. */
  near?: { before?: ReactNode; after?: ReactNode };
}

/** How much of a field's room is taken, told once the keys rest. */
export function Counter({
  text,
  limit,
  className = '',
  near = { before: 'Approaching limit, ' },
}: CounterProps) {
  const count = useSettled(countCharacters(text));
  const isNear = isNearLimit(count, limit);
  return (
    <span className={`num ${isNear ? 'font-semibold text-flag' : 'text-ink-3'} ${className}`}>
      {isNear && near.before}
      {toCountWords(count, limit)}
      {isNear && near.after}
    </span>
  );
}

export function toCountWords(count: number, limit: number): string {
  return `${formatNumber(count)} / ${formatNumber(limit)} characters`;
}
