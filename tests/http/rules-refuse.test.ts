import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ComposeOutput } from '../../src/shared/contract/compose.ts';
import type { ErrorBody } from '../../src/shared/errors.ts';
import { signUp } from '../kit/caller.ts';
import { startProduct, type TestProduct } from '../kit/product.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startProduct({ database: 'embedded' });
});
afterAll(() => product.stop());

const text = 'the hall is booked since monday';
const chain = 'From: Anna Berg\n\nIs the hall booked?\n\nAnna';
const toReply = (draft: string) => ({
  action: 'reply-email',
  'email-chain': chain,
  'user-draft': draft,
});

const refused: [what: string, path: string, input: object, code: string][] = [
  [
    'an own instruction that is not known',
    'enhance-text-v2',
    { action: 'ai_prompt', original_text: text, ai_prompt: 'write it as a poem' },
    'INSTRUCTION_UNKNOWN',
  ],
  [
    'an edit of a part by one',
    'enhance-text-v2',
    { action: 'ai_prompt', original_text: 'hall', ai_prompt: 'translate into French', partial: true },
    'INSTRUCTION_UNKNOWN',
  ],
  [
    'an order for an email',
    'write-from-scratch',
    { description: 'decline politely' },
    'ORDER_NOT_UNDERSTOOD',
  ],
  ['an order for a reply', 'reply-email', toReply('decline politely'), 'ORDER_NOT_UNDERSTOOD'],
];

test.each(refused)('%s is no result of the rules, and free', async (_, path, input, code) => {
  const writer = await signUp(product.url);
  const { status, body } = await writer.post<ErrorBody>(`/api/functions/${path}`, input);
  expect([status, body.code]).toEqual([422, code]);
  expect(await writer.dailyCreditsUsed()).toBe(0);
});

test('the same email a second time says so, and is free', async () => {
  const writer = await signUp(product.url);
  const write = () =>
    writer.post<ComposeOutput>('/api/functions/write-from-scratch', { description: text, recipient: 'Anna' });
  const first = await write();
  expect(await writer.dailyCreditsUsed()).toBe(1);
  const second = await write();
  expect(second.body.generated_text).toBe(first.body.generated_text);
  expect(second.body.notice).toMatch(/same result as before, so it was free/);
  expect(await writer.dailyCreditsUsed()).toBe(1);
});
