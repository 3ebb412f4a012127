import { afterEach, expect, test } from 'vitest';
import { makeApiKey, newAddress, password, postJson, signUp, type TestWriter } from '../kit/caller.ts';
import { findInTables } from '../kit/planted.ts';
import { databaseKinds, startProduct, startTwoServers, type TestProduct } from '../kit/product.ts';
import { makeScriptedEngine, type Script } from '../kit/scripted-engine.ts';

/** What a call under way becomes when its writer's account is deleted. */

const cleanUps: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0)) await cleanUp();
});

/** An engine that writes until it is told to stop, and says how many calls have been. */
function makeLongEngine() {
  const engine = makeScriptedEngine();
  let stopped = 0;
  const writeOn: Script = async function* (_request, signal) {
    try {
      for (;;) {
        yield { type: 'text', text: 'and on ' };
        await new Promise((resolve) => setTimeout(resolve, 20));
        signal.throwIfAborted();
      }
    } finally {
      stopped += 1;
    }
  };
  engine.play(writeOn);
  return { engine, countStopped: () => stopped };
}

/** A streamed call of which the first words have come, and all that is still to come. */
async function startStream({ url }: Pick<TestProduct, 'url'>, token: string): Promise<() => Promise<string>> {
  const answer = await fetch(`${url}/api/functions/enhance-text-v2`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'text/event-stream',
      authorization: `Bearer ${token}`,
    },
    body: JSON.stringify({ action: 'improve', original_text: 'They was interruptedtext here.' }),
  });
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
  let heard = '';
  while (!heard.includes('and on')) heard += (await reader?.read())?.value ?? '';
  return async () => {
    for (;;) {
      const { done, value } = (await reader?.read()) ?? { done: true };
      if (done) return heard;
      heard += value;
    }
  };
}

async function deleteAccount({ url }: Pick<TestProduct, 'url'>, { cookie }: TestWriter): Promise<void> {
  const headers = { cookie, ...newAddress() };
  expect((await postJson(url, '/api/auth/delete-user', { password }, { headers })).status).toBe(200);
}

test.each(databaseKinds)(
  'OWN-02: deleting the account ends a long streamed call and one by a key, and nothing of them is left, on the %s database',
  async (database) => {
    const { engine, countStopped } = makeLongEngine();
    const product = await startProduct({ database, engine });
    cleanUps.push(() => product.stop());
    await signUp(product.url);
    const writer = await signUp(product.url);
    const { key } = await makeApiKey(product.url, writer, { scopes: ['write'] });
    const rests = [await startStream(product, writer.token), await startStream(product, key)];
    expect(await findInTables(product, ['interruptedtext'])).toHaveLength(1);
    await deleteAccount(product, writer);
    for (const rest of rests) {
      const heard = await rest();
      expect(heard).toMatch(/event: error\s+data: .*"AUTH_EXPIRED"/);
      expect(heard).not.toContain('event: done');
    }
    await expect.poll(countStopped).toBe(2);
    // No sweep is needed: it is gone when the deletion answers
    expect(await findInTables(product, ['interruptedtext'])).toEqual([]);
    const left = await findInTables(product, [writer.userId]);
    expect(left.filter((place) => !/ in (audit_events|account_deletions)$/.test(place))).toEqual([]);
    const byKey = { headers: { authorization: `Bearer ${key}` } };
    expect((await fetch(`${product.url}/api/credits`, byKey)).status).toBe(401);
  },
  60_000,
);

test('OWN-02: deleting the account on one server ends a streamed call on another', async () => {
  const engines = [makeLongEngine(), makeLongEngine()];
  const unused = engines.map(({ engine }) => engine);
  const { servers, stop } = await startTwoServers(() => unused.shift() ?? makeScriptedEngine());
  cleanUps.push(stop);
  const [one, other] = servers;
  await signUp(one.url);
  const writer = await signUp(one.url);
  const rest = await startStream(other, writer.token);
  await deleteAccount(one, writer);
  expect(await rest()).toMatch(/event: error\s+data: .*"AUTH_EXPIRED"/);
  await expect.poll(() => engines[1]?.countStopped()).toBe(1);
  expect(await findInTables(one, ['interruptedtext'])).toEqual([]);
}, 90_000);
