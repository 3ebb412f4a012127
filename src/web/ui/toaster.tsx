import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { Toaster as Toasts } from 'sonner';
import { Icon } from './icons.tsx';
import { keepOnTop } from './keep-on-top.ts';
import { toastDoor } from './notify.ts';
import { useIsPhone } from './use-is-phone.ts';

const classNames = { toast: 'toast' };

const icons = {
  success: <Icon name="accept" />,
  error: <Icon name="warning" />,
  warning: <Icon name="warning" />,
};

/**
 * Stands clear of the foot of a sheet on a desk, and of the dock at the bottom of a phone. Its place is one that can be
 * moved: into the dialog that lies over the page.
 */
export default function Toaster() {
  const isPhone = useIsPhone();
  const [place] = useState(makePlace);
  useEffect(() => keepOnTop(place), [place]);
  useEffect(toastDoor.arrive, []);
  return createPortal(
    <Toasts
      position={isPhone ? 'top-center' : 'bottom-right'}
      offset={{ bottom: 'var(--toast-bottom)', right: '1.5rem' }}
      mobileOffset="0.75rem"
      visibleToasts={3}
      icons={icons}
      toastOptions={{ unstyled: true, classNames }}
    />,
    place,
  );
}

/** Of no size, so that it is no row of a dialog. */
function makePlace(): HTMLElement {
  const place = document.createElement('div');
  place.style.display = 'contents';
  return place;
}
