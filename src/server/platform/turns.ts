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
