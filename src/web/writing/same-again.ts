/** How soon after an answer the same once more is the second click of a double click, in milliseconds. */
const sameAgainMs = 600;

export interface SameAgain {
  /** Whether just this was answered a moment ago. */
  isTooSoon(asks: unknown): boolean;
  noteAnswer(asks: unknown): void;
}

/** Tells a wish from the second click of a double click, on a call so quick that it has been answered by then. */
export function makeSameAgain(now: () => number): SameAgain {
  let last = { asks: '', atMs: Number.NEGATIVE_INFINITY };
  return {
    isTooSoon: (asks) => now() - last.atMs < sameAgainMs && last.asks === JSON.stringify(asks),
    noteAnswer(asks) {
      last = { asks: JSON.stringify(asks), atMs: now() };
    },
  };
}
