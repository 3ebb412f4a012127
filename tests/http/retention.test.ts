import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Action } from '../../src/shared/contract/actions.ts';
import type { RetentionChoice } from '../../src/shared/contract/profile.ts';
import { signUp, type TestWriter } from '../kit/caller.ts';
import { setPlan } from '../kit/credits.ts';
import { findInLog, findInTables } from '../kit/planted.ts';
import { databaseKinds, startProduct, type TestProduct } from '../kit/product.ts';
import { makeScriptedEngine } from '../kit/scripted-engine.ts';

const planted = 'plantedtext';
const dayMs = 24 * 60 * 60 * 1000;

const choose = (writer: TestWriter, retention: string) =>
  writer.put<RetentionChoice>('/api/profile/retention', { retention });
const readAll = async (writer: TestWriter) =>
  (await writer.get<{ actions: Action[] }>('/api/actions')).body.actions;

describe.each(databaseKinds)('on %s', (database) => {
  let product: TestProduct;
  beforeAll(async () => {
    product = await startProduct({ database, engine: makeScriptedEngine() });
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

  test('who chooses less loses at once what is older', async () => {
    const writer = await signUp(product.url);
    await writer.improve('They was kept.');
    expect((await choose(writer, 'never')).body).toEqual({ retention: 'never', longest: 'keep' });
    const [action] = await readAll(writer);
    expect(action).toMatchObject({ has_texts: false, excerpt: '' });
  });
});

test('a server that allows 30 days keeps nothing for longer, whatever a writer asks for', async () => {
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
