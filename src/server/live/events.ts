import type { LiveEvent, LiveEventType } from '../../shared/contract/events.ts';
import { AppError } from '../../shared/errors.ts';
import type { Listener } from '../db/database.ts';
import type { Clock, Sleep } from '../platform/clock.ts';
import type { EventStore } from './announcements.ts';
import { makeArrivalWatch } from './arrival.ts';
import { allTypes, readPayload, readTakenBack, toPayload, toTakenBack } from './payload.ts';

/** A writer's session, for as long as one of its screens is open. */
export interface Watcher {
  userId: string;
  sessionId: string;
  signal: AbortSignal;
}

export interface EventDependencies {
  store: EventStore;
  clock: Clock;
  sleep: Sleep;
  isSignedIn: (session: { userId: string; sessionId: string }) => Promise<boolean>;
  end: AbortSignal;
  /** A call is not wanted any more, whichever server is at it. */
  onTakenBack?: ((call: string) => void) | undefined;
  log: { warn(details: object, message: string): void };
}

export interface ListenerState {
  isConnected: boolean;
  /** When anything was last heard. */
  lastHeardAt: Date | undefined;
}

export type EventService = ReturnType<typeof makeEventService>;

/** A session that ended without a word, such as by its time, is found out after this long. */
const sessionCheckMs = 30_000;

/** Screens that one writer may have open at a time; each is a connection. */
const screensPerWriter = 20;

/** Seconds after which one of them may have been closed. */
const retryAfterSeconds = 30;

type Push = (type: LiveEventType) => void;

interface Screen {
  pending: Set<LiveEventType>;
  news: AbortController;
}

interface Following {
  userId: string;
  sessionId: string;
  leaving: AbortSignal;
  screen: Screen;
  close(): void;
}

export function makeEventService(dependencies: EventDependencies) {
  const { store, clock, sleep, isSignedIn, end, onTakenBack, log } = dependencies;
  const screens = new Map<string, Set<Push>>();
  const unsent = new Set<string>();
  let sending: Promise<void> | undefined;
  let listener: Listener | undefined;
  let lastHeardAt: Date | undefined;

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

  /**
   * What changes from now on. What changes several times before it is read comes once. Counts from the moment that it is
   * asked for, and not when its first event is.
   * @throws AppError RATE_LIMITED, at once, where the writer has too many screens open
   * @throws AppError AUTH_EXPIRED, in the midst of it, when the session has ended
   */
  function watch({ userId, sessionId, signal }: Watcher): AsyncGenerator<LiveEvent, void> {
    if ((screens.get(userId)?.size ?? 0) >= screensPerWriter) {
      throw new AppError('RATE_LIMITED', { retryAfterSeconds });
    }
    const screen: Screen = { pending: new Set(), news: new AbortController() };
    const close = addScreen(userId, (type) => {
      screen.pending.add(type);
      screen.news.abort();
    });
    signal.addEventListener('abort', close);
    return follow({ userId, sessionId, leaving: AbortSignal.any([signal, end]), screen, close });
  }

  function say(payload: string): void {
    unsent.add(payload);
    sending ??= send();
  }

  async function* follow({ userId, sessionId, leaving, screen, close }: Following) {
    let checkedAt = clock().getTime();
    try {
      while (!leaving.aborted) {
        const [type] = screen.pending;
        const untilCheckMs = checkedAt + sessionCheckMs - clock().getTime();
        if (type === 'session' || untilCheckMs <= 0) {
          if (!(await isSignedIn({ userId, sessionId }))) throw new AppError('AUTH_EXPIRED');
          checkedAt = clock().getTime();
        }
        if (type !== undefined) {
          screen.pending.delete(type);
          yield { type };
        } else if (untilCheckMs > 0) {
          screen.news = new AbortController();
          await sleep(untilCheckMs, AbortSignal.any([leaving, screen.news.signal])).catch(() => undefined);
        }
      }
    } finally {
      close();
    }
  }

  function readAgain(): void {
    for (const own of screens.values()) for (const push of own) allTypes.forEach(push);
  }

  const arrival = makeArrivalWatch({
    send: (payload) => store.notify([payload]),
    isNeeded: () => screens.size > 0,
    onSilence: readAgain,
    sleep,
    end,
    log,
  });

  return {
    /** Tells all screens of this writer, on whatever server, that something is to be read again. Never fails. */
    announce: (userId: string, type: LiveEventType): void => say(toPayload({ userId, type })),
    /** Tells all servers that this call is not wanted any more. Never fails. */
    takeBack: (call: string): void => say(toTakenBack(call)),
    watch,
    /** Begins to hear what the other servers say. To be called once. */
    async start(): Promise<void> {
      listener = await store.listen({
        onMessage(payload) {
          lastHeardAt = clock();
          arrival.hear(payload);
          const call = readTakenBack(payload);
          if (call !== undefined) onTakenBack?.(call);
          const { userId = '', type } = readPayload(payload) ?? {};
          if (type !== undefined) for (const push of screens.get(userId) ?? []) push(type);
        },
        onReconnect: readAgain,
      });
      void arrival.run();
    },
    readListener: (): ListenerState => ({ isConnected: listener?.isConnected() ?? false, lastHeardAt }),
    async settled(): Promise<void> {
      await sending;
    },
  };
}
