import { inspect } from 'node:util';
import { describe, expect, test } from 'vitest';
import { vendorKey } from '../wire.ts';
import { type Bench, makeDeadAddress } from './bench.ts';

/** What is right or wrong before any call. */
export function describeSettings(name: string, bench: Bench): void {
  const { make, ask } = bench;

  describe(`${name}: settings`, () => {
    test('without a model nothing is sent', async () => {
      const model = make({ model: undefined });
      const missing = { code: 'ENGINE_MISCONFIGURED', cause: { code: 'NO_MODEL' } };
      expect((await ask(model)).error).toMatchObject(missing);
      await expect(model.ready()).rejects.toMatchObject(missing);
      expect(bench.double.requests).toEqual([]);
    });

    if (bench.adapter.hasKey) {
      test('a key that no header can carry is not repeated', async () => {
        const { error } = await ask(make({ apiKey: 'sk-secret\nsk-more' }));
        expect(error).toMatchObject({ code: 'ENGINE_MISCONFIGURED', cause: { code: 'BAD_KEY' } });
        expect(inspect(error, { depth: 10 })).not.toContain('sk-');
      });

      test('a wrong key is refused', async () => {
        const model = make({ apiKey: 'sk-wrong' });
        const refused = { code: 'ENGINE_MISCONFIGURED', cause: { code: 'HTTP_401' } };
        await expect(model.ready()).rejects.toMatchObject(refused);
        expect((await ask(model)).error).toMatchObject(refused);
      });
    }

    test('that are right make the model ready, and no call', async () => {
      await make().ready();
      await make({ baseUrl: `${bench.double.baseUrl}/`, apiKey: ` ${vendorKey}\n` }).ready();
      expect(bench.double.listQuestions()).toEqual([]);
    });

    test('an unknown model is not ready', async () => {
      const model = make({ model: 'another-1' });
      await expect(model.ready()).rejects.toMatchObject({ code: 'ENGINE_MISCONFIGURED' });
      expect((await ask(model)).error).toMatchObject({ code: 'ENGINE_MISCONFIGURED' });
    });

    test('a model with nobody at its address is not ready', async () => {
      const model = make({ baseUrl: await makeDeadAddress() });
      await expect(model.ready()).rejects.toMatchObject({ code: 'ENGINE_UNAVAILABLE' });
    });
  });
}
