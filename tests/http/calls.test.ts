import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeEmbeddedEngine } from '../../src/server/engines/embedded/engine.ts';
import { callsInFlightPerWriter } from '../../src/server/writing/calls/deadlines.ts';
import type { EnhanceOutput } from '../../src/shared/contract/enhance.ts';
import type { ReviewOutput } from '../../src/shared/contract/review.ts';
import type { ErrorBody } from '../../src/shared/errors.ts';
import { contextLimit, instructionLimit } from '../../src/shared/limits.ts';
import { signUp, type TestWriter } from '../kit/caller.ts';
import { databaseKinds, startProduct, type TestProduct } from '../kit/product.ts';
import { failWith, makeScriptedEngine, upperCase } from '../kit/scripted-engine.ts';

const path = '/api/functions/enhance-text-v2';
const selection = 'I think that maybe we should of sent it.';
const partial = {
  action: 'ai_prompt',
  original_text: selection,
  ai_prompt: 'Fix the grammar',
  partial: true,
};

interface ActionRow {
  action_type: string;
  original_text: string;
  enhanced_text: string | null;
  result: string;
  error_message: string | null;
}

describe.each(databaseKinds)('calls of every tool, on the %s database', (database) => {
  const engine = makeScriptedEngine();
  const fallbackEngine = makeEmbeddedEngine({ threads: 1 });
  let product: TestProduct;
  let writer: TestWriter;

  beforeAll(async () => {
    product = await startProduct({ database, engine, fallbackEngine });
    writer = await signUp(product.url);
    await fallbackEngine.ready();
  });
  afterAll(() => product.stop());

  const enhance = (body: object, headers: Record<string, string> = {}) =>
    writer.post<EnhanceOutput & ErrorBody>(path, body, { headers });

  async function readLastAction(): Promise<ActionRow | undefined> {
    const rows = await product.query<ActionRow>(
      'select action_type, original_text, enhanced_text, result, error_message from text_improvement_actions where user_id = $1::uuid order by created_at desc limit 1',
      [writer.userId],
    );
    return rows[0];
  }

  /** Ten credits are soon used up by tests. */
  async function refill(): Promise<void> {
    await product.query('update user_credit_balance set credits_used = 0 where user_id = $1::uuid', [
      writer.userId,
    ]);
  }

  test('a partial edit is recorded with its instruction, the selected text and the result', async () => {
    engine.play(upperCase);
    const { status } = await enhance({ ...partial, context: { before: 'Before. ', after: '' } });
    expect(status).toBe(200);
    expect(await readLastAction()).toEqual({
      action_type: 'partial_edit: Fix the grammar',
      original_text: selection,
      enhanced_text: selection,
      result: 'success',
      error_message: null,
    });
  });

  test('a partial edit that fails is recorded as failed and costs nothing', async () => {
    await refill();
    engine.play(failWith('down'));
    const { status } = await enhance(partial);
    expect(status).toBe(500);
    expect(await readLastAction()).toMatchObject({
      action_type: 'partial_edit: Fix the grammar',
      enhanced_text: null,
      result: 'failed',
    });
    expect((await writer.credits()).daily.used).toBe(0);
  });

  test.each([
    ['improve', {}, 'Text enhancement returned no result'],
    ['rewrite', {}, 'Text rewrite returned no result'],
    ['ai_prompt', { ai_prompt: 'shorter' }, 'Text enhancement returned no result'],
  ])('%s without a result is recorded with that message', async (action, more, message) => {
    engine.play(async function* () {});
    const { status, body } = await enhance({ action, original_text: 'Words.', ...more });
    expect([status, body.code]).toEqual([422, 'NO_CONTENT']);
    expect((await readLastAction())?.error_message).toBe(`NO_CONTENT: ${message}`);
  });

  test('where the caller allows it the embedded engine does a partial edit that failed, free and named', async () => {
    await refill();
    engine.play(async function* () {
      yield { type: 'text', text: 'half of' };
      throw new Error('down');
    });
    const { status, body } = await enhance({ ...partial, fallback: 'embedded' });
    expect(status).toBe(200);
    expect(body.offline).toBe(true);
    expect(body.engine).toEqual({ name: 'Embedded engine', local: true });
    expect(body.enhanced_text).toContain('should have sent');
    expect(body.credits.daily.used).toBe(0);
    expect(await readLastAction()).toMatchObject({ result: 'success', enhanced_text: body.enhanced_text });
  });

  test('an analysis that fails is measured by the embedded engine, of that very text, free and marked', async () => {
    await refill();
    engine.play(failWith('down'));
    const analyze = (text: string) =>
      writer.post<ReviewOutput>('/api/functions/get-feedback', {
        action: 'get-feedback',
        text,
        text_type: 'Email',
      });
    const polite = await analyze(
      'Dear Anna,\n\nThank you so much for your help. Could you please send me the report?\n\nKind regards,\nTom',
    );
    const blunt = await analyze('send the report now. this is stupid and you are late again!!!');
    expect(polite.status).toBe(200);
    expect(polite.body).toMatchObject({ offline: true, engine: { name: 'Embedded engine', local: true } });
    expect(polite.body.credits.daily.used).toBe(0);
    const scoreOf = ({ body }: typeof polite, name: string) =>
      body.feedback.ratings.find(({ category }) => category === name)?.score ?? 0;
    expect(polite.body.feedback.ratings.map(({ category }) => category)).toEqual([
      'Friendliness',
      'Professionalism',
      'Confidence',
      'Politeness',
    ]);
    expect(scoreOf(polite, 'Politeness')).toBeGreaterThan(scoreOf(blunt, 'Politeness'));
    expect(polite.body.feedback.written_feedback).not.toBe(blunt.body.feedback.written_feedback);
  });

  test('a repeated key gives the first answer; with another style, instruction or context it is refused', async () => {
    await refill();
    engine.play(upperCase);
    const rewrite = { action: 'rewrite', original_text: 'some words', formality: 'casual' };
    const headers = { 'idempotency-key': `${database}-rewrite` };
    const first = await enhance(rewrite, headers);
    const again = await enhance(rewrite, headers);
    expect(again.body).toEqual(first.body);
    expect(again.body.credits.daily.used).toBe(1);
    const other = await enhance({ ...rewrite, formality: 'professional' }, headers);
    expect([other.status, other.body.code]).toEqual([409, 'IDEMPOTENCY_KEY_REUSED']);
    const partialHeaders = { 'idempotency-key': `${database}-partial` };
    expect((await enhance(partial, partialHeaders)).status).toBe(200);
    expect((await enhance({ ...partial, context: { before: 'x', after: '' } }, partialHeaders)).status).toBe(
      409,
    );
  });

  test('an instruction and its context are taken up to their limits', async () => {
    await refill();
    engine.play(upperCase);
    const withPrompt = (ai_prompt: string) => enhance({ ...partial, ai_prompt });
    expect((await withPrompt('a'.repeat(instructionLimit))).status).toBe(200);
    expect((await withPrompt('a'.repeat(instructionLimit + 1))).status).toBe(413);
    const withContext = (before: string) => enhance({ ...partial, context: { before, after: '' } });
    expect((await withContext('🙂'.repeat(contextLimit / 2))).status).toBe(200);
    expect((await withContext('🙂'.repeat(contextLimit / 2 + 1))).status).toBe(413);
    expect((await withContext('a\0b')).status).toBe(400);
  });

  test('F-54 at most four calls of one writer are worked on at once, the others wait their turn, and nobody else waits for them', async () => {
    await refill();
    let working = 0;
    let most = 0;
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    engine.play(async function* (request) {
      if (request.text === 'Another.') return yield* upperCase(request);
      working += 1;
      most = Math.max(most, working);
      await released;
      working -= 1;
      yield* upperCase(request);
    });
    const own = Array.from({ length: 7 }, (_, index) => writer.improve(`Text ${index}.`));
    await expect.poll(() => working).toBe(callsInFlightPerWriter);
    const other = await signUp(product.url);
    expect((await other.improve('Another.')).status).toBe(200);
    release();
    expect((await Promise.all(own)).map(({ status }) => status)).toEqual(Array<number>(7).fill(200));
    expect(most).toBe(callsInFlightPerWriter);
  });
});
