import { toRemaining } from './model.ts';

interface CreditMeterProps {
  name: string;
  /** Undefined while it loads. */
  allowance: { used: number; total: number } | undefined;
  /** When new ones come, as ‘at 01:00’. */
  resets?: string | undefined;
}

/** Credits left of those that came: in figures, and as a bar. */
export function CreditMeter({ name, allowance, resets }: CreditMeterProps) {
  if (!allowance) {
    return (
      <p aria-busy="true">
        <span className="text-small">{name}</span>
        <span className="skeleton mt-2" />
      </p>
    );
  }
  const { left, used, total, isLow } = toRemaining(allowance);
  return (
    <div>
      <p className="num flex justify-between gap-2 text-small">
        <span>{name}</span>
        <span>
          <b>{left}</b> of {total} left
        </span>
      </p>
      <progress
        className={isLow ? 'meter meter-low' : 'meter'}
        aria-label={`${name} left`}
        value={left}
        max={total}
      />
      <p className={`num mt-1 text-note ${isLow ? 'text-flag' : 'text-ink-3'}`}>
        {used} used.{resets && ` New ones ${resets}.`}
      </p>
    </div>
  );
}
