import { isServerThere } from './server-watch.ts';

/**
 * Leaves the page as it stands, by a reload or for another address, but only where something will take its place: else
 * the browser's own page would. Resolves to whether it left.
 */
export async function leavePage(go: () => void): Promise<boolean> {
  const isKept = Boolean(navigator.serviceWorker?.controller);
  const canLeave = isKept || (await isServerThere());
  if (canLeave) go();
  return canLeave;
}
