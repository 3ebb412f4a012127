/** Awaited now and then by work that shares a thread: nothing to wait for, or its next slice of time. */
export type Pause = () => Promise<void> | undefined;

export interface SliceOptions {
  /** Milliseconds of a clock that never goes back. */
  now: () => number;
  /** Calls back when what has arrived meanwhile has been taken in, such as new work. */
  afterArrivals: (next: () => void) => void;
}

/** Work that pauses earlier goes on at once, in milliseconds: to look for other work costs something too. */
const sliceMs = 5;

/** The time that a taker has had counts half after so long, in milliseconds: nobody who waits waits for ever. */
const halfLifeMs = 2_000;

interface Share {
  /** How much time the taker has had, as of `at`. */
  ms: number;
  at: number;
  pieces: number;
}

/**
 * Shares one thread among pieces of work that pause by themselves. The next slice is for whoever has had the least time
 * lately: a short text goes before the rest of a long one, and who has much to do waits for himself only.
 */
export function makeSlices({ now, afterArrivals }: SliceOptions) {
  const shares = new Map<string, Share>();
  const waiting = new Set<{ whose: string; go: () => void }>();
  let isBusy = false;
  let sliceBegan = 0;

  function timeHad(whose: string, at: number): number {
    const share = shares.get(whose);
    return share === undefined ? 0 : share.ms * 0.5 ** ((at - share.at) / halfLifeMs);
  }

  /** Who has had next to nothing is like one who comes anew: the first who came is the first. */
  function hasHadLess(one: string, other: string, at: number): boolean {
    return Math.floor(timeHad(one, at)) < Math.floor(timeHad(other, at));
  }

  function forgetIdle(at: number): void {
    for (const [whose, { pieces }] of shares)
      if (pieces === 0 && timeHad(whose, at) < 1) shares.delete(whose);
  }

  function endSlice(whose: string): void {
    const at = now();
    const share = shares.get(whose);
    if (share !== undefined) Object.assign(share, { ms: timeHad(whose, at) + at - sliceBegan, at });
  }

  function giveNext(): void {
    isBusy = true;
    afterArrivals(() => {
      const at = now();
      const [first, ...others] = waiting;
      if (first === undefined) {
        isBusy = false;
        return;
      }
      const next = others.reduce(
        (least, one) => (hasHadLess(one.whose, least.whose, at) ? one : least),
        first,
      );
      waiting.delete(next);
      sliceBegan = at;
      next.go();
    });
  }

  function waitForSlice(whose: string): Promise<void> {
    return new Promise((go) => {
      waiting.add({ whose, go });
      if (!isBusy) giveNext();
    });
  }

  /** Runs the work in slices. It has to await `pause` now and then. */
  return async <Result>(whose: string, work: (pause: Pause) => Promise<Result>): Promise<Result> => {
    const share = shares.get(whose) ?? { ms: 0, at: now(), pieces: 0 };
    share.pieces += 1;
    shares.set(whose, share);
    const pause = () => {
      if (now() - sliceBegan < sliceMs) return undefined;
      endSlice(whose);
      isBusy = false;
      return waitForSlice(whose);
    };
    await waitForSlice(whose);
    try {
      return await work(pause);
    } finally {
      endSlice(whose);
      share.pieces -= 1;
      forgetIdle(now());
      giveNext();
    }
  };
}
