import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { CreditEntry } from '../../src/shared/contract/credits.ts';
import type { EnhanceOutput } from '../../src/shared/contract/enhance.ts';
import type { ErrorBody } from '../../src/shared/errors.ts';
import { newAddress, signUp, type TestWriter } from '../kit/caller.ts';
import { type HostedProduct, startHostedProduct } from '../kit/hosted-product.ts';
import { databaseKinds, startProduct, type TestProduct } from '../kit/product.ts';

const enhancePath = '/api/functions/enhance-text-v2';
const limits = {
  FREE_CALLS_PER_WRITER: '20',
  FREE_CALLS_PER_ADDRESS: '30',
  TRUSTED_PROXIES: '127.0.0.1,::1',
  FREE_DAILY_CREDITS: '200',
};
const hourSeconds = 60 * 60;

type Answered = Awaited<ReturnType<TestWriter['improve']>>;

function countCodes(answers: Answered[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { status, body } of answers) {
    const name = body.code ?? String(status);
    counts[name] = (counts[name] ?? 0) + 1;
  }
  return counts;
}

function expectTrueWait(answer: Answered | undefined): void {
  expect([answer?.status, answer?.body.code]).toEqual([429, 'RATE_LIMITED']);
  const seconds = Number(answer?.headers.get('retry-after'));
  expect(seconds).toBe(answer?.body.retry_after);
  expect(seconds).toBeGreaterThan(hourSeconds - 600);
  expect(seconds).toBeLessThanOrEqual(hourSeconds);
}

describe('F-82: calls that cost nothing at a provider', () => {
  let product: HostedProduct;

  beforeAll(async () => {
    product = await startHostedProduct({
      vendor: 'openai-compatible',
      database: 'embedded',
      environment: limits,
    });
  });
  afterAll(() => product.stop());

  test('of ninety of one writer, at once and one by one, no more reach it than are allowed', async () => {
    const headers = newAddress();
    const writer = await signUp(product.url);
    const fine = 'The report is done.';
    product.vendor.answer = () => fine;
    const answers = await Promise.all(Array.from({ length: 60 }, () => writer.improve(fine, { headers })));
    // What a model may not say is refused, and free as well
    product.vendor.answer = () => 'I am sorry, but I cannot assist with that request.';
    for (let call = 0; call < 30; call += 1) answers.push(await writer.improve(fine, { headers }));
    expect(countCodes(answers)).toEqual({ 200: 20, RATE_LIMITED: 70 });
    expect(product.vendor.listQuestions()).toHaveLength(20);
    expect(await writer.dailyCreditsUsed()).toBe(0);
    expectTrueWait(answers.at(-1));
  });

  test('failures count, and calls that cost a credit do not', async () => {
    const headers = newAddress();
    const writer = await signUp(product.url);
    let call = 0;
    const improve = () => {
      call += 1;
      return writer.improve(`They was here on day ${call}.`, { headers });
    };
    product.vendor.answer = () => '';
    for (let failed = 0; failed < 18; failed += 1) expect((await improve()).body.code).toBe('NO_CONTENT');
    product.vendor.answer = () => `They were here on day ${call}.`;
    for (let paid = 0; paid < 10; paid += 1) expect((await improve()).status).toBe(200);
    expect(await writer.dailyCreditsUsed()).toBe(10);
  });

  test('writers behind one address are limited together', async () => {
    const headers = newAddress();
    product.vendor.answer = () => 'The report is done.';
    const writers = await Promise.all([signUp(product.url), signUp(product.url)]);
    const answers = await Promise.all(
      writers.flatMap((writer) =>
        Array.from({ length: 18 }, () => writer.improve('The report is done.', { headers })),
      ),
    );
    expect(countCodes(answers)).toEqual({ 200: 30, RATE_LIMITED: 6 });
    const elsewhere = await writers[0]?.improve('The report is done.', { headers: newAddress() });
    expect(elsewhere?.status).toBe(200);
  });
});

