import { countCharacters, nearLimitShare } from '../../shared/limits.ts';

/** How much of a field's room is taken. */
export function Counter({ text, limit }: { text: string; limit: number }) {
  const count = countCharacters(text);
  const isNear = count > limit * nearLimitShare;
  return (
    <span className={`num text-small ${isNear ? 'font-semibold text-flag' : 'text-ink-3'}`}>
      {isNear && 'Approaching limit, '}
      {count.toLocaleString('en-US')} / {limit.toLocaleString('en-US')} characters
    </span>
  );
}
