/** How long an editor may take to draw what it was told, and how often it is looked, in milliseconds. */
const settleMs = 600;
const lookMs = 15;
/** How long it is waited for one that takes back what it did not do itself. */
const lastMs = 60;

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Whether something comes to be. Never at once: editors look at what happened after it has. */
export async function settle(isDone: () => boolean): Promise<boolean> {
  for (let waited = 0; waited <= settleMs; waited += lookMs) {
    await wait(lookMs);
    if (isDone()) return true;
  }
  return false;
}

/** Whether it stays so. */
export async function lasts(isDone: () => boolean): Promise<boolean> {
  await wait(lastMs);
  return isDone();
}
