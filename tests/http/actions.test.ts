import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { signUp, type TestWriter } from '../kit/caller.ts';
import { databaseKinds, startProduct, type TestProduct } from '../kit/product.ts';
import { makeScriptedEngine } from '../kit/scripted-engine.ts';

describe.each(databaseKinds)('actions on the %s database', (database) => {
  let product: TestProduct;
  let writer: TestWriter;
  let actionId: string;

  beforeAll(async () => {
    product = await startProduct({ database, engine: makeScriptedEngine() });
    writer = await signUp(product.url);
    actionId = (await writer.improve('please read this.')).body.action_id;
  });
  afterAll(() => product.stop());

  const readRow = async () => {
    const [row] = await product.query<{ user_feedback: string | null; at: string | null }>(
      'select user_feedback, feedback_given_at::text as at from text_improvement_actions where id = $1::uuid',
      [actionId],
    );
    return row;
  };

  test('HIST-02 feedback is kept with its time, and the last word counts', async () => {
    expect(await readRow()).toEqual({ user_feedback: null, at: null });
    const first = await writer.put(`/api/actions/${actionId}/feedback`, { user_feedback: 'positive' });
    expect([first.status, first.body]).toEqual([
      200,
      { user_feedback: 'positive', feedback_given_at: expect.stringMatching(/Z$/) },
    ]);
    await writer.put(`/api/actions/${actionId}/feedback`, { user_feedback: 'negative' });
    expect(await readRow()).toEqual({ user_feedback: 'negative', at: expect.any(String) });
  });

  test('HIST-02 F-17 a stranger’s action answers as a missing one, and stays as it was', async () => {
    const stranger = await signUp(product.url);
    const before = await readRow();
    const paths = [actionId, crypto.randomUUID(), 'no-id-at-all'];
    const answers = await Promise.all(
      paths.map((id) => stranger.put(`/api/actions/${id}/feedback`, { user_feedback: 'positive' })),
    );
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404]);
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect(await readRow()).toEqual(before);
  });

  test.each([{ user_feedback: 'meh' }, {}, { user_feedback: 'positive', user_id: 'x' }])(
    'ERR-09 feedback %j is refused',
    async (body) => {
      expect((await writer.put(`/api/actions/${actionId}/feedback`, body)).status).toBe(400);
    },
  );
});
