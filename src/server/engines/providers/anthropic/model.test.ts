import { expect, test } from 'vitest';
import { startAnthropicDouble } from '../../../../../tests/kit/vendors/anthropic.ts';
import { describeChatModel } from '../../../../../tests/kit/vendors/chat-model-contract.ts';
import { systemModelParts } from '../../../../../tests/kit/vendors/model-parts.ts';
import { makeAnthropicModel } from './model.ts';

describeChatModel('Anthropic', {
  startDouble: startAnthropicDouble,
  makeModel: makeAnthropicModel,
  hasKey: true,
  hasErrorTypes: true,
  hasRefusals: true,
  countsAtFirst: true,
});

test('it names Anthropic and the model, and is never local', () => {
  const settings = { baseUrl: 'http://localhost:4000', apiKey: undefined, parts: systemModelParts };
  const { identity } = makeAnthropicModel({ ...settings, model: 'model-1' });
  expect(identity).toEqual({ name: 'Anthropic, model-1', local: false });
});

test('without a key nothing can be asked', async () => {
  const settings = { baseUrl: 'http://localhost:4000', model: 'model-1', parts: systemModelParts };
  const model = makeAnthropicModel({ ...settings, apiKey: undefined });
  const missing = { code: 'ENGINE_MISCONFIGURED', cause: { code: 'NO_KEY' } };
  await expect(model.ready()).rejects.toMatchObject(missing);
});