describe.each(databaseKinds)('the same result again, on the %s database', (database) => {
  let product: TestProduct;

  beforeAll(async () => {
    product = await startProduct({ database, environment: limits });
    // The embedded engine boots within the limit of a hook, not of the first test
    await fetch(`${product.url}/api/ready`);
  });
  afterAll(() => product.stop());

  const notice = 'This is the same result as before, so it was free.';
  const improve = (writer: TestWriter, body: object = {}) =>
    writer.post<EnhanceOutput & ErrorBody>(enhancePath, {
      action: 'improve',
      original_text: 'They was here 😀 yesterday.',
      ...body,
    });

  test('TRUST-10: a second Improve of a text is free where it gives the same, and says so', async () => {
    const writer = await signUp(product.url);
    const first = await improve(writer);
    expect(first.body.notice).toBeNull();
    for (let again = 0; again < 2; again += 1) {
      const { status, body } = await improve(writer);
      expect([status, body.enhanced_text, body.notice]).toEqual([200, first.body.enhanced_text, notice]);
      expect(body.credits.daily.used).toBe(1);
    }
    const ledger = await writer.get<{ entries: CreditEntry[] }>('/api/credits/ledger');
    const reason = 'SAME_RESULT: The result was the same as before.';
    expect(ledger.body.entries).toMatchObject([
      { outcome: 'released', reason },
      { outcome: 'released', reason },
      { outcome: 'spent', reason: null },
    ]);
  });

  test('TRUST-10: Regenerate of an email that comes out the same is free', async () => {
    const writer = await signUp(product.url);
    const compose = () =>
      writer.post<{ generated_text: string; notice: string; credits: EnhanceOutput['credits'] }>(
        '/api/functions/write-from-scratch',
        {
          description: 'tell tom that the report is late',
          formality: 'neutral',
          tone: 'polite',
          length: 'auto',
        },
      );
    const first = await compose();
    const second = await compose();
    expect(second.body.generated_text).toBe(first.body.generated_text);
    expect(second.body.notice.endsWith(notice)).toBe(true);
    expect(second.body.notice.startsWith(first.body.notice)).toBe(true);
    expect([first, second].map(({ body }) => body.credits.daily.used)).toEqual([1, 1]);
  });

  test('TRUST-10: another style, another text, another writer and a deleted first result are new', async () => {
    const writer = await signUp(product.url);
    await improve(writer);
    expect((await improve(writer, { action: 'grammar' })).body.credits.daily.used).toBe(2);
    expect((await improve(writer, { original_text: 'They was here.' })).body.credits.daily.used).toBe(3);
    const other = await signUp(product.url);
    expect((await improve(other)).body.credits.daily.used).toBe(1);
    const { body } = await improve(writer);
    expect(body.credits.daily.used).toBe(3);
    const all = await writer.get<{ actions: { id: string }[] }>('/api/actions');
    for (const { id } of all.body.actions) await writer.remove(`/api/actions/${id}`);
    expect((await improve(writer)).body.credits.daily.used).toBe(4);
  });

  test('a key does not bring back the result of an action that its writer has deleted', async () => {
    const writer = await signUp(product.url);
    const headers = { 'idempotency-key': 'once' };
    const { body } = await writer.improve('They was here.', { headers });
    expect((await writer.improve('They was here.', { headers })).body.action_id).toBe(body.action_id);
    await writer.remove(`/api/actions/${body.action_id}`);
    const again = await writer.improve('They was here.', { headers });
    expect([again.status, again.body.code]).toEqual([409, 'IDEMPOTENCY_KEY_REUSED']);
    expect(JSON.stringify(again.body)).not.toContain('were here');
  });

  test('a text that shows nothing is blank', async () => {
    const writer = await signUp(product.url);
    for (const text of ['\u200b\u200b\u200b', ' \ufeff\u2060\n', '\u202e\u200d']) {
      const { status, body } = await writer.improve(text);
      expect([status, body.code]).toEqual([400, 'INVALID_REQUEST']);
    }
  });

  test('F-82: on the embedded engine free calls are limited alike', async () => {
    const writer = await signUp(product.url);
    const headers = newAddress();
    const answers: Answered[] = [];
    for (let call = 0; call < 24; call += 1)
      answers.push(await writer.improve('The report is done.', { headers }));
    expect(countCodes(answers)).toEqual({ 200: 20, RATE_LIMITED: 4 });
    expectTrueWait(answers.at(-1));
  });
});
