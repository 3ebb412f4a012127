import { lazy, Suspense, useSyncExternalStore } from 'react';
import { toastDoor } from './notify.ts';

const Toaster = lazy(() => import('./toaster.tsx'));

/** The place of the toaster, which comes with the first toast. */
export function ToastHost() {
  const isAsked = useSyncExternalStore(toastDoor.subscribe, toastDoor.isAsked, () => false);
  return <Suspense>{isAsked && <Toaster />}</Suspense>;
}
