import { statfs } from 'node:fs/promises';

/** The message is the one sentence for the operator. */
export class DiskFullError extends Error {
  override readonly name = 'DiskFullError';

  constructor(folder: string) {
    super(`The disk of ${folder} is full: free some space there, at least 50 MB, and start again.`);
  }
}

/** What the embedded database needs to go on: three files of its log. */
const leastFreeBytes = 50_000_000;

/** It is filled by others too, in a moment: what is left of a file of the log has to last so long. */
const lookEveryMs = 200;

/** @throws DiskFullError */
export async function checkSpace(folder: string): Promise<void> {
  if (await isFull(folder)) throw new DiskFullError(folder);
}

/** Tells when the disk becomes full, and when it no longer is, until it is stopped. */
export function watchSpace(folder: string, onChange: (isFull: boolean) => Promise<void>): { stop(): void } {
  let wasFull = false;
  let isLooking = false;
  const look = async () => {
    if (isLooking) return;
    isLooking = true;
    try {
      const isNowFull = await isFull(folder);
      if (isNowFull !== wasFull) await onChange(isNowFull);
      wasFull = isNowFull;
    } catch {
      // A folder that cannot be looked at for a moment is looked at again
    } finally {
      isLooking = false;
    }
  };
  const timer = setInterval(look, lookEveryMs);
  timer.unref();
  return { stop: () => clearInterval(timer) };
}

async function isFull(folder: string): Promise<boolean> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize < leastFreeBytes;
}
