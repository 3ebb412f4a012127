/** When the browser draws next: `requestAnimationFrame` and its undoing. */
export interface FrameClock {
  request(draw: () => void): number;
  cancel(id: number): void;
}

export interface Batch {
  add(text: string): void;
  /** Passes on what is left, at once. */
  flush(): void;
  /** Forgets what is left. */
  drop(): void;
}

/** Collects pieces of text and passes them on once for each frame, however many they are. */
export function makeFrameBatch(clock: FrameClock, pass: (text: string) => void): Batch {
  let waiting = '';
  let frame: number | undefined;

  function drop(): void {
    if (frame !== undefined) clock.cancel(frame);
    frame = undefined;
    waiting = '';
  }

  function flush(): void {
    const text = waiting;
    drop();
    if (text !== '') pass(text);
  }

  return {
    add(text) {
      waiting += text;
      frame ??= clock.request(flush);
    },
    flush,
    drop,
  };
}
