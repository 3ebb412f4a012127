import { atom, type ReadableAtom } from 'nanostores';
import type { Notice } from './notify.ts';

type Toast = (notice: Notice) => void;

export interface ToastStore {
  /** Whether a toast was shown, or tried. */
  isAsked: ReadableAtom<boolean>;
  /** What is shown plainly now. */
  plain: ReadableAtom<Notice | undefined>;
  /** Asks for the toaster, and shows the notice by it. Where it does not come soon, the notice is shown plainly. */
  show(notice: Notice): Promise<void>;
  /** The toaster stands on the page: a toast before that would be lost. */
  arrive(toast: Toast): void;
}

export interface ToastStoreParts {
  /** Rejects where it cannot be had. */
  load(): Promise<unknown>;
  /** How long a notice waits for the toaster. */
  patienceMs: number;
  /** How long a notice stays. */
  durationMs: number;
}

export function makeToastStore({ load, patienceMs, durationMs }: ToastStoreParts): ToastStore {
  const isAsked = atom(false);
  const plain = atom<Notice | undefined>();
  const arrival = Promise.withResolvers<Toast>();

  function showPlainly(notice: Notice): void {
    plain.set(notice);
    setTimeout(() => {
      if (plain.get() === notice) plain.set(undefined);
    }, durationMs);
  }

  return {
    isAsked,
    plain,
    async show(notice) {
      isAsked.set(true);
      const patience = Promise.withResolvers<undefined>();
      const timer = setTimeout(patience.resolve, patienceMs, undefined);
      load().catch(() => patience.resolve(undefined));
      const toast = await Promise.race([arrival.promise, patience.promise]);
      clearTimeout(timer);
      if (toast) toast(notice);
      else showPlainly(notice);
    },
    arrive: arrival.resolve,
  };
}
