import { createParser } from 'eventsource-parser';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { liveEventTypes } from '../../src/shared/contract/events.ts';
import { postJson, signIn, signUp, type TestWriter } from '../kit/caller.ts';
import { databaseKinds, startProduct, startTwoServers, type TestProduct } from '../kit/product.ts';
import { makeScriptedEngine, neverTheSame } from '../kit/scripted-engine.ts';

interface Watch {
  /** The types that have come so far. */
  types: string[];
  /** How it ended: undefined as long as it goes on. */
  end(): { error: unknown } | undefined;
  leave(): void;
}

const text = 'please read this letter.';

const open: Watch[] = [];

async function watchAt(url: string, { token }: TestWriter): Promise<Watch> {
  const leaving = new AbortController();
  const headers = { authorization: `Bearer ${token}` };
  const answer = await fetch(`${url}/api/events`, { headers, signal: leaving.signal });
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/event-stream']);
  const types: string[] = [];
  let end: { error: unknown } | undefined;
  const parser = createParser({
    onEvent({ event, data }) {
      if (event === 'error') end = { error: JSON.parse(data) };
      else if (event === 'message') types.push((JSON.parse(data) as { type: string }).type);
    },
  });
  void (async () => {
    const decoder = new TextDecoder();
    for await (const chunk of answer.body ?? []) parser.feed(decoder.decode(chunk, { stream: true }));
    end ??= { error: undefined };
  })().catch(() => {
    end ??= { error: undefined };
  });
  const watching = { types, end: () => end, leave: () => leaving.abort() };
  open.push(watching);
  return watching;
}

afterEach(() => {
  for (const watch of open.splice(0)) watch.leave();
});

