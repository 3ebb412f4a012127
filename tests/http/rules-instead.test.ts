import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeEmbeddedEngine } from '../../src/server/engines/embedded/engine.ts';
import type { EnhanceOutput } from '../../src/shared/contract/enhance.ts';
import { engineFailures } from '../../src/shared/engine-failures.ts';
import { catalogue, type ErrorBody } from '../../src/shared/errors.ts';
import { signUp, type TestWriter } from '../kit/caller.ts';
import { type HostedProduct, startHostedProduct } from '../kit/hosted-product.ts';

const booted = makeEmbeddedEngine({ threads: 1 });
const fallbackEngine = { ...booted, close: async () => undefined };
const rules = { name: 'Embedded engine', local: true };

const note = 'the hall is booked since monday';
const chain = 'From: Anna Berg\nTo: Marta Kowal\n\nIs the hall booked?\n\nAnna';
const tools: [tool: string, path: string, input: (text: string) => object][] = [
  ['improve', 'enhance-text-v2', (text) => ({ action: 'improve', original_text: text })],
  ['reply', 'reply-email', (text) => ({ action: 'reply-email', 'email-chain': chain, 'user-draft': text })],
  ['write', 'write-from-scratch', (description) => ({ description, recipient: 'Anna' })],
];

describe('the rules instead of a model', () => {
  let product: HostedProduct;
  let writer: TestWriter;

  beforeAll(async () => {
    await booted.ready();
    product = await startHostedProduct({ vendor: 'anthropic', database: 'embedded', fallbackEngine });
    writer = await signUp(product.url);
  }, 120_000);
  afterAll(async () => {
    await product.stop();
    await booted.close();
  });

  const call = (path: string, input: object) =>
    writer.post<EnhanceOutput & ErrorBody>(`/api/functions/${path}`, input);

  test.each(tools)(
    '%s: once the model has failed the rules do the same call, free and named',
    async (_, path, input) => {
      const before = await writer.dailyCreditsUsed();
      product.vendor.play({ kind: 'status', status: 401 });
      const failed = await call(path, input(note));
      expect(engineFailures).toContain(failed.body.code);
      const asked = product.vendor.requests.length;
      const { status, body } = await call(path, { ...input(note), engine: 'embedded' });
      expect(status).toBe(200);
      expect(body).toMatchObject({ engine: rules, offline: true });
      expect(product.vendor.requests).toHaveLength(asked);
      expect(await writer.dailyCreditsUsed()).toBe(before);
    },
  );

  test.each(tools)(
    '%s: without a failure before, or of another text, they cost a credit as ever',
    async (_, path, input) => {
      const before = await writer.dailyCreditsUsed();
      product.vendor.play({ kind: 'status', status: 401 });
      await call(path, input('they was here'));
      const { body } = await call(path, { ...input('we was at the hall'), engine: 'embedded' });
      expect(body).toMatchObject({ engine: rules, offline: false });
      expect(await writer.dailyCreditsUsed()).toBe(before + 1);
    },
  );

  test.each(tools)('%s: a model that has done it since has not failed', async (_, path, input) => {
    const text = 'we was in the hall on monday';
    product.vendor.play({ kind: 'status', status: 401 });
    await call(path, input(text));
    product.vendor.answer = () => 'We were in the hall on Monday.';
    await call(path, input(text));
    const before = await writer.dailyCreditsUsed();
    await call(path, { ...input(text), engine: 'embedded' });
    expect(await writer.dailyCreditsUsed()).toBe(before + 1);
  });

  test('what the rules cannot do is said, and free', async () => {
    const before = await writer.dailyCreditsUsed();
    const order = { description: 'decline politely' };
    product.vendor.play({ kind: 'status', status: 401 });
    await call('write-from-scratch', order);
    const { status, body } = await call('write-from-scratch', { ...order, engine: 'embedded' });
    expect([status, body.code]).toEqual([422, 'ORDER_NOT_UNDERSTOOD']);
    expect(await writer.dailyCreditsUsed()).toBe(before);
  });
});

test('the failures that the rules are offered for are of the catalogue', () => {
  const known = engineFailures.filter((code) => code in catalogue);
  expect(known.length).toBeGreaterThanOrEqual(7);
});
