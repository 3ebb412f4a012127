import { useEffect, useSyncExternalStore } from 'react';
import type { LiveEventType } from '../../shared/contract/events.ts';
import { wait } from '../api/call.ts';
import { planKeys } from '../services/plan-news.ts';
import { type Services, useServices } from '../services/services.ts';
import { useAuth } from '../session/auth-provider.tsx';
import { keepWatching, type WakeKind } from './keep-watching.ts';
import { inOneTab } from './one-tab.ts';

/** What is read again. The key of a query stands for all that begin with it. */
const queriesOf: Record<LiveEventType, readonly string[]> = {
  credits: ['credits'],
  dictionary: ['dictionary'],
  inbox: ['inbox'],
  plan: planKeys,
  profile: ['profile'],
  session: ['sessions'],
  'switched-off-rules': ['switched-off-rules'],
};
const types = Object.keys(queriesOf) as LiveEventType[];

/** Lets this tab follow what other tabs and devices of the writer change: credits, plan, profile, sessions. */
export function useLiveEvents(): void {
  const services = useServices();
  const { state } = useAuth();
  const isVisible = useIsVisible();
  const userId = state.status === 'signed-in' ? state.user.id : undefined;
  // Where tabs cannot share a stream, those that nobody looks at do without
  const mayWatch = isVisible || hasLocks();
  useEffect(() => {
    if (userId === undefined || !mayWatch) return;
    return follow(userId, services);
  }, [userId, mayWatch, services]);
}

function follow(userId: string, services: Services): () => void {
  const name = `draftwell.events.${userId}`;
  const leaving = new AbortController();
  const channel = new BroadcastChannel(name);
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    const type = types.find((one) => one === data);
    if (type) invalidate(type, services);
  };
  const tell = (type: LiveEventType) => {
    invalidate(type, services);
    channel.postMessage(type);
  };
  const locks = hasLocks() ? navigator.locks : undefined;
  void inOneTab({ name, locks, signal: leaving.signal }, (isTakenOver) =>
    keepWatching(
      {
        open: (signal) => services.call((api) => api.events.watch(undefined, { signal }), signal),
        onEvent: tell,
        onGap: () => types.forEach(tell),
        // Without locks the tab may have been out of sight, and without a stream
        hasGap: isTakenOver || !locks,
        wait,
        onWake,
        random: Math.random,
      },
      leaving.signal,
    ),
  );
  return () => {
    leaving.abort();
    channel.close();
  };
}

function invalidate(
  type: LiveEventType,
  { findQueries, session }: Pick<Services, 'findQueries' | 'session'>,
): void {
  for (const key of queriesOf[type]) void findQueries()?.invalidateQueries({ queryKey: [key] });
  if (type === 'session') void session.load();
}

function onWake(wake: (kind: WakeKind) => void): () => void {
  const wakeOnline = () => wake('online');
  const wakeVisible = () => document.visibilityState === 'visible' && wake('visible');
  addEventListener('online', wakeOnline);
  document.addEventListener('visibilitychange', wakeVisible);
  return () => {
    removeEventListener('online', wakeOnline);
    document.removeEventListener('visibilitychange', wakeVisible);
  };
}

function hasLocks(): boolean {
  return typeof navigator !== 'undefined' && 'locks' in navigator;
}

function subscribeVisibility(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}

function useIsVisible(): boolean {
  return useSyncExternalStore(
    subscribeVisibility,
    () => document.visibilityState === 'visible',
    () => true,
  );
}
