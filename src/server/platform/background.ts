import type { Sleep } from './clock.ts';
import { describeError, type Log } from './log.ts';

/**
 * Until the answer is on its way: the embedded database works in this very thread, and its work would show in the
 * answer's time.
 */
const afterAnswerMs = 20;

export function makeBackground({ sleep, log }: { sleep: Sleep; log: Log }) {
  const running = new Set<Promise<void>>();
  return {
    /** Does work after the answer is out. What goes wrong is logged. */
    run(work: () => Promise<void>): void {
      const one = sleep(afterAnswerMs)
        .then(work)
        .catch((error) => log.error({ error: describeError(error) }, 'work in the background failed'))
        .finally(() => running.delete(one));
      running.add(one);
    },
    async settled(): Promise<void> {
      while (running.size > 0) await Promise.all(running);
    },
  };
}
