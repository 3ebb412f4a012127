import type { LiveEvent, LiveEventType } from '../../../shared/contract/events.ts';
import { AppError } from '../../../shared/errors.ts';
import type { Clock } from '../../platform/clock.ts';
import { allTypes, readPayload, toPayload } from './policy.ts';
import type { EventStore } from './store.ts';

/** A writer's session, for as long as one of its screens is open. */
export interface Watcher {
  userId: string;
  sessionId: string;
  /** Fires when the screen is closed. */
  signal: AbortSignal;
}

export interface EventDependencies {
  store: EventStore;
  clock: Clock;
  /** Resolves after so many milliseconds, or rejects when the signal fires. */
  sleep: (ms: number, signal: AbortSignal) => Promise<void>;
  isSignedIn: (session: { userId: string; sessionId: string }) => Promise<boolean>;
  /** Fires when this server is about to stop. */
  end: AbortSignal;
  log: { warn(details: object, message: string): void };
}

export interface EventService {
  /** Tells all screens of this writer, on whatever server, that something is to be read again. Never fails. */
  announce(userId: string, type: LiveEventType): void;
  /**
   * What changes from now on. What changes several times before it is read comes once.
   * @throws AppError AUTH_EXPIRED, in the midst of it, when the session has ended
   */
  watch(watcher: Watcher): AsyncGenerator<LiveEvent, void>;
  /** Begins to hear what the other servers say. To be called once. */
  start(): Promise<void>;
  /** Resolves when what was announced has been sent. */
  settled(): Promise<void>;
}

/** A session that ended without a word, such as by its time, is found out after this long. */
const sessionCheckMs = 30_000;

type Push = (type: LiveEventType) => void;

/** Lets every open screen follow what another one changes. */
export function makeEventService(dependencies: EventDependencies): EventService {
  const { store, clock, sleep, isSignedIn, end, log } = dependencies;
  const screens = new Map<string, Set<Push>>();
  const unsent = new Set<string>();
  let sending: Promise<void> | undefined;

  /** What is announced while the last batch is on its way goes with the next one. */
  async function send(): Promise<void> {
    while (unsent.size > 0) {
      const payloads = [...unsent];
      unsent.clear();
      await store
        .notify(payloads)
        .catch(() => log.warn({ count: payloads.length }, 'could not announce changes'));
    }
    sending = undefined;
  }

  function addScreen(userId: string, push: Push): () => void {
    const own = screens.get(userId) ?? new Set();
    screens.set(userId, own.add(push));
    return () => {
      own.delete(push);
      if (own.size === 0 && screens.get(userId) === own) screens.delete(userId);
    };
  }

  async function* watch({ userId, sessionId, signal }: Watcher): AsyncGenerator<LiveEvent, void> {
    const leaving = AbortSignal.any([signal, end]);
    const pending = new Set<LiveEventType>();
    let news = new AbortController();
    let checkedAt = clock().getTime();
    const remove = addScreen(userId, (type) => {
      pending.add(type);
      news.abort();
    });
    try {
      while (!leaving.aborted) {
        const [type] = pending;
        const untilCheckMs = checkedAt + sessionCheckMs - clock().getTime();
        if (type === 'session' || untilCheckMs <= 0) {
          if (!(await isSignedIn({ userId, sessionId }))) throw new AppError('AUTH_EXPIRED');
          checkedAt = clock().getTime();
        }
        if (type !== undefined) {
          pending.delete(type);
          yield { type };
        } else if (untilCheckMs > 0) {
          news = new AbortController();
          await sleep(untilCheckMs, AbortSignal.any([leaving, news.signal])).catch(() => undefined);
        }
      }
    } finally {
      remove();
    }
  }

  return {
    announce(userId, type) {
      unsent.add(toPayload({ userId, type }));
      sending ??= send();
    },
    watch,
    start: () =>
      store.listen({
        onPayload(payload) {
          const { userId = '', type } = readPayload(payload) ?? {};
          if (type !== undefined) for (const push of screens.get(userId) ?? []) push(type);
        },
        onGap() {
          for (const own of screens.values()) for (const push of own) allTypes.forEach(push);
        },
      }),
    async settled() {
      await sending;
    },
  };
}
