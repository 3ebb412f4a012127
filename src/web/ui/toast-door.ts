export interface ToastDoor {
  /** Asks for the toaster, and resolves when it stands on the page: a toast before that would be lost. */
  open(): Promise<void>;
  isAsked(): boolean;
  subscribe(listener: () => void): () => void;
  /** The toaster stands. */
  arrive(): void;
}

export function makeToastDoor(): ToastDoor {
  let isAsked = false;
  const listeners = new Set<() => void>();
  const { promise, resolve } = Promise.withResolvers<void>();
  return {
    open() {
      isAsked = true;
      for (const listener of listeners) listener();
      return promise;
    },
    isAsked: () => isAsked,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    arrive: resolve,
  };
}
