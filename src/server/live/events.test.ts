import { expect, test } from 'vitest';
import { liveEventTypes } from '../../shared/contract/events.ts';
import type { Subscriber } from '../db/database.ts';
import { systemSleep } from '../platform/clock.ts';
import { type EventDependencies, makeEventService } from './events.ts';

/** A service on a channel that this test holds; what it sends is heard when the test lets it. */
async function makeParts(parts: Partial<EventDependencies> = {}) {
  const sent: string[][] = [];
  const sending: PromiseWithResolvers<void>[] = [];
  let subscriber: Subscriber | undefined;
  let nowMs = 0;
  const service = makeEventService({
    store: {
      notify(payloads) {
        sent.push([...payloads]);
        const one = Promise.withResolvers<void>();
        sending.push(one);
        return one.promise;
      },
      async listen(next) {
        subscriber = next;
        return { isConnected: () => true };
      },
    },
    clock: () => new Date(nowMs),
    sleep: systemSleep,
    isSignedIn: async () => true,
    end: new AbortController().signal,
    log: { warn: () => undefined },
    ...parts,
  });
  await service.start();
  return {
    service,
    sent,
    sending,
    hear: (payload: string) => subscriber?.onMessage(payload),
    lose: () => subscriber?.onReconnect(),
    pass(ms: number) {
      nowMs += ms;
    },
  };
}

function watchAs(
  { service }: Awaited<ReturnType<typeof makeParts>>,
  userId: string,
  signal = new AbortController().signal,
) {
  const events = service.watch({ userId, sessionId: 's', signal });
  const next = async () => (await events.next()).value?.type;
  return { next, events };
}

test('what is announced while a batch is on its way goes together with the next, each thing once', async () => {
  const { service, sent, sending } = await makeParts();
  service.announce('a', 'credits');
  service.announce('a', 'credits');
  service.announce('b', 'profile');
  service.announce('a', 'credits');
  expect(sent).toEqual([['a credits']]);
  sending[0]?.resolve();
  await expect.poll(() => sent).toEqual([['a credits'], ['a credits', 'b profile']]);
  let isSettled = false;
  const settling = service.settled().then(() => {
    isSettled = true;
  });
  await systemSleep(1);
  expect(isSettled).toBe(false);
  sending[1]?.resolve();
  await settling;
});

test('a database that is away fails nobody’s call, and the next announcement goes out again', async () => {
  const warned: string[] = [];
  const parts = await makeParts({ log: { warn: (_, message) => warned.push(message) } });
  parts.service.announce('a', 'credits');
  parts.sending[0]?.reject(new Error('away'));
  await parts.service.settled();
  expect(warned).toEqual(['could not announce changes']);
  parts.service.announce('a', 'credits');
  expect(parts.sent).toHaveLength(2);
});

test('a screen gets its writer’s events only; one that reads slowly gets what changed often once', async () => {
  const parts = await makeParts();
  const { next } = watchAs(parts, 'a');
  const first = next();
  parts.hear('b credits');
  parts.hear('a of-tomorrow');
  parts.hear('a');
  parts.hear('a profile');
  expect(await first).toBe('profile');
  for (let times = 0; times < 1000; times += 1) parts.hear('a credits');
  parts.hear('a plan');
  expect([await next(), await next()]).toEqual(['credits', 'plan']);
});

test('after a connection that was lost every screen reads everything again', async () => {
  const parts = await makeParts();
  const screens = [watchAs(parts, 'a'), watchAs(parts, 'b')];
  const firsts = screens.map(({ next }) => next());
  parts.lose();
  for (const [index, { next }] of screens.entries()) {
    const types = [await firsts[index]];
    while (types.length < liveEventTypes.length) types.push(await next());
    expect(types).toEqual(liveEventTypes);
  }
});

test('a stream ends when its session has, which an event or half a minute brings to light', async () => {
  let isSignedIn = true;
  const parts = await makeParts({ isSignedIn: async () => isSignedIn });
  const { next } = watchAs(parts, 'a');
  const other = watchAs(parts, 'a');
  const [first, second] = [next(), other.next()];
  parts.hear('a session');
  expect([await first, await second]).toEqual(['session', 'session']);
  isSignedIn = false;
  const third = next();
  parts.hear('a session');
  await expect(third).rejects.toMatchObject({ code: 'AUTH_EXPIRED' });
  await expect(other.next()).rejects.toMatchObject({ code: 'AUTH_EXPIRED' });

  isSignedIn = true;
  const late = watchAs(parts, 'a');
  const waiting = late.next();
  isSignedIn = false;
  parts.pass(31_000);
  parts.hear('a credits');
  await expect(waiting).rejects.toMatchObject({ code: 'AUTH_EXPIRED' });
});

test('a stream ends without an error when the screen is closed or the server stops', async () => {
  const [leaving, end] = [new AbortController(), new AbortController()];
  const parts = await makeParts({ end: end.signal });
  const closed = watchAs(parts, 'a', leaving.signal);
  const stopped = watchAs(parts, 'a');
  const [one, two] = [closed.events.next(), stopped.events.next()];
  leaving.abort();
  expect(await one).toEqual({ done: true, value: undefined });
  end.abort();
  expect(await two).toEqual({ done: true, value: undefined });
});
