import { atom, type ReadableAtom } from 'nanostores';

/** Opens the dialog to sign in again, from wherever a call found the session gone. */
export interface SignInStore {
  isOpen: ReadableAtom<boolean>;
  open(): void;
  close(): void;
}

export function makeSignInStore(): SignInStore {
  const isOpen = atom(false);
  return { isOpen, open: () => isOpen.set(true), close: () => isOpen.set(false) };
}
