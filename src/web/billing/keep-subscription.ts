import type { Session, SessionState } from '../session/session.ts';
import { makeDelayed, type PollerEnvironment, type Stop } from '../session/session-poller.ts';

/** From a sign-in until the subscription is checked. */
const afterSignInMs = 1_000;
/** From the moment when the tab becomes visible until it is checked again. */
const afterVisibleMs = 10_000;

/** Keeps the plan true that a screen shows, for as long as somebody is signed in. */
export function keepSubscription(parts: {
  session: Pick<Session, 'getState' | 'subscribe'>;
  environment: Pick<PollerEnvironment, 'onVisible' | 'after'>;
  check(): void;
}): Stop {
  const { session, environment, check } = parts;
  const ifSignedIn = () => {
    if (session.getState().status === 'signed-in') check();
  };
  const afterSignIn = makeDelayed(environment, afterSignInMs, ifSignedIn);
  const afterVisible = makeDelayed(environment, afterVisibleMs, ifSignedIn);
  let before = findSignedIn(session.getState());
  if (before !== undefined) afterSignIn.start();
  const stops = [
    session.subscribe(() => {
      const now = findSignedIn(session.getState());
      if (now !== undefined && now !== before) afterSignIn.start();
      before = now;
    }),
    environment.onVisible(() => {
      if (session.getState().status === 'signed-in') afterVisible.start();
    }),
    afterSignIn.stop,
    afterVisible.stop,
  ];
  return () => {
    for (const stop of stops) stop();
  };
}

function findSignedIn(state: SessionState): string | undefined {
  return state.status === 'signed-in' ? state.user.id : undefined;
}
