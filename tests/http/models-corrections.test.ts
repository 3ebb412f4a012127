import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeEmbeddedEngine } from '../../src/server/engines/embedded/engine.ts';
import type { Action } from '../../src/shared/contract/actions.ts';
import type { EnhanceOutput } from '../../src/shared/contract/enhance.ts';
import { signUp, type TestWriter } from '../kit/caller.ts';
import { type HostedProduct, startHostedProduct } from '../kit/hosted-product.ts';

/** What Fix Grammar gives a writer whose model does more than correct, with the product's own rules to stand in. */

let product: HostedProduct;
let writer: TestWriter;

beforeAll(async () => {
  const fallbackEngine = makeEmbeddedEngine({ threads: 1 });
  product = await startHostedProduct({ vendor: 'openai-compatible', database: 'embedded', fallbackEngine });
  await fallbackEngine.ready();
  writer = await signUp(product.url);
}, 120_000);
afterAll(() => product.stop());

const source =
  'They was here yesterday with the 14 boxes.\n\nI have spoke with our team about it.\n\nWe should of called you.';

async function fix(answer: string): Promise<EnhanceOutput> {
  product.vendor.answer = () => answer;
  const call = { action: 'grammar', original_text: source };
  const { status, body } = await writer.post<EnhanceOutput>('/api/functions/enhance-text-v2', call);
  expect(status).toBe(200);
  return body;
}

test('MODEL-08 a sentence that the model rewrote has the version of the rules, marked as such, and is stored so', async () => {
  const body = await fix(
    'Fourteen cartons arrived at our place the day before.\n\nI have spoken with our team about it.\n\nWe should have called you.',
  );
  expect(body.enhanced_text).toBe(
    'They were here yesterday with the 14 boxes.\n\nI have spoken with our team about it.\n\nWe should have called you.',
  );
  const [issue] = body.issues;
  expect(body.issues).toHaveLength(1);
  expect(body.enhanced_text.slice(issue?.startIndex, issue?.endIndex)).toBe(
    'They were here yesterday with the 14 boxes.',
  );
  expect(issue?.message).toBe(
    'The model rewrote this sentence instead of correcting it; here are the corrections of the rules.',
  );
  expect(body.notice).toMatch(/^In 1 of 3 sentences the model did more than correct/);
  const [first, ...others] = body.changes;
  expect(first).toMatchObject({ replacement: 'were', category: 'grammar' });
  expect(first?.rule).not.toMatch(/^grammar@/);
  expect(others.map(({ rule }) => rule)).toEqual(['grammar@1', 'grammar@1']);
  expect(body.changes.map(({ fact }) => fact)).toEqual([null, null, null]);
  expect(body).toMatchObject({ offline: false, engine: { name: expect.stringContaining('double-1') } });
  const stored = await writer.get<Action>(`/api/actions/${body.action_id}`);
  expect(stored.body).toMatchObject({ issues: body.issues });
});

test('MODEL-08 an answer in another language, or with paragraphs lost, is the rules’ version of what it lacks', async () => {
  const rules =
    'They were here yesterday with the 14 boxes.\n\nI have spoken with our team about it.\n\nWe should have called you.';
  const used = await writer.dailyCreditsUsed();
  const german = await fix(
    'Sie waren gestern mit den 14 Kisten hier.\n\nIch habe mit unserem Team darüber gesprochen.\n\nWir hätten Sie anrufen sollen.',
  );
  expect(german.enhanced_text).toBe(rules);
  expect(german.issues[0]?.message).toContain('in another language');
  // Nothing of it is the model's, which is what is paid for
  expect(german.notice).toMatch(/This was free\.$/);
  expect(await writer.dailyCreditsUsed()).toBe(used);
  const lost = await fix('They were here yesterday with the 14 boxes.');
  expect(lost.enhanced_text).toBe(rules);
  expect(lost.issues.every(({ message }) => message.startsWith('The model left this sentence out'))).toBe(
    true,
  );
});
