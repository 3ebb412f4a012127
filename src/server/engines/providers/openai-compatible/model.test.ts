import { expect, test } from 'vitest';
import { describeChatModel } from '../../../../../tests/kit/vendors/chat-model-contract.ts';
import { systemModelParts } from '../../../../../tests/kit/vendors/model-parts.ts';
import { startOpenAiDouble } from '../../../../../tests/kit/vendors/openai.ts';
import { makeOpenAiCompatibleModel } from './model.ts';

describeChatModel('OpenAI-compatible', {
  startDouble: startOpenAiDouble,
  makeModel: (settings) => makeOpenAiCompatibleModel({ ...settings, structuredOutputs: true }),
  hasKey: true,
  hasErrorTypes: true,
  hasRefusals: true,
});

const settings = {
  apiKey: undefined,
  model: 'model-1',
  structuredOutputs: undefined,
  parts: systemModelParts,
};

test.each([
  ['https://api.openai.com/v1', 'OpenAI', false],
  ['https://eu.api.openai.com/v1', 'OpenAI', false],
  ['https://models.example.org/v1', 'models.example.org', false],
  ['https://api.openai.com.example.org/v1', 'api.openai.com.example.org', false],
  ['http://localhost:8080/v1', 'localhost:8080', true],
])('%s is called %s, and local: %s', (baseUrl, name, local) => {
  const { identity } = makeOpenAiCompatibleModel({ ...settings, baseUrl });
  expect(identity).toEqual({ name: `${name}, model-1`, local });
});

test('OpenAI’s own needs a key', async () => {
  const model = makeOpenAiCompatibleModel({ ...settings, baseUrl: 'https://api.openai.com/v1' });
  const missing = { code: 'ENGINE_MISCONFIGURED', cause: { code: 'NO_KEY' } };
  await expect(model.ready()).rejects.toMatchObject(missing);
});
