import { useEffect } from 'react';
import { Toaster as Toasts } from 'sonner';
import { Icon } from './icons.tsx';
import { toastDoor } from './notify.ts';
import { useIsPhone } from './use-is-phone.ts';

const classNames = { toast: 'toast' };

const icons = {
  success: <Icon name="accept" />,
  error: <Icon name="warning" />,
  warning: <Icon name="warning" />,
};

/** Stands clear of the foot of a sheet on a desk, and of the dock at the bottom of a phone. */
export default function Toaster() {
  const isPhone = useIsPhone();
  useEffect(toastDoor.arrive, []);
  return (
    <Toasts
      position={isPhone ? 'top-center' : 'bottom-right'}
      offset={{ bottom: 'var(--toast-bottom)', right: '1.5rem' }}
      mobileOffset="0.75rem"
      visibleToasts={3}
      icons={icons}
      toastOptions={{ unstyled: true, classNames }}
    />
  );
}
