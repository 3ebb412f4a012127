import { describe, expect, test } from 'vitest';
import { systemSleep } from '../../../../src/server/platform/clock.ts';
import { type Bench, quickSilenceMs, request } from './bench.ts';

/** What ends before its end: by silence, by the signal, by a reader who leaves. */
export function describeEarlyEnds(name: string, bench: Bench): void {
  const { make, ask, hasLeft } = bench;

  describe(`${name}: an end before the end`, () => {
    test.each([undefined, '', 'One two'])('comes by silence after %j', async (after) => {
      bench.double.play({ kind: 'silence', ...(after === undefined ? {} : { after }) });
      const { error, ends } = await ask(make({ parts: { silenceMs: quickSilenceMs } }));
      expect([ends, error]).toMatchObject([[], { code: 'ENGINE_TIMEOUT' }]);
      expect(bench.double.requests).toHaveLength(1);
      await expect.poll(hasLeft).toBe(true);
    });

    test.each([undefined, '', 'One two'])('comes by the signal in a silence after %j', async (after) => {
      bench.double.play({ kind: 'silence', ...(after === undefined ? {} : { after }) });
      const leaving = new AbortController();
      const asking = ask(make(), request, leaving.signal);
      await expect.poll(() => bench.double.listQuestions()).toHaveLength(1);
      leaving.abort();
      expect((await asking).error).toMatchObject({ name: 'AbortError' });
      await expect.poll(hasLeft).toBe(true);
    });

    test('comes by the signal before the retry', async () => {
      const leaving = new AbortController();
      bench.double.play({ kind: 'status', status: 503 });
      const asking = ask(make({ parts: { sleep: systemSleep } }), request, leaving.signal);
      await expect.poll(() => bench.double.listQuestions()).toHaveLength(1);
      leaving.abort();
      expect((await asking).error).toMatchObject({ name: 'AbortError' });
      expect(bench.double.requests).toHaveLength(1);
    });

    test('comes by a signal that has fired already, with nothing asked', async () => {
      expect((await ask(make(), request, AbortSignal.abort())).error).toMatchObject({ name: 'AbortError' });
      expect(bench.double.requests).toEqual([]);
    });

    test('comes when nobody reads on, and the vendor sees it', async () => {
      bench.double.play({ kind: 'silence', after: 'One two' });
      for await (const event of make().stream(request, new AbortController().signal)) {
        if (event.type === 'usage') continue;
        expect(event).toEqual({ type: 'text', text: 'One ' });
        break;
      }
      await expect.poll(hasLeft).toBe(true);
    });
  });
}
