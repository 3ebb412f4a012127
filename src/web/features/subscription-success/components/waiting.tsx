import { type Confirmation, toProgress } from '../confirmation.ts';
import { WaysOn } from './ways-on.tsx';

/** While the payment is looked for: how far that is, and that one may leave. */
export function Waiting({ state }: { state: Confirmation }) {
  const { done, total } = toProgress(state);
  return (
    <>
      <h1>Confirming your payment</h1>
      <div>
        <p className="flex items-center gap-3" role="status">
          <span className="spin" />
          {state.phase === 'checking' ? 'Looking for your payment...' : 'Waiting for your payment...'}
        </p>
        <progress className="meter" aria-label="Payment checks" value={done} max={total} />
        <p className="num mt-1 text-note text-ink-3">
          Check {done + 1} of at most {total}
        </p>
      </div>
      <p className="text-ink-2">
        This takes a few seconds. You can leave: your plan changes by itself when the payment arrives.
      </p>
      <WaysOn />
    </>
  );
}
