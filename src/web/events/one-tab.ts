/**
 * Runs the work in one tab of this browser at a time; the next begins when the tab before is closed. A browser opens
 * few connections to a server at once, and a stream in each tab would soon leave none for anything else.
 * @param work told whether another tab did it before
 */
export async function inOneTab(
  { name, locks, signal }: { name: string; locks: LockManager | undefined; signal: AbortSignal },
  work: (isTakenOver: boolean) => Promise<void>,
): Promise<void> {
  // Browsers have locks on https and localhost only
  if (!locks) return work(false);
  const isDone = await locks.request(name, { ifAvailable: true }, async (lock) => {
    if (lock) await work(false);
    return lock !== null;
  });
  if (isDone || signal.aborted) return;
  await locks
    .request(name, { signal }, () => work(true))
    .catch((error: unknown) => {
      if (!signal.aborted) throw error;
    });
}
