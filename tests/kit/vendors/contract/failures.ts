import { inspect } from 'node:util';
import { describe, expect, test } from 'vitest';
import type { ErrorCode } from '../../../../src/shared/errors.ts';
import type { Scene } from '../vendor-double.ts';
import { vendorKey } from '../wire.ts';
import { type Bench, secret } from './bench.ts';

const words = 'Vendor says: ';

/** Statuses, the code that each becomes, and how often the vendor is asked in all. */
const statuses: [number, ErrorCode, number][] = [
  [400, 'INVALID_REQUEST', 1],
  [401, 'ENGINE_MISCONFIGURED', 1],
  [402, 'ENGINE_MISCONFIGURED', 1],
  [403, 'REQUEST_FLAGGED', 1],
  [404, 'ENGINE_MISCONFIGURED', 1],
  [408, 'MAX_RETRIES_EXCEEDED', 2],
  [413, 'REQUEST_TOO_LARGE', 1],
  [422, 'INVALID_REQUEST', 1],
  [429, 'RATE_LIMITED', 1],
  [500, 'MAX_RETRIES_EXCEEDED', 2],
  [501, 'ENGINE_ERROR', 1],
  [502, 'MAX_RETRIES_EXCEEDED', 2],
  [503, 'MAX_RETRIES_EXCEEDED', 2],
  [504, 'MAX_RETRIES_EXCEEDED', 2],
  [529, 'ENGINE_BUSY', 1],
];

/** What becomes of each failure of a vendor. */
export function describeFailures(name: string, bench: Bench): void {
  const { ask, findCode } = bench;

  describe(`${name}: a failure`, () => {
    test.each(statuses)('of status %i is %s, after %i tries', async (status, code, tries) => {
      const scene = { kind: 'status', status } as const;
      expect(await findCode(...Array(tries).fill(scene))).toBe(code);
      expect(bench.double.requests).toHaveLength(tries);
      expect(bench.sleeps).toEqual(Array(tries - 1).fill(1000));
    });

    test.each<[string, Scene]>([
      ['a status of 503', { kind: 'status', status: 503 }],
      ['a reset before the headers', { kind: 'reset' }],
      ['a reset before the first word', { kind: 'reset', after: '' }],
    ])('that passes is not seen: %s', async (_, scene) => {
      bench.double.play(scene, { kind: 'answer', text: 'One two.' });
      expect(await ask()).toMatchObject({ text: 'One two.', ends: ['complete'], error: undefined });
      const [first, second] = bench.double.requests;
      expect(second?.body).toEqual(first?.body);
      expect(bench.sleeps).toEqual([1000]);
    });

    test.each<[string, Scene[], ErrorCode]>([
      ['a second reset', [{ kind: 'reset' }, { kind: 'reset' }], 'ENGINE_UNAVAILABLE'],
      ['another failure', [{ kind: 'reset' }, { kind: 'status', status: 401 }], 'ENGINE_MISCONFIGURED'],
    ])('after the retry is the answer: %s', async (_, scenes, code) => {
      expect(await findCode(...scenes)).toBe(code);
      expect(bench.double.requests).toHaveLength(2);
    });

    test.each<[string, Scene, ErrorCode]>([
      ['a reset after some words', { kind: 'reset', after: 'One two' }, 'ENGINE_UNAVAILABLE'],
      ['a clean end without the final event', { kind: 'cut', after: 'One two' }, 'ENGINE_UNAVAILABLE'],
      ['a clean end before the first word', { kind: 'cut', after: '' }, 'ENGINE_UNAVAILABLE'],
      ['half of a message', { kind: 'garbage', after: 'One' }, 'ENGINE_UNAVAILABLE'],
      ['half of a message at first', { kind: 'garbage', after: '' }, 'ENGINE_UNAVAILABLE'],
      ['a page of HTML', { kind: 'status', status: 200, body: '<html>Hello</html>' }, 'ENGINE_UNAVAILABLE'],
      [
        'an error event',
        { kind: 'error event', after: 'One', type: 'api_error', message: words },
        'ENGINE_ERROR',
      ],
    ])('is not tried again: %s', async (_, scene, code) => {
      expect(await findCode(scene)).toBe(code);
      expect(bench.double.requests).toHaveLength(1);
    });

    if (bench.adapter.hasErrorTypes) {
      test.each<[string, string, ErrorCode]>([
        ['overloaded_error', 'Overloaded', 'ENGINE_BUSY'],
        ['rate_limit_error', 'Rate limit reached: try again in 7 minutes', 'RATE_LIMIT_ERROR'],
        ['rate_limit_error', 'Slow down', 'RATE_LIMITED'],
        ['authentication_error', 'invalid key', 'ENGINE_MISCONFIGURED'],
        ['constructor', 'odd', 'ENGINE_ERROR'],
      ])('in the middle is told by its type: %s, ‘%s’', async (type, message, code) => {
        expect(await findCode({ kind: 'error event', after: 'One', type, message })).toBe(code);
      });
    }

    test('of a limit says when to come back', async () => {
      const limit = { kind: 'status', status: 429, headers: { 'retry-after': '42' } } as const;
      bench.double.play(limit);
      expect((await ask()).error).toMatchObject({ code: 'RATE_LIMITED', retryAfterSeconds: 42 });
    });

    test.each<[string, Scene, ErrorCode]>([
      ['that never comes', { kind: 'status without body', status: 401 }, 'ENGINE_MISCONFIGURED'],
      ['of 5 MB', { kind: 'status', status: 413, body: 'x'.repeat(5_000_000) }, 'REQUEST_TOO_LARGE'],
      ['of no JSON', { kind: 'status', status: 529, body: '<html>Busy</html>' }, 'ENGINE_BUSY'],
    ])('has the code of its status with a body %s', async (_, scene, code) => {
      bench.double.play(scene);
      expect((await ask()).error).toMatchObject({ code });
    });

    test('repeats neither the vendor’s words, nor the key, nor a text', async () => {
      const scenes: Scene[] = [
        { kind: 'status', status: 400, message: `${words}${secret} ${vendorKey}` },
        { kind: 'error event', after: 'One', type: 'api_error', message: `${words}${secret} ${vendorKey}` },
        { kind: 'garbage', after: `${words}${secret}` },
        { kind: 'reset', after: `${words}${secret}` },
      ];
      for (const scene of scenes) {
        bench.double.play(scene);
        const { error } = await ask();
        const told = inspect(error, { depth: 10, showHidden: true });
        expect(told).toContain('AppError');
        for (const part of [words, '4711', vendorKey, 'half of a']) expect(told).not.toContain(part);
      }
    });
  });
}
