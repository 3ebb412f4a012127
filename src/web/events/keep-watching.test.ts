import { expect, test } from 'vitest';
import type { LiveEvent } from '../../shared/contract/events.ts';
import { keepWatching, toPauseMs, type WakeKind, type WatchParts } from './keep-watching.ts';

type Stream = () => AsyncGenerator<LiveEvent>;

async function* gives(...types: LiveEvent['type'][]): AsyncGenerator<LiveEvent> {
  for (const type of types) yield { type };
}

async function* breaks(): AsyncGenerator<LiveEvent> {
  yield { type: 'credits' };
  throw new TypeError('network error');
}

/** Plays these streams one after the other; an error is a try that does not open. Ends after the last. */
async function watchAll(tries: (Stream | Error)[], parts: Partial<WatchParts> = {}) {
  const leaving = new AbortController();
  const log: string[] = [];
  await keepWatching(
    {
      async open() {
        const next = tries.shift();
        if (tries.length === 0) leaving.abort();
        if (next instanceof Error || next === undefined) throw next;
        log.push('open');
        return next();
      },
      onEvent: (type) => log.push(type),
      onGap: () => log.push('gap'),
      hasGap: false,
      wait: async (milliseconds) => void log.push(`wait ${milliseconds}`),
      onWake: () => () => undefined,
      random: () => 0,
      ...parts,
    },
    leaving.signal,
  );
  return log;
}

test('events are told in their order; a stream that is opened again may have missed some', async () => {
  expect(await watchAll([() => gives('credits', 'profile'), () => gives('plan')])).toEqual([
    'open',
    'credits',
    'profile',
    'wait 500',
    'open',
    'gap',
    'plan',
  ]);
});

test('a tab that takes over from another may have missed some', async () => {
  expect(await watchAll([() => gives('credits')], { hasGap: true })).toEqual(['open', 'gap', 'credits']);
});

test('pauses grow with each failure in a row, and are short again after a stream that stood', async () => {
  const down = new TypeError('Failed to fetch');
  expect(await watchAll([down, down, down, breaks, down, down])).toEqual([
    'wait 500',
    'wait 1000',
    'wait 2000',
    'open',
    'credits',
    'wait 500',
    'wait 1000',
  ]);
});

test('pauses are between half a second and half a minute', () => {
  expect(toPauseMs(1, 0)).toBe(500);
  expect(toPauseMs(1, 1)).toBe(1000);
  expect(toPauseMs(100, 0)).toBe(15_000);
  expect(toPauseMs(100, 1)).toBe(30_000);
});

test.each<[WakeKind, boolean]>([
  ['online', true],
  ['visible', false],
])('a stream that stands is opened anew when the page is %s again: %s', async (kind, isRenewed) => {
  let wake: (kind: WakeKind) => void = () => undefined;
  let isEnded = false;
  const leaving = new AbortController();
  const watching = keepWatching(
    {
      async open(signal) {
        return (async function* () {
          yield { type: 'credits' as const };
          wake(kind);
          isEnded = signal.aborted;
          leaving.abort();
        })();
      },
      onEvent: () => undefined,
      onGap: () => undefined,
      hasGap: false,
      wait: async () => undefined,
      onWake(listener) {
        wake = listener;
        return () => undefined;
      },
      random: () => 0,
    },
    leaving.signal,
  );
  await watching;
  expect(isEnded).toBe(isRenewed);
});

test('a pause ends as soon as the page is in sight again', async () => {
  const ended = await watchAll([new TypeError('x'), () => gives('credits')], {
    wait: (_, signal) =>
      new Promise((_resolve, reject) => {
        if (signal.aborted) reject(signal.reason);
        signal.addEventListener('abort', () => reject(signal.reason));
      }),
    onWake(wake) {
      const timer = setTimeout(() => wake('visible'), 5);
      return () => clearTimeout(timer);
    },
  });
  expect(ended).toEqual(['open', 'credits']);
});
