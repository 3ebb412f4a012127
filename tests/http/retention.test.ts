import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Action } from '../../src/shared/contract/actions.ts';
import type { RetentionChoice } from '../../src/shared/contract/profile.ts';
import { postJson, signUp, type TestWriter } from '../kit/caller.ts';
import { setPlan } from '../kit/credits.ts';
import { findInFiles, findInLog, findInOutbox, findInTables } from '../kit/planted.ts';
import { databaseKinds, startProduct, startTwoServers, type TestProduct } from '../kit/product.ts';
import { failWith, hang, makeScriptedEngine, neverTheSame } from '../kit/scripted-engine.ts';

/** Of these tests alone: other databases of the same server share its write-ahead log. */
const planted = 'retainedtext';
const dayMs = 24 * 60 * 60 * 1000;

const choose = (writer: TestWriter, retention: string) =>
  writer.put<RetentionChoice>('/api/profile/retention', { retention });
const readAll = async (writer: TestWriter) =>
  (await writer.get<{ actions: Action[] }>('/api/actions')).body.actions;

describe.each(databaseKinds)('on %s', (database) => {
  let product: TestProduct;
  const engine = makeScriptedEngine();
  const logged: string[] = [];
  beforeAll(async () => {
    product = await startProduct({ database, engine, onLogLine: (line) => logged.push(line) });
  });
  afterAll(() => product.stop());

  test('OWN-01: texts are kept, go after 30 days, or are never written down; their figures stay', async () => {
    const writer = await signUp(product.url);
    await choose(writer, 'never');
    const key = randomUUID();
    const headers = { 'idempotency-key': key };
    const text = `They was ${planted} here.`;
    // Sent twice at once it is one call
    const answers = await Promise.all([writer.improve(text, { headers }), writer.improve(text, { headers })]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(new Set(answers.map(({ body }) => body.action_id)).size).toBe(1);
    expect(answers[0]?.body.enhanced_text).toContain(planted);
    expect((await writer.improve(text, { headers })).body).toEqual(answers[0]?.body);
    expect(await writer.dailyCreditsUsed()).toBe(1);
    await setPlan(product, writer, 'paid');
    const drafts = { text: 'They were here, and it was late.', earlier_text: text, text_type: 'other' };
    const compared = await writer.post('/api/functions/get-feedback', { action: 'get-feedback', ...drafts });
    expect(compared.status).toBe(200);
    await setPlan(product, writer, 'free');
    expect(await findInTables(product, [planted])).toEqual([]);
    expect(await findInLog(product, [planted])).toEqual([]);
    const [, never] = await readAll(writer);
    expect(never).toMatchObject({
      has_texts: false,
      excerpt: '',
      text_length: text.length,
      result: 'success',
    });

    await choose(writer, '30-days');
    await writer.improve(`They was ${planted} there.`);
    await choose(writer, 'keep');
    await choose(writer, '30-days');
    expect((await readAll(writer)).map(({ has_texts }) => has_texts)).toEqual([true, false, false]);
    await product.query(`update text_improvement_actions set texts_until = texts_until - interval '31 days'`);
    await expect
      .poll(() => findInTables(product, [planted]), { timeout: 20_000, interval: 1_000 })
      .toEqual([]);
    const [gone] = await readAll(writer);
    expect((await writer.get<Action>(`/api/actions/${gone?.id}`)).body).toMatchObject({
      has_texts: false,
      original_text: '',
      enhanced_text: null,
      result: 'success',
    });
  });

  test('OWN-01: with ‘never’ no word is in a file, however the call comes and ends', async () => {
    const unwritten = ['unwrittentext'];
    const writer = await signUp(product.url);
    await choose(writer, 'never');
    const text = `They was ${unwritten} here.`;
    expect((await writer.stream(text)).events.at(-1)?.event).toBe('done');
    engine.play(failWith(`${unwritten}`));
    expect((await writer.improve(text)).status).toBeGreaterThan(499);
    engine.play(hang);
    const leaving = new AbortController();
    const left = writer.improve(text, { signal: leaving.signal }).catch(() => 'left');
    await expect.poll(async () => (await readAll(writer)).length).toBe(3);
    // While it is held, too
    expect(await findInTables(product, unwritten)).toEqual([]);
    leaving.abort();
    expect(await left).toBe('left');
    engine.play(neverTheSame);
    const outcomes = async () => (await readAll(writer)).map(({ result }) => result);
    await expect.poll(outcomes).toEqual(['failed', 'failed', 'success']);
    await product.query('checkpoint');
    expect(await findInTables(product, unwritten)).toEqual([]);
    expect(await findInLog(product, unwritten)).toEqual([]);
    expect(await findInFiles(product, unwritten)).toEqual([]);
    expect(await findInOutbox(product, unwritten)).toEqual([]);
    expect(logged.length).toBeGreaterThan(0);
    expect(logged.filter((line) => line.includes(`${unwritten}`))).toEqual([]);
  });

  test('OWN-01: who chooses less loses at once what is older', async () => {
    const writer = await signUp(product.url);
    await writer.improve('They was kept.');
    expect((await choose(writer, 'never')).body).toEqual({ retention: 'never', longest: 'keep' });
    const [action] = await readAll(writer);
    expect(action).toMatchObject({ has_texts: false, excerpt: '' });
  });
});

test('OWN-01: with ‘never’ a key gets its answer while this server has it in memory, on no other, and is charged once', async () => {
  const { servers, stop } = await startTwoServers(() => makeScriptedEngine());
  const [one, other] = servers;
  try {
    const writer = await signUp(one.url);
    await choose(writer, 'never');
    const ask = async ({ url }: TestProduct) => {
      const body = { action: 'improve', original_text: `They was ${planted} here.` };
      const headers = { authorization: `Bearer ${writer.token}`, 'idempotency-key': 'the-same' };
      return postJson(url, '/api/functions/enhance-text-v2', body, { headers });
    };
    const first = await ask(one);
    expect((await ask(one)).body).toEqual(first.body);
    expect(await ask(other)).toMatchObject({ body: { code: 'IDEMPOTENCY_KEY_REUSED' } });
    expect(await writer.dailyCreditsUsed()).toBe(1);
    expect(await findInTables(one, [planted])).toEqual([]);
  } finally {
    await stop();
  }
});

test('OWN-01: a server that allows 30 days keeps nothing for longer, whatever a writer asks for', async () => {
  const environment = { TEXT_RETENTION: '30-days' };
  const product = await startProduct({ database: 'embedded', engine: makeScriptedEngine(), environment });
  try {
    const writer = await signUp(product.url);
    expect((await choose(writer, 'keep')).body).toEqual({ retention: '30-days', longest: '30-days' });
    await writer.improve('They was here.');
    const [row] = await product.query<{ texts_until: Date }>(
      'select texts_until from text_improvement_actions',
    );
    expect(Math.round(((row?.texts_until.getTime() ?? 0) - Date.now()) / dayMs)).toBe(30);
  } finally {
    await product.stop();
  }
});
