import { useEffect, useMemo, useState } from 'react';
import { makeIdempotencyKey } from '../api/idempotency-key.ts';
import { creditsKey } from '../api/query-keys.ts';
import { useCallServices } from '../services/call-services.ts';
import { notify } from '../ui/notify.ts';
import { makeStreamRunner, type RunPhase } from './stream-runner.ts';

const clock = {
  now: () => performance.now(),
  request: (draw: () => void) => requestAnimationFrame(draw),
  cancel: (id: number) => cancelAnimationFrame(id),
};

/**
 * Runs the streamed calls of a writing tool, one at a time, and keeps the credits on the screen true. A call that finds
 * the session gone asks to sign in again; leaving the screen ends a call, and the server gives the credit back.
 */
export function useStreamedCall() {
  const { call, connection, askToSignIn, findQueries } = useCallServices();
  const [phase, setPhase] = useState<RunPhase>('idle');
  const runner = useMemo(
    () =>
      makeStreamRunner({
        call,
        clock,
        makeKey: makeIdempotencyKey,
        onPhase: setPhase,
        onCall() {
          const { isOnline, isSlow } = connection.getState();
          const title = 'Slow connection detected. This may take longer than usual.';
          if (isOnline && isSlow) void notify({ tone: 'warning', title });
        },
        onCredits: (credits) => void findQueries()?.setQueryData(creditsKey, credits),
        onNoAnswer(error) {
          const isAsked = error?.status === 401 && askToSignIn();
          if (!isAsked) void findQueries()?.invalidateQueries({ queryKey: creditsKey });
        },
      }),
    [call, connection, askToSignIn, findQueries],
  );
  useEffect(() => () => runner.stop(), [runner]);
  return {
    run: runner.run,
    stop: runner.stop,
    isRunning: phase !== 'idle',
    /** It runs for more than ten seconds: the writer is told that this is no fault. */
    isStillWorking: phase === 'still-working',
  };
}
