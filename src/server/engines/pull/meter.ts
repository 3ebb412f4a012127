import type { PulledPart } from '../providers/ollama/pull.ts';

/** How far the pull of a model is. */
export interface PullProgress {
  doneBytes: number;
  /** Null: no part is known yet. */
  totalBytes: number | null;
  bytesPerSecond: number | null;
}

/** How far back the speed is measured, in milliseconds. */
const windowMs = 10_000;

interface Sample {
  atMs: number;
  movedBytes: number;
}

/** Sums over the parts of a model, each of which is known from when it begins. */
export function makePullMeter() {
  const parts = new Map<string, PulledPart & { foundBytes: number }>();
  let samples: Sample[] = [];

  function sum(count: (part: PulledPart & { foundBytes: number }) => number): number {
    return [...parts.values()].reduce((all, part) => all + count(part), 0);
  }

  return {
    add(part: PulledPart): void {
      // What an earlier pull has left is there, and was not fast.
      const foundBytes = parts.get(part.digest)?.foundBytes ?? part.completed;
      parts.set(part.digest, { ...part, foundBytes });
    },
    /** To be called in steady steps: the speed is what has moved since the calls of the last seconds. */
    read(now: Date): PullProgress {
      const atMs = now.getTime();
      const movedBytes = sum(({ completed, foundBytes }) => completed - foundBytes);
      samples = [...samples, { atMs, movedBytes }].filter((sample) => sample.atMs >= atMs - windowMs);
      return {
        doneBytes: sum(({ completed }) => completed),
        totalBytes: parts.size === 0 ? null : sum(({ total }) => total),
        bytesPerSecond: parts.size === 0 ? null : toSpeed(samples),
      };
    },
  };
}

/** Null where there is no time between the first sample and the last. Ollama takes back what it has to pull again. */
function toSpeed(samples: readonly Sample[]): number | null {
  const [first, last] = [samples.at(0), samples.at(-1)];
  if (first === undefined || last === undefined || last.atMs === first.atMs) return null;
  const perSecond = ((last.movedBytes - first.movedBytes) / (last.atMs - first.atMs)) * 1_000;
  return Math.max(0, Math.round(perSecond));
}

/** Undefined speed, or none, says nothing of the end; nor does what is checked and not pulled any more. */
export function findSecondsLeft({ doneBytes, totalBytes, bytesPerSecond }: PullProgress): number | null {
  const leftBytes = (totalBytes ?? 0) - doneBytes;
  return leftBytes > 0 && bytesPerSecond ? Math.ceil(leftBytes / bytesPerSecond) : null;
}
