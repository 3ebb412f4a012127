import { expect, test } from 'vitest';
import { firstConfirmation } from './confirmation.ts';
import { persistConfirmation, readConfirmation } from './persisted-confirmation.ts';

function makePlace() {
  const items = new Map<string, string>();
  return {
    items,
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  };
}

const anew = { from: firstConfirmation, waitedMs: 0 };
const waiting = { phase: 'waiting', waitMs: 6_000, attempts: 3, errors: 1 } as const;

test('a reload goes on where the waiting stood', () => {
  const place = makePlace();
  persistConfirmation(place, { userId: 'u1', state: waiting, nowMs: 1_000 });
  expect(readConfirmation(place, { userId: 'u1', nowMs: 3_500 })).toEqual({ from: waiting, waitedMs: 2_500 });
});

test('a check that a reload cut off is made again at once', () => {
  const place = makePlace();
  const state = { phase: 'checking', attempts: 3, errors: 1 } as const;
  persistConfirmation(place, { userId: 'u1', state, nowMs: 1_000 });
  expect(readConfirmation(place, { userId: 'u1', nowMs: 1_200 }).from).toEqual({ ...waiting, waitMs: 0 });
});

test('the waiting of another writer, of another payment, or one that has ended is not gone on with', () => {
  const place = makePlace();
  persistConfirmation(place, { userId: 'u1', state: waiting, nowMs: 1_000 });
  expect(readConfirmation(place, { userId: 'u2', nowMs: 1_000 })).toEqual(anew);
  expect(readConfirmation(place, { userId: 'u1', nowMs: 121_001 })).toEqual(anew);
  persistConfirmation(place, { userId: 'u1', state: { phase: 'processing' }, nowMs: 2_000 });
  expect(readConfirmation(place, { userId: 'u1', nowMs: 2_000 })).toEqual(anew);
  expect(place.items.size).toBe(0);
});

test.each([
  '',
  'null',
  '{}',
  '{"sinceMs":1,"attempts":9,"errors":0}',
  '{"sinceMs":"x","attempts":1,"errors":0}',
])('what is kept and is no waiting, such as %j, is passed over', (stored) => {
  const place = makePlace();
  place.items.set('draftwell.payment.u1', stored);
  expect(readConfirmation(place, { userId: 'u1', nowMs: 2 })).toEqual(anew);
});

test('where nothing can be kept, the waiting begins anew', () => {
  const refuse = () => {
    throw new Error('refused');
  };
  const place = { getItem: refuse, setItem: refuse, removeItem: refuse };
  persistConfirmation(place, { userId: 'u1', state: waiting, nowMs: 1_000 });
  expect(readConfirmation(place, { userId: 'u1', nowMs: 1_000 })).toEqual(anew);
});
