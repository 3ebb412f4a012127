/** Opens the dialog to sign in again, from wherever a call found the session gone. */
export interface SignInStore {
  open(): void;
  close(): void;
  isOpen(): boolean;
  subscribe(listener: () => void): () => void;
}

export function makeSignInStore(): SignInStore {
  let isOpen = false;
  const listeners = new Set<() => void>();
  function turn(next: boolean): void {
    if (isOpen === next) return;
    isOpen = next;
    for (const listener of listeners) listener();
  }
  return {
    open: () => turn(true),
    close: () => turn(false),
    isOpen: () => isOpen,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
