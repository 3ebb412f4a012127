import { makeLazy } from './lazy.ts';
import { makeToastStore } from './toast-store.ts';

/** How long a toast stays. */
export const toastDurationMs = 4000;

export interface Notice {
  tone?: 'success' | 'error' | 'warning';
  title: string;
  description?: string;
  action?: { label: string; onClick(): void };
}

/** The toaster is not in the first download: nothing is said before something was done. */
export const lazyToaster = makeLazy(() => import('./toaster.tsx'));

export const toastStore = makeToastStore({
  load: lazyToaster.load,
  patienceMs: 1000,
  durationMs: toastDurationMs,
});

/** Says what just happened, for a moment. An error must also stand where it belongs. */
export async function notify(notice: Notice): Promise<void> {
  await toastStore.show(notice);
}
