import type { Session, SessionState } from './session.ts';

/** From the moment when the tab is looked at again until the server is asked. */
export const refreshDelayMs = 2_000;
export const checkIntervalMs = 30_000;
/** From the moment when the tab becomes visible until the profile is read again. */
export const profileDelayMs = 5_000;

/** Ends what was begun: a timer, or listening. */
export type Stop = () => void;

/** The tab, the time and the other tabs, as far as a session depends on them. */
export interface PollerEnvironment {
  isVisible(): boolean;
  /** The tab has become visible. */
  onVisible(listener: () => void): Stop;
  onFocus(listener: () => void): Stop;
  after(milliseconds: number, run: () => void): Stop;
  every(milliseconds: number, run: () => void): Stop;
  /** Lets the other tabs of this browser know that somebody signed in or out. */
  tellTabs(): void;
  onTold(listener: () => void): Stop;
}

export interface PollerParts {
  session: Pick<Session, 'getState' | 'subscribe' | 'load'>;
  /** Reads the profile again, unless it is fresh. */
  refetchProfile(): void;
  environment: PollerEnvironment;
}

/**
 * Keeps a session true: a sign-out or a revocation, wherever it happened, is found out within half a minute, and at
 * once from the other tabs. Only a session that there is gets checked. Nothing is done to what stands on the screen.
 */
export function pollSession({ session, refetchProfile, environment }: PollerParts): Stop {
  const ifSignedIn = (run: () => void) => () => {
    if (session.getState().status === 'signed-in') run();
  };
  const check = ifSignedIn(() => void session.load());
  const checkSoon = makeDelayed(environment, refreshDelayMs, check);
  const refetchSoon = makeDelayed(environment, profileDelayMs, ifSignedIn(refetchProfile));
  let before = session.getState();

  const stops = [
    environment.onVisible(ifSignedIn(checkSoon.start)),
    environment.onVisible(ifSignedIn(refetchSoon.start)),
    environment.onFocus(ifSignedIn(checkSoon.start)),
    environment.every(checkIntervalMs, () => environment.isVisible() && check()),
    environment.onTold(() => void session.load()),
    session.subscribe(() => {
      const now = session.getState();
      if (isNews(before, now)) environment.tellTabs();
      before = now;
    }),
    checkSoon.stop,
    refetchSoon.stop,
  ];
  return () => {
    for (const stop of stops) stop();
  };
}

/** Whether other tabs should hear of it: somebody signed in or out. A tab that merely found out tells nobody. */
export function isNews(before: SessionState, now: SessionState): boolean {
  if (now.status === 'signed-out') return 'user' in before;
  return now.status === 'signed-in' && (before.status === 'signed-out' || before.status === 'expired');
}

/** Visible and focused come together: the later one counts, once. */
export function makeDelayed(
  { after }: Pick<PollerEnvironment, 'after'>,
  milliseconds: number,
  run: () => void,
) {
  let stop: Stop = () => {};
  return {
    start() {
      stop();
      stop = after(milliseconds, run);
    },
    stop: () => stop(),
  };
}
