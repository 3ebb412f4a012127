import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  opinionDescriptionLimit,
  opinionTitleLimit,
  opinionTypes,
} from '../../src/shared/contract/opinions.ts';
import { postJson, signUp, type TestWriter } from '../kit/caller.ts';
import { databaseKinds, startProduct, type TestProduct } from '../kit/product.ts';
import { makeScriptedEngine } from '../kit/scripted-engine.ts';

const path = '/api/feedback';
const opinion = {
  feedback_type: 'bug',
  title: 'The note hides the word',
  description: 'On my phone.\nSince Monday. <b>Bold</b> 😀',
};

describe.each(databaseKinds)('the feedback form on the %s database', (database) => {
  let product: TestProduct;

  beforeAll(async () => {
    product = await startProduct({ database, engine: makeScriptedEngine() });
  });
  afterAll(() => product.stop());

  const rowsOf = ({ userId }: TestWriter) =>
    product.query('select feedback_type, title, description from user_feedback where user_id = $1::uuid', [
      userId,
    ]);

  test('each type is stored as it was written, for the writer of the token', async () => {
    const writer = await signUp(product.url);
    for (const feedback_type of Object.keys(opinionTypes)) {
      const answer = await writer.post<{ id: string }>(path, { ...opinion, feedback_type });
      expect(answer.status).toBe(200);
      const rows = await product.query(
        'select user_id, feedback_type, title, description from user_feedback where id = $1::uuid',
        [answer.body.id],
      );
      expect(rows).toEqual([{ ...opinion, feedback_type, user_id: writer.userId }]);
    }
  });

  test('the same words twice are two, with the same idempotency key one; another writer’s key is another', async () => {
    const [writer, other] = [await signUp(product.url), await signUp(product.url)];
    await writer.post(path, opinion);
    await writer.post(path, opinion);
    expect(await rowsOf(writer)).toHaveLength(2);
    const headers = { 'idempotency-key': randomUUID() };
    const ids = await Promise.all(
      Array.from(
        { length: 5 },
        async () => (await writer.post<{ id: string }>(path, opinion, { headers })).body.id,
      ),
    );
    expect(new Set(ids).size).toBe(1);
    expect(await rowsOf(writer)).toHaveLength(3);
    expect((await other.post(path, opinion, { headers })).status).toBe(200);
    expect(await rowsOf(other)).toHaveLength(1);
  });

  test('title and description as long as may be are kept whole; one character more is too large', async () => {
    const writer = await signUp(product.url);
    const longest = {
      ...opinion,
      title: 't'.repeat(opinionTitleLimit),
      description: 'd'.repeat(opinionDescriptionLimit),
    };
    expect((await writer.post(path, longest)).status).toBe(200);
    expect(await rowsOf(writer)).toEqual([longest]);
    for (const key of ['title', 'description'] as const) {
      const answer = await writer.post(path, { ...longest, [key]: `${longest[key]}x` });
      expect([answer.status, answer.body]).toEqual([
        413,
        expect.objectContaining({ code: 'REQUEST_TOO_LARGE', retryable: false }),
      ]);
    }
    expect(await rowsOf(writer)).toHaveLength(1);
  });

  test.each([
    { ...opinion, feedback_type: 'rant' },
    { ...opinion, feedback_type: null },
    { ...opinion, title: ' \n' },
    { ...opinion, description: '' },
    { ...opinion, title: 'a\0b' },
    { ...opinion, description: 'lone \udc00' },
    { ...opinion, user_id: randomUUID() },
    { ...opinion, id: randomUUID() },
    { feedback_type: 'bug', title: 'No description' },
    {},
  ])('%j is refused, and nothing is stored', async (body) => {
    const writer = await signUp(product.url);
    const answer = await writer.post(path, body);
    expect([answer.status, answer.body]).toEqual([400, expect.objectContaining({ code: 'INVALID_REQUEST' })]);
    expect(await rowsOf(writer)).toEqual([]);
  });

  test('nobody gives an opinion without being signed in', async () => {
    expect((await postJson(product.url, path, opinion)).status).toBe(401);
  });
});
