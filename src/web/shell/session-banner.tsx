import { useEffect } from 'react';
import { useServices } from '../services/services.ts';
import { useAuth } from '../session/auth-provider.tsx';
import { Banner } from '../ui/banner.tsx';
import { Button } from '../ui/button.tsx';

/** While the session is over. Nobody is sent away, and no dialog opens under a writer's hands unasked. */
export function SessionBanner() {
  const { signInStore } = useServices();
  const { state, reload } = useAuth();
  const isExpired = state.status === 'expired';
  useEffect(() => {
    if (!isExpired) return;
    // The writer may have signed in again in another tab
    addEventListener('focus', reload);
    return () => removeEventListener('focus', reload);
  }, [isExpired, reload]);
  if (!isExpired) return null;
  const action = (
    <Button small onClick={signInStore.open}>
      Sign in
    </Button>
  );
  return (
    <div className="page session-note flex-none pb-2">
      <Banner tone="flag" icon="warning" action={action}>
        You are no longer signed in. You can go on writing: what you type is kept on this device.
      </Banner>
    </div>
  );
}
