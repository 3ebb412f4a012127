import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Action } from '../../src/shared/contract/actions.ts';
import { operations } from '../../src/shared/contract/operations.ts';
import type { ErrorBody } from '../../src/shared/errors.ts';
import { fetchToken, newAddress, signUp, type TestWriter } from '../kit/caller.ts';
import { findFailure } from '../kit/operations.ts';
import { databaseKinds, startProduct, type TestProduct } from '../kit/product.ts';
import { makeScriptedEngine } from '../kit/scripted-engine.ts';

describe('limits on calls, whatever they ask', () => {
  let product: TestProduct;
  beforeAll(async () => {
    const environment = {
      CALLS_PER_ACCOUNT: '60',
      CALLS_PER_ADDRESS: '150',
      TRUSTED_PROXIES: '127.0.0.1,::1',
    };
    product = await startProduct({ database: 'embedded', engine: makeScriptedEngine(), environment });
  });
  afterAll(() => product.stop());

  const read = (token: string, address: Record<string, string>) =>
    fetch(`${product.url}/api/credits`, { headers: { authorization: `Bearer ${token}`, ...address } });
  const readTimes = (times: number, token: string, address: Record<string, string>) =>
    Promise.all(Array.from({ length: times }, () => read(token, address).then(({ status }) => status)));

  async function expectWait(answer: Response): Promise<void> {
    const body = (await answer.json()) as ErrorBody;
    expect(body).toMatchObject({ code: 'TOO_MANY_CALLS', status: 429, retryable: false });
    expect(Number(answer.headers.get('retry-after'))).toBe(body.retry_after);
    expect(body.retry_after).toBeGreaterThan(0);
    expect(body.retry_after).toBeLessThanOrEqual(60);
  }

  test('FLEET-09: an account that calls too often waits, and hears how long; nobody else does', async () => {
    const [writer, other] = [await signUp(product.url), await signUp(product.url)];
    expect(new Set(await readTimes(60, writer.token, newAddress()))).toEqual(new Set([200]));
    // Wherever it calls from
    await expectWait(await read(writer.token, newAddress()));
    for (const { route, codes } of operations.filter(({ codes }) => codes.includes('TOO_MANY_CALLS'))) {
      const headers = newAddress();
      const failure = await findFailure(product.url, { route, writer, headers });
      expect({ route, codes, ...failure }).toMatchObject({
        route,
        status: 429,
        body: { code: 'TOO_MANY_CALLS' },
      });
    }
    expect((await read(other.token, newAddress())).status).toBe(200);
    // Its session goes on, and so does what balancers ask
    expect(await fetchToken(product.url, writer.cookie)).toBeTruthy();
    expect((await fetch(`${product.url}/api/ready`)).status).toBe(200);
    product.setTime(new Date(Date.now() + 61_000));
    expect((await read(writer.token, newAddress())).status).toBe(200);
  });

  test('FLEET-09: an address that calls too often waits, also without an account; others do not', async () => {
    const writer = await signUp(product.url);
    const address = newAddress();
    expect(new Set(await readTimes(150, 'none', address))).toEqual(new Set([401]));
    await expectWait(await read('none', address));
    await expectWait(await read(writer.token, address));
    expect((await read(writer.token, newAddress())).status).toBe(200);
  });
});

/** Texts that a search has to read one by one. */
const plant = `
  insert into text_improvement_actions
    (user_id, id, original_text, enhanced_text, action_type, text_length, result, changes, issues, created_at)
  select $1::uuid, gen_random_uuid(), repeat('Some words. ', 200), repeat('Some words. ', 200), 'improve', 2400, 'success',
    '[]', '[]', now() - number * interval '1 minute'
  from generate_series(1, 4000) number`;

describe.each(databaseKinds)('searches on %s', (database) => {
  let product: TestProduct;
  beforeAll(async () => {
    product = await startProduct({ database, engine: makeScriptedEngine() });
  });
  afterAll(() => product.stop());

  const search = (writer: TestWriter, words: string) =>
    writer.get<{ actions: Action[] } & ErrorBody>(`/api/actions?q=${encodeURIComponent(words)}`);

  test('FLEET-09: hundreds of searches of one account at once keep no other account from a charge', async () => {
    const [searcher, writer] = [await signUp(product.url), await signUp(product.url)];
    await product.query(plant, [searcher.userId]);
    const answers: Awaited<ReturnType<typeof search>>[] = [];
    const searches = Array.from({ length: 300 }, async () => {
      answers.push(await search(searcher, 'not there'));
    });
    // What is too much is refused while those before it are under way
    await expect.poll(() => answers.length, { interval: 5, timeout: 30_000 }).toBeGreaterThan(200);
    const { status } = await writer.improve('They was here.');
    expect(status).toBe(200);
    expect(answers.length).toBeLessThan(300);
    expect(await writer.dailyCreditsUsed()).toBe(1);
    await Promise.all(searches);
    const refused = answers.filter(({ status }) => status === 429);
    for (const { body } of refused) expect(body).toMatchObject({ code: 'TOO_MANY_CALLS', retry_after: 5 });
    // A call that comes late finds room where one before it has ended
    expect(refused.length).toBeGreaterThan(200);
    const found = answers.filter(({ status, body }) => status === 200 && body.actions.length === 0);
    expect(found.length).toBeGreaterThanOrEqual(10);
    expect(found.length + refused.length).toBe(300);
  }, 60_000);

  test('a search finds what lies behind more texts than one statement reads, newest first, and pages on', async () => {
    const writer = await signUp(product.url);
    await product.query(plant, [writer.userId]);
    await product.query(
      `update text_improvement_actions set original_text = 'A rare bird.'
       where user_id = $1::uuid and (extract(epoch from now() - created_at) / 60)::int in (20, 900, 901, 3990)`,
      [writer.userId],
    );
    const { body: first } = await writer.get<{ actions: Action[]; next_cursor: string }>(
      '/api/actions?q=rare&limit=3',
    );
    expect(first.actions).toHaveLength(3);
    const { body: rest } = await writer.get<{ actions: Action[]; next_cursor: string | null }>(
      `/api/actions?q=rare&limit=3&cursor=${first.next_cursor}`,
    );
    const moments = [...first.actions, ...rest.actions].map(({ created_at }) => created_at);
    expect(moments).toEqual(moments.toSorted().reverse());
    expect(moments).toHaveLength(4);
    expect(rest.next_cursor).toBeNull();
  });
});
