import { makeToastDoor } from './toast-door.ts';

/** How long a toast stays. */
const toastDurationMs = 4000;

export interface Notice {
  tone?: 'success' | 'error' | 'warning';
  title: string;
  description?: string;
  action?: { label: string; onClick(): void };
}

/** The toaster is not in the first download: nothing is said before something was done. */
export const toastDoor = makeToastDoor();

/** Says what just happened, for a moment. An error must also stand where it belongs. */
export async function notify({ tone = 'success', title, ...rest }: Notice): Promise<void> {
  try {
    const [{ toast }] = await Promise.all([import('sonner'), toastDoor.open()]);
    toast[tone](title, { ...rest, duration: toastDurationMs });
  } catch {
    // Without a connection it may not have come; what it would say is on the screen too
  }
}