describe.each(databaseKinds)('live events on the %s database', (database) => {
  const engine = makeScriptedEngine();
  let product: TestProduct;
  const watch = (writer: TestWriter) => watchAt(product.url, writer);

  beforeAll(async () => {
    product = await startProduct({ database, engine });
  });
  afterAll(() => product.stop());
  afterEach(() => {
    engine.play(neverTheSame);
    product.setTime(new Date());
  });

  async function patchName(writer: TestWriter, full_name: string): Promise<void> {
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${writer.token}` };
    const body = JSON.stringify({ full_name });
    const answer = await fetch(`${product.url}/api/profile`, { method: 'PATCH', headers, body });
    expect(answer.status).toBe(200);
  }

  test('F-05 one writer holds at most 20 streams, the next is refused until one is left, and others have theirs', async () => {
    const [writer, other] = [await signUp(product.url), await signUp(product.url)];
    const screens = await Promise.all(Array.from({ length: 20 }, () => watch(writer)));
    const ask = () =>
      fetch(`${product.url}/api/events`, { headers: { authorization: `Bearer ${writer.token}` } });
    const refused = await ask();
    expect([refused.status, await refused.json()]).toEqual([
      429,
      expect.objectContaining({ code: 'RATE_LIMITED', retry_after: 30 }),
    ]);
    await watch(other);
    screens[0]?.leave();
    const statusOfNext = async () => {
      const answer = await ask();
      await answer.body?.cancel();
      return answer.status;
    };
    await expect.poll(statusOfNext).toBe(200);
  });

  test('OWN-05 a call that ends, well or badly, reaches every screen of its writer within 2 s, and no one else’s', async () => {
    const writer = await signUp(product.url);
    const elsewhere = await signIn(product.url, writer.email);
    const screens = [await watch(writer), await watch(writer), await watch(elsewhere)];
    const stranger = await watch(await signUp(product.url));
    await writer.improve(text);
    const within = { timeout: 2000, interval: 10 };
    for (const { types } of screens) await expect.poll(() => types, within).toEqual(['credits']);
    engine.play(() => {
      throw new Error('as told');
    });
    expect((await writer.improve(text)).status).toBe(500);
    for (const { types } of screens) await expect.poll(() => types, within).toEqual(['credits', 'credits']);
    expect(stranger.types).toEqual([]);
  });

  test('OWN-05 a changed profile is told within 2 s', async () => {
    const writer = await signUp(product.url);
    const { types } = await watch(writer);
    await patchName(writer, 'Another Name');
    await expect.poll(() => types, { timeout: 2000, interval: 10 }).toEqual(['profile']);
  });

  test('words and rules that a writer adds or takes away are told to their screens within 2 s', async () => {
    const writer = await signUp(product.url);
    const { types } = await watch(writer);
    const within = { timeout: 2000, interval: 10 };
    const words = { words: ['Flimbot'] };
    await writer.post('/api/dictionary/words', words);
    await expect.poll(() => types, within).toEqual(['dictionary']);
    await writer.remove('/api/dictionary/words', words);
    await expect.poll(() => types, within).toEqual(['dictionary', 'dictionary']);
    types.length = 0;
    const rule = { rule: 'spacing' };
    await writer.post('/api/switched-off-rules', rule);
    await expect.poll(() => types, within).toEqual(['switched-off-rules']);
    await writer.remove('/api/switched-off-rules', rule);
    await expect.poll(() => types, within).toEqual(['switched-off-rules', 'switched-off-rules']);
  });

  test('OWN-05 a plan that changes is told within 2 s, and the credits with it', async () => {
    const writer = await signUp(product.url);
    const { types } = await watch(writer);
    const { url } = (await writer.post<{ url: string }>('/api/functions/create-checkout', {})).body;
    await fetch(url, { method: 'POST', body: new URLSearchParams({ do: 'pay' }), redirect: 'manual' });
    await expect.poll(() => [...types].sort(), { timeout: 2000, interval: 10 }).toEqual(['credits', 'plan']);
  });

  test('an event holds its kind and nothing else', async () => {
    const writer = await signUp(product.url);
    const answer = await fetch(`${product.url}/api/events`, {
      headers: { authorization: `Bearer ${writer.token}` },
    });
    const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
    let read = '';
    await writer.improve(text);
    while (!read.includes('data')) read += (await reader?.read())?.value ?? '';
    expect(read.replaceAll(/^:.*\n/gm, '').trim()).toBe('event: message\ndata: {"type":"credits"}');
    await reader?.cancel();
  });

  test('something is sent at least every 15 s, so that no one on the way gives the connection up', async () => {
    const writer = await signUp(product.url);
    const answer = await fetch(`${product.url}/api/events`, {
      headers: { authorization: `Bearer ${writer.token}` },
    });
    const reader = answer.body?.getReader();
    await reader?.read();
    const startedAt = performance.now();
    await reader?.read();
    expect(performance.now() - startedAt).toBeLessThan(15_000);
    await reader?.cancel();
  });

  const callAccount = (path: string, body: object, { cookie }: TestWriter) =>
    postJson(product.url, `/api/auth/${path}`, body, { headers: { cookie } });

  test('a session that is signed out ends its stream within 2 s; the writer’s others hear of it and go on', async () => {
    const writer = await signUp(product.url);
    const elsewhere = await signIn(product.url, writer.email);
    const [here, there] = [await watch(writer), await watch(elsewhere)];
    expect((await callAccount('sign-out', {}, elsewhere)).status).toBe(200);
    const within = { timeout: 2000, interval: 10 };
    await expect.poll(there.end, within).toMatchObject({ error: { code: 'AUTH_EXPIRED', status: 401 } });
    await expect.poll(() => here.types, within).toEqual(['session']);
    expect(here.end()).toBeUndefined();
  });

  test('a session that is revoked from another device ends its stream within 2 s', async () => {
    const writer = await signUp(product.url);
    const elsewhere = await signIn(product.url, writer.email);
    const [here, there] = [await watch(writer), await watch(elsewhere)];
    expect((await callAccount('revoke-other-sessions', {}, writer)).status).toBe(200);
    const within = { timeout: 2000, interval: 10 };
    await expect.poll(there.end, within).toMatchObject({ error: { code: 'AUTH_EXPIRED' } });
    expect(here.end()).toBeUndefined();
  });

  test('a session that ends without a word is found out within half a minute', async () => {
    const writer = await signUp(product.url);
    const { end } = await watch(writer);
    await product.query('delete from session where user_id = $1::uuid', [writer.userId]);
    expect(end()).toBeUndefined();
    product.setTime(new Date(Date.now() + 31_000));
    await product.query(`select pg_notify('draftwell_events', $1::text || ' credits')`, [writer.userId]);
    await expect.poll(end).toMatchObject({ error: { code: 'AUTH_EXPIRED' } });
  });

  test('without a token there is no stream', async () => {
    expect((await fetch(`${product.url}/api/events`)).status).toBe(401);
  });
});

test('OWN-05 several servers on one PostgreSQL: what happens on one is followed on the other within 2 s, also after its connection was lost', async () => {
  const { servers, stop } = await startTwoServers(makeScriptedEngine);
  const [first, second] = servers;
  try {
    const writer = await signUp(first.url);
    const { types, end } = await watchAt(second.url, writer);
    const within = { timeout: 2000, interval: 10 };
    await writer.improve(text);
    await expect.poll(() => types, within).toEqual(['credits']);
    types.length = 0;
    await first.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where query like 'listen%' and datname = current_database()`,
    );
    await expect.poll(() => types.toSorted()).toEqual(liveEventTypes.toSorted());
    types.length = 0;
    await writer.improve(text);
    await expect.poll(() => types, within).toEqual(['credits']);
    expect(end()).toBeUndefined();
  } finally {
    await stop();
  }
});
