import { formatNumber } from '../../shared/format.ts';
import { countCharacters, nearLimitShare } from '../../shared/limits.ts';

/** How much of a field's room is taken. */
export function Counter({ text, limit }: { text: string; limit: number }) {
  const count = countCharacters(text);
  const isNear = count > limit * nearLimitShare;
  return (
    <span className={`num text-small ${isNear ? 'font-semibold text-flag' : 'text-ink-3'}`}>
      {isNear && 'Approaching limit, '}
      {formatNumber(count)} / {formatNumber(limit)} characters
    </span>
  );
}
