export interface Updates {
  /** Goes over to the release that waits; undefined while none does. */
  find(): (() => void) | undefined;
  subscribe(listener: () => void): () => void;
  offer(reload: () => void): void;
}

function makeUpdates(): Updates {
  let offered: (() => void) | undefined;
  const listeners = new Set<() => void>();
  return {
    find: () => offered,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    offer(reload) {
      offered = reload;
      for (const listener of listeners) listener();
    },
  };
}

/** Of this page. */
export const updates = makeUpdates();
