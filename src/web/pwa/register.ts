import { toOwnAddress } from '../server-facts.ts';
import type { Updates } from './updates.ts';

const workerFile = '/service-worker.js';
/** A tab that stays open for days asks for a new release this often, when it is looked at. */
const checkIntervalMs = 60 * 60 * 1000;

/** Registers the worker of this release, and offers a newer one as soon as it waits. It never takes over by itself. */
export async function registerWorker({ offer }: Pick<Updates, 'offer'>): Promise<void> {
  const { serviceWorker } = navigator;
  const registration = await serviceWorker.register(toOwnAddress(workerFile), { updateViaCache: 'none' });
  const offerWaiting = () => {
    const { waiting } = registration;
    // Without a controller it is the first one, which nobody has to wait for
    if (waiting && serviceWorker.controller) offer(() => takeOver(waiting));
  };
  offerWaiting();
  registration.addEventListener('updatefound', () => {
    registration.installing?.addEventListener('statechange', offerWaiting);
  });
  checkWhenSeen(registration);
}

/** Only the tab that asked is loaded afresh: in the others somebody may be writing. */
function takeOver(waiting: ServiceWorker): void {
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
  waiting.postMessage('take-over');
}

function checkWhenSeen(registration: ServiceWorkerRegistration): void {
  let checkedAtMs = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - checkedAtMs < checkIntervalMs) return;
    checkedAtMs = Date.now();
    // Without a connection there is nothing new
    registration.update().catch(() => undefined);
  });
}
