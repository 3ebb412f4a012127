import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import { Toaster as Toasts, toast } from 'sonner';
import { Icon } from './icons.tsx';
import { type Notice, toastDurationMs, toastStore } from './notify.ts';
import { useTopPlace } from './top-place.ts';
import { useIsPhone } from './use-is-phone.ts';

const classNames = { toast: 'toast' };

const icons = {
  success: <Icon name="accept" />,
  error: <Icon name="warning" />,
  warning: <Icon name="warning" />,
};

function showToast({ tone = 'success', title, ...rest }: Notice): void {
  toast[tone](title, { ...rest, duration: toastDurationMs });
}

/**
 * On a desk at the left, where what was written stands: never over the result that it announces, nor over its buttons. On
 * a phone at the top, clear of the dock. Its place is one that can be moved: into the dialog that lies over the page.
 */
export function Toaster() {
  const isPhone = useIsPhone();
  const place = useTopPlace();
  useEffect(() => toastStore.arrive(showToast), []);
  return createPortal(
    <Toasts
      position={isPhone ? 'top-center' : 'bottom-left'}
      offset={{ bottom: 'var(--toast-bottom)', left: '1.5rem' }}
      mobileOffset="0.75rem"
      visibleToasts={3}
      icons={icons}
      toastOptions={{ unstyled: true, classNames }}
    />,
    place,
  );
}
