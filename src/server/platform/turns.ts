import { AsyncLocalStorage } from 'node:async_hooks';

export interface Turns {
  /** Runs the work when its turn comes, or rejects with the signal's reason once that fires. */
  <Result>(whose: string, work: () => Promise<Result>, signal: AbortSignal): Promise<Result>;
  /** How many pieces of work wait. */
  countWaiting(): number;
}

interface Taker {
  waiting: Set<() => Promise<void>>;
  running: number;
}

/**
 * At most `limit` pieces of work run at once, and at most `limitOfEach` of one taker, such as a writer. Turns go round
 * among those who wait, and of each the first that came is the first: who has much to do holds up nobody else. Whoever
 * leaves while waiting is forgotten. Work that has begun keeps its turn until it ends, although its caller may leave before.
 */
export function makeTurns({ limit, limitOfEach }: { limit: number; limitOfEach: number }): Turns {
  /** In the order in which they are next. */
  const takers = new Map<string, Taker>();
  let running = 0;

  function moveToEnd(whose: string, taker: Taker): void {
    takers.delete(whose);
    if (taker.waiting.size + taker.running > 0) takers.set(whose, taker);
  }

  function takeNext(): void {
    if (running >= limit) return;
    for (const [whose, taker] of takers) {
      const [next] = taker.waiting;
      if (next === undefined || taker.running >= limitOfEach) continue;
      taker.waiting.delete(next);
      void run(whose, taker, next);
      return;
    }
  }

  async function run(whose: string, taker: Taker, work: () => Promise<void>): Promise<void> {
    running += 1;
    taker.running += 1;
    moveToEnd(whose, taker);
    await work();
    running -= 1;
    taker.running -= 1;
    moveToEnd(whose, taker);
    takeNext();
  }

  const inTurn = <Result>(whose: string, work: () => Promise<Result>, signal: AbortSignal) =>
    new Promise<Result>((resolve, reject) => {
      signal.throwIfAborted();
      const taker = takers.get(whose) ?? { waiting: new Set(), running: 0 };
      takers.set(whose, taker);
      const leave = () => {
        taker.waiting.delete(begin);
        if (taker.waiting.size + taker.running === 0) takers.delete(whose);
        reject(signal.reason);
      };
      // Whoever gives the turn on may belong to another request
      const begin = AsyncLocalStorage.bind(async (): Promise<void> => {
        try {
          resolve(await work());
        } catch (error) {
          reject(error);
        } finally {
          signal.removeEventListener('abort', leave);
        }
      });
      signal.addEventListener('abort', leave, { once: true });
      taker.waiting.add(begin);
      takeNext();
    });

  return Object.assign(inTurn, {
    countWaiting: () => [...takers.values()].reduce((sum, { waiting }) => sum + waiting.size, 0),
  });
}
