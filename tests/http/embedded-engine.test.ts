import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeEmbeddedEngine } from '../../src/server/engines/embedded/engine.ts';
import { signUp, type TestWriter } from '../kit/caller.ts';
import { startProduct, type TestProduct } from '../kit/product.ts';

/** A thread that boots beside other work takes its time. */
const slow = { timeout: 180_000 };
const environment = { FREE_DAILY_CREDITS: '1000' };

async function readReadiness({ url }: TestProduct): Promise<string> {
  const answer = await fetch(`${url}/api/ready`);
  const body: unknown = await answer.json();
  const code = typeof body === 'object' && body !== null && 'code' in body ? ` ${body.code}` : '';
  return `${answer.status}${code}`;
}

describe('F-74: texts that break a reader', () => {
  let product: TestProduct;
  let writer: TestWriter;

  beforeAll(async () => {
    product = await startProduct({ database: 'embedded', environment });
    writer = await signUp(product.url);
    await readReadiness(product);
  });
  afterAll(() => product.stop());

  test.each([
    ['letters', 'a'.repeat(7500)],
    ['as many letters as a text may have', 'a'.repeat(9960)],
    ['apostrophes', "it's".repeat(2400)],
    ['accents', 'é'.repeat(9900)],
    ['digits and letters', 'a1'.repeat(4900)],
    ['brackets', '('.repeat(9900)],
    ['invisible letters', '\u200b'.repeat(9900)],
    ['emojis', '👨‍👩‍👧'.repeat(1200)],
  ])('a run of %s: the prose around it is corrected', slow, async (_, run) => {
    const { status, body } = await writer.improve(`The key is ${run} and they was here.`);
    expect(status).toBe(200);
    expect(body.enhanced_text.replace(run, '…')).toBe('The key is … and they were here.');
  });

  test.each([
    ['accents of their own', 'e\u0301'.repeat(4900)],
    ['hyphens', 'a-'.repeat(4900)],
    ['base64', Buffer.from('x'.repeat(7000)).toString('base64')],
  ])('a run of %s is no English, which is said, and the next text is corrected', slow, async (_, run) => {
    const { status, body } = await writer.improve(`The key is ${run}.`);
    expect([status, body.code]).toEqual([422, 'LANGUAGE_NOT_UNDERSTOOD']);
    const next = await writer.improve('They was hapy yesterday.');
    expect(next.body.enhanced_text).toBe('They were happy yesterday.');
  });

  test(
    'a sample of all that Unicode has, repeated: each text is answered, and so is the next',
    slow,
    async () => {
      const unit = fc.oneof(
        fc.string({ unit: 'binary', minLength: 1, maxLength: 4 }),
        fc.string({ unit: 'grapheme', minLength: 1, maxLength: 4 }),
        fc.constantFrom("it's", '> ', '**_`', '"', 'a ', '{{', '[](', '\r\n', 'A. '),
      );
      await fc.assert(
        fc.asyncProperty(fc.array(unit, { minLength: 1, maxLength: 3 }), async (units) => {
          const part = units.join('').replaceAll('\0', '');
          const text = `They was here. ${part.repeat(Math.floor(4_000 / (part.length + 1)))}`;
          const { status, body } = await writer.improve(text);
          expect(['INVALID_REQUEST', 'LANGUAGE_NOT_UNDERSTOOD', undefined]).toContain(body.code);
          expect([200, 400, 422]).toContain(status);
        }),
        { numRuns: 25 },
      );
      const { body } = await writer.improve('They was hapy yesterday.');
      expect(body.enhanced_text).toBe('They were happy yesterday.');
      expect(await readReadiness(product)).toBe('200');
    },
  );
});

describe.each([
  ['traps', 'TRAP'],
  ['ends', 'DEATH'],
])('F-74: a thread that %s', (_, start) => {
  const worker = new URL('../kit/trapping-worker.ts', import.meta.url);
  const errors: unknown[] = [];
  let product: TestProduct;
  let breaker: TestWriter;
  let other: TestWriter;

  beforeAll(async () => {
    const engine = makeEmbeddedEngine({ threads: 1, worker, onError: (error) => errors.push(error) });
    product = await startProduct({ database: 'embedded', engine, environment });
    [breaker, other] = [await signUp(product.url), await signUp(product.url)];
    await readReadiness(product);
  });
  afterAll(() => product.stop());

  test('is replaced by itself: its call ends in a sentence, and another’s goes on', slow, async () => {
    const text = 'They was here yesterday, and the reports was send.\n\n'.repeat(40);
    const [broken, going] = await Promise.all([
      breaker.improve(`${start}. They was hapy.`),
      other.improve(text),
    ]);
    expect([broken.status, broken.body.code]).toEqual([502, 'ENGINE_ERROR']);
    expect(broken.body.message).toBe('Server error occurred. Please try again in a moment.');
    expect(going.status).toBe(200);
    expect(await breaker.dailyCreditsUsed()).toBe(0);
    // Once among others, once alone, and that was all
    expect(errors).toHaveLength(2);
    const { body } = await breaker.improve('They was hapy yesterday.');
    expect(body.enhanced_text).toBe('They were happy yesterday.');
  });

  test('is not ready until another has taken its place', slow, async () => {
    const breaking = breaker.improve(`${start}. They was hapy.`);
    await expect
      .poll(() => readReadiness(product), { interval: 5, timeout: 60_000 })
      .toBe('503 ENGINE_UNAVAILABLE');
    await expect.poll(() => readReadiness(product), { timeout: 90_000 }).toBe('200');
    expect((await breaking).status).toBe(502);
  });
});
