import type { Notice } from './notify.ts';

type Toast = (notice: Notice) => void;

export interface ToastStore {
  /** Asks for the toaster, and shows the notice by it. Where it does not come soon, the notice is shown plainly. */
  show(notice: Notice): Promise<void>;
  isAsked(): boolean;
  /** What is shown plainly now. */
  getPlain(): Notice | undefined;
  subscribe(listener: () => void): () => void;
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
  let isAsked = false;
  let plain: Notice | undefined;
  const listeners = new Set<() => void>();
  const arrival = Promise.withResolvers<Toast>();

  function tell(): void {
    for (const listener of listeners) listener();
  }

  function showPlainly(notice: Notice): void {
    plain = notice;
    tell();
    setTimeout(() => {
      if (plain !== notice) return;
      plain = undefined;
      tell();
    }, durationMs);
  }

  return {
    async show(notice) {
      isAsked = true;
      tell();
      const patience = Promise.withResolvers<undefined>();
      const timer = setTimeout(patience.resolve, patienceMs, undefined);
      load().catch(() => patience.resolve(undefined));
      const toast = await Promise.race([arrival.promise, patience.promise]);
      clearTimeout(timer);
      if (toast) toast(notice);
      else showPlainly(notice);
    },
    isAsked: () => isAsked,
    getPlain: () => plain,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    arrive: arrival.resolve,
  };
}
