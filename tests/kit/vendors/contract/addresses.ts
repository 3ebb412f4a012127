import { describe, expect, test } from 'vitest';
import { type Bench, makeDeadAddress } from './bench.ts';

/** Where nothing may be sent. */
export function describeAddresses(name: string, bench: Bench): void {
  const { make, ask, findCode } = bench;

  describe(`${name}: an address`, () => {
    test('that redirects is a wrong setting, and is not followed', async () => {
      const headers = { location: `${bench.double.baseUrl}/elsewhere` };
      expect(await findCode({ kind: 'status', status: 307, headers })).toBe('ENGINE_MISCONFIGURED');
      expect(bench.double.requests).toHaveLength(1);
    });

    test('where nobody answers is tried twice', async () => {
      const { error } = await ask(make({ baseUrl: await makeDeadAddress() }));
      expect(error).toMatchObject({ code: 'ENGINE_UNAVAILABLE', cause: { code: 'ECONNREFUSED' } });
      expect(bench.sleeps).toEqual([1000]);
    });

    test('whose name leads to link-local is refused before anything is sent', async () => {
      const lookup = async () => [
        { address: '127.0.0.1', family: 4 },
        { address: '169.254.169.254', family: 4 },
      ];
      const baseUrl = bench.double.baseUrl.replace('127.0.0.1', 'localhost');
      const model = make({ baseUrl, parts: { lookup } });
      const refused = { code: 'ENGINE_MISCONFIGURED', cause: { code: 'FORBIDDEN_ADDRESS' } };
      expect((await ask(model)).error).toMatchObject(refused);
      await expect(model.ready()).rejects.toMatchObject(refused);
      expect(bench.double.requests).toEqual([]);
    });

    test.each([
      ['http://169.254.169.254', 'FORBIDDEN_ADDRESS'],
      ['http://0xA9FEA9FE', 'FORBIDDEN_ADDRESS'],
      ['http://[::ffff:169.254.1.1]', 'FORBIDDEN_ADDRESS'],
      ['http://name:word@127.0.0.1', 'BAD_ADDRESS'],
    ])('such as %s is refused as %s', async (baseUrl, fault) => {
      const { error } = await ask(make({ baseUrl }));
      expect(error).toMatchObject({ code: 'ENGINE_MISCONFIGURED', cause: { code: fault } });
    });
  });
}
