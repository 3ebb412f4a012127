const secondMs = 1_000;
const minuteMs = 60 * secondMs;
const hourMs = 60 * minuteMs;

/** How long a mail that failed waits for its next try, from the first failure on; after these, an hour each time. */
const waitsMs = [5 * secondMs, 30 * secondMs, 2 * minuteMs, 10 * minuteMs];
const longWaitMs = hourMs;

/** After this long nobody tries any more. */
const patienceMs = 72 * hourMs;

/** How long one try may take, and how long the server that makes it has the mail for itself: longer, so that no other sends it too. */
export const tryTimeoutMs = 60 * secondMs;
export const leaseMs = 2 * minuteMs;

/** How often a server looks for mails that are due, apart from those that it queues itself. */
export const pollMs = 5 * secondMs;

export const mailsAtOnce = 5;

/**
 * How long a mail that was not taken waits for its next try, in milliseconds.
 * @param tries so far, at least 1
 * @returns undefined: it is given up
 */
export function findWait(tries: number, createdAt: Date, now: Date): number | undefined {
  const waitMs = waitsMs[tries - 1] ?? longWaitMs;
  return now.getTime() + waitMs > createdAt.getTime() + patienceMs ? undefined : waitMs;
}
