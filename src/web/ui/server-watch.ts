import { toOwnAddress } from '../server-facts.ts';

const firstDelayMs = 1_000;
const longestDelayMs = 30_000;

/** Ends what was begun. */
export type Stop = () => void;

export interface ServerWatchParts {
  /** Whether the server answers. Never rejects. */
  ask(): Promise<boolean>;
  now(): number;
  after(milliseconds: number, run: () => void): Stop;
  /** Calls the listener each time when an answer is likelier: the connection is back, or the tab is looked at. */
  onSign(listener: () => void): Stop;
}

export interface ServerWatch {
  /** Calls the listener once the server has answered. Returns the way to wait no longer. */
  wait(listener: () => void): Stop;
}

/** Asks at growing intervals until the server answers, and only as long as somebody waits. All share the questions. */
export function makeServerWatch({ ask, now, after, onSign }: ServerWatchParts): ServerWatch {
  const waiting = new Set<() => void>();
  let delayMs = firstDelayMs;
  let answeredAtMs = Number.NEGATIVE_INFINITY;
  let isAsking = false;
  let stopTimer: Stop = () => undefined;
  let stopSigns: Stop = () => undefined;

  function askLater(): void {
    stopTimer();
    stopTimer = after(delayMs, () => void askNow());
    delayMs = Math.min(delayMs * 2, longestDelayMs);
  }

  async function askNow(): Promise<void> {
    if (isAsking) return;
    isAsking = true;
    const answers = await ask();
    isAsking = false;
    if (waiting.size === 0) return;
    if (!answers) return askLater();
    answeredAtMs = now();
    const told = [...waiting];
    waiting.clear();
    rest();
    for (const listener of told) listener();
  }

  function rest(): void {
    stopTimer();
    stopSigns();
  }

  return {
    wait(listener) {
      if (waiting.size === 0) {
        // Who waits again at once was not helped by the answer: the questions stay as rare as they were
        if (now() - answeredAtMs > longestDelayMs) delayMs = firstDelayMs;
        stopSigns = onSign(() => void askNow());
        askLater();
      }
      waiting.add(listener);
      return () => {
        if (waiting.delete(listener) && waiting.size === 0) rest();
      };
    },
  };
}

/** Whether the server answers at all, without a word about anybody. */
export async function isServerThere(): Promise<boolean> {
  if (!navigator.onLine) return false;
  try {
    const answer = await fetch(toOwnAddress('/api/health'), {
      cache: 'no-store',
      signal: AbortSignal.timeout(5_000),
    });
    return answer.ok;
  } catch {
    return false;
  }
}

/** Of this page. */
export const serverWatch = makeServerWatch({
  ask: isServerThere,
  now: Date.now,
  after(milliseconds, run) {
    const timer = setTimeout(run, milliseconds);
    return () => clearTimeout(timer);
  },
  onSign(listener) {
    addEventListener('online', listener);
    addEventListener('focus', listener);
    return () => {
      removeEventListener('online', listener);
      removeEventListener('focus', listener);
    };
  },
});
