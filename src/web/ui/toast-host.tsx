import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import { Boundary } from './boundary.tsx';
import { useLazy } from './lazy.ts';
import { lazyToaster, type Notice, toastStore } from './notify.ts';
import { useTopPlace } from './top-place.ts';
import { useStore } from './use-store.ts';
import { whenIdle } from './when-idle.ts';

/** The place of the toaster. It is fetched ahead of the first toast, which may have to say that nothing else comes. */
export function ToastHost() {
  const isAsked = useStore(toastStore.isAsked);
  const plain = useStore(toastStore.plain);
  useEffect(() => whenIdle(() => void lazyToaster.load().catch(() => undefined)), []);
  return (
    <>
      <Boundary>{isAsked && <AskedToaster />}</Boundary>
      {plain && <PlainNotice {...plain} />}
    </>
  );
}

function AskedToaster() {
  const parts = useLazy(lazyToaster);
  return parts && <parts.Toaster />;
}

/** What a toast says, where the toaster could not be loaded. */
function PlainNotice({ tone, title, description, action }: Notice) {
  return createPortal(
    <div className="toast toast-plain" role={tone === 'error' ? 'alert' : 'status'}>
      <p className="col-span-2">
        <b>{title}</b>
        {description && <span className="block">{description}</span>}
      </p>
      {action && (
        <button type="button" data-button="" onClick={action.onClick}>
          {action.label}
        </button>
      )}
    </div>,
    useTopPlace(),
  );
}
