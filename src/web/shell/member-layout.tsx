import { useDeferredValue, useEffect, useLayoutEffect } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router';
import { readHandedText } from '../../shared/handed-text.ts';
import { keepWaitingText } from '../handoff/waiting-text.ts';
import { useAuth } from '../session/auth-provider.tsx';
import { Boundary } from '../ui/boundary.tsx';
import { Button } from '../ui/button.tsx';
import { FullScreenMessage } from '../ui/full-screen.tsx';
import { useLazy } from '../ui/lazy.ts';
import { serverWatch } from '../ui/server-watch.ts';
import { ConnectionBanner } from './connection-banner.tsx';
import { ScreenFault } from './error-screen.tsx';
import { FirstView } from './first-view.tsx';
import { Frame } from './frame.tsx';
import { lazyParts } from './lazy-parts.ts';
import { MemberBar } from './member-bar.tsx';

/** Screens for who is signed in. Back never returns a visitor to one. */
export default function MemberLayout() {
  const { state, reload } = useAuth();
  const { key } = useLocation();
  const parts = useLazy(lazyParts);
  const isLoading = state.status === 'loading';
  // A whole screen is drawn at once then: between keys
  const wasLoading = useDeferredValue(isLoading);
  if (isLoading || wasLoading) return <FirstView />;
  if (state.status === 'unreachable') return <Unreachable onRetry={reload} />;
  if (!('user' in state)) return <ToVisitors />;
  return (
    // Another writer gets new screens: nothing of the former stays in them
    <Frame key={state.user.id} bar={<Head />}>
      <Boundary resetKey={key} fallback={(cause) => <ScreenFault cause={cause} />}>
        <Outlet />
      </Boundary>
      {parts && <parts.SignInAgain />}
    </Frame>
  );
}

/** A text that was handed over waits for the sign-in. */
function ToVisitors() {
  const { pathname, hash } = useLocation();
  const text = readHandedText(hash);
  useLayoutEffect(() => {
    if (text !== undefined) keepWaitingText({ path: pathname, text });
  }, [pathname, text]);
  return <Navigate to={text === undefined ? '/landing' : '/login'} replace />;
}

function Head() {
  const parts = useLazy(lazyParts);
  return (
    <>
      <MemberBar />
      <ConnectionBanner />
      {parts && <parts.Notices />}
    </>
  );
}

function Unreachable({ onRetry }: { onRetry(): void }) {
  useEffect(() => serverWatch.wait(onRetry), [onRetry]);
  return (
    <FullScreenMessage title="The server cannot be reached">
      <p className="max-w-lg text-ink-2" role="alert">
        Service temporarily unavailable. This page goes on by itself when the server answers. What you typed
        is kept on this device.
      </p>
      <Button look="primary" onClick={onRetry}>
        Try Again
      </Button>
    </FullScreenMessage>
  );
}
