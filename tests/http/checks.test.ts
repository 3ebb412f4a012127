import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CheckIssue } from '../../src/shared/contract/checks.ts';
import { signUp, type TestWriter } from '../kit/caller.ts';
import { startProduct, type TestProduct } from '../kit/product.ts';

let product: TestProduct;
let writer: TestWriter;

beforeAll(async () => {
  product = await startProduct({ database: 'embedded' });
  writer = await signUp(product.url);
  // Answers once the rules are there
  expect((await fetch(`${product.url}/api/ready`)).status).toBe(200);
});
afterAll(() => product.stop());

async function check(body: object): Promise<CheckIssue[]> {
  const answer = await writer.post<{ issues: CheckIssue[] }>('/api/check', body);
  expect(answer.status).toBe(200);
  return answer.body.issues;
}

test('a paragraph is checked by the rules, in UTF-16 units, at no cost, and nothing of it is kept', async () => {
  const text = 'They was here 😀, becuase of the rain.';
  const issues = await check({ text });
  expect(issues.map(({ start, end, replacements }) => [text.slice(start, end), replacements[0]])).toEqual([
    ['was', 'were'],
    ['becuase', 'because'],
  ]);
  expect(issues[0]).toMatchObject({
    category: 'grammar',
    rule: 'plural-pronoun',
    reason: expect.stringContaining('“were”'),
  });
  expect(await writer.dailyCreditsUsed()).toBe(0);
  expect((await writer.get<{ actions: unknown[] }>('/api/actions')).body.actions).toEqual([]);
});

test('style is spoken of where it is asked for', async () => {
  const text = 'We wrote to you in order to help.';
  expect(await check({ text })).toEqual([]);
  expect(await check({ text, level: 'style' })).toMatchObject([{ rule: 'wordy-phrase' }]);
});

test('the writer’s own words are left alone, and a rule that is switched off says nothing', async () => {
  const text = 'They was here, becuase of the rain.';
  const body = { rule: 'plural-pronoun', description: 'Of pronouns' };
  await writer.post('/api/dictionary/words', { words: ['becuase'] });
  expect((await check({ text })).map(({ rule }) => rule)).toEqual(['plural-pronoun']);
  expect((await writer.post('/api/switched-off-rules', body)).status).toBe(200);
  expect(await check({ text })).toEqual([]);
});
