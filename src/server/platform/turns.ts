/** Runs the work when its turn comes, or rejects with the signal's reason once that fires. */
export type Turns = <Result>(work: () => Promise<Result>, signal: AbortSignal) => Promise<Result>;

/**
 * At most `limit` pieces of work run at once; the rest wait, first come, first served. Whoever leaves while waiting is
 * forgotten. Work that has begun keeps its turn until it ends, although its caller may leave before.
 */
export function makeTurns(limit: number): Turns {
  const waiting = new Set<() => Promise<void>>();
  let running = 0;

  async function takeNext(): Promise<void> {
    const [next] = waiting;
    if (next === undefined || running === limit) return;
    waiting.delete(next);
    running += 1;
    await next();
    running -= 1;
    takeNext();
  }

  return (work, signal) =>
    new Promise((resolve, reject) => {
      signal.throwIfAborted();
      const leave = () => {
        waiting.delete(begin);
        reject(signal.reason);
      };
      async function begin(): Promise<void> {
        try {
          resolve(await work());
        } catch (error) {
          reject(error);
        } finally {
          signal.removeEventListener('abort', leave);
        }
      }
      signal.addEventListener('abort', leave, { once: true });
      waiting.add(begin);
      takeNext();
    });
}

/** The same for each of many, such as writers: none waits for another's work. Who has nothing to do is forgotten. */
export function makeTurnsOfEach(limit: number) {
  const turnsOf = new Map<string, { take: Turns; takers: number }>();
  return async <Result>(whose: string, work: () => Promise<Result>, signal: AbortSignal): Promise<Result> => {
    const turns = turnsOf.get(whose) ?? { take: makeTurns(limit), takers: 0 };
    turnsOf.set(whose, turns);
    turns.takers += 1;
    try {
      return await turns.take(work, signal);
    } finally {
      turns.takers -= 1;
      if (turns.takers === 0) turnsOf.delete(whose);
    }
  };
}
