import { Navigate, Outlet } from 'react-router';
import { useLiveEvents } from '../events/use-live-events.ts';
import { useAuth } from '../session/auth-provider.tsx';
import { SignInAgain } from '../session/sign-in-again.tsx';
import { Button } from '../ui/button.tsx';
import { FullScreenMessage, FullScreenSpinner } from '../ui/full-screen.tsx';
import { ConnectionBanner } from './connection-banner.tsx';
import { Frame } from './frame.tsx';
import { LowCreditBanner } from './low-credit-banner.tsx';
import { MemberBar } from './member-bar.tsx';
import { PastDueBanner } from './past-due-banner.tsx';
import { SessionBanner } from './session-banner.tsx';

/** Screens for who is signed in. Back never returns a visitor to one. */
export default function MemberLayout() {
  const { state, reload } = useAuth();
  if (state.status === 'loading') return <FullScreenSpinner />;
  if (state.status === 'unreachable') return <Unreachable onRetry={reload} />;
  if (!('user' in state)) return <Navigate to="/landing" replace />;
  return (
    // Another writer gets new screens: nothing of the former stays in them
    <Frame key={state.user.id} bar={<Head />}>
      <Outlet />
      <SignInAgain />
    </Frame>
  );
}

function Head() {
  useLiveEvents();
  return (
    <>
      <MemberBar />
      <ConnectionBanner />
      <SessionBanner />
      <PastDueBanner />
      <LowCreditBanner />
    </>
  );
}

function Unreachable({ onRetry }: { onRetry(): void }) {
  return (
    <FullScreenMessage title="The server cannot be reached">
      <p className="max-w-lg text-ink-2" role="alert">
        Service temporarily unavailable. Please try again in a moment. What you typed is kept on this device.
      </p>
      <Button look="primary" onClick={onRetry}>
        Try Again
      </Button>
    </FullScreenMessage>
  );
}
