import { expect, test } from 'vitest';
import { describeChatModel } from '../../../../../tests/kit/vendors/chat-model-contract.ts';
import { systemModelParts } from '../../../../../tests/kit/vendors/model-parts.ts';
import { startOllamaDouble } from '../../../../../tests/kit/vendors/ollama.ts';
import { makeOllamaModel } from './model.ts';

describeChatModel('Ollama', {
  startDouble: startOllamaDouble,
  makeModel: makeOllamaModel,
  hasKey: false,
  hasErrorTypes: false,
  hasRefusals: false,
  countsAtFirst: false,
});

test.each([
  ['http://127.0.0.1:11434', 'llama3:8b', true],
  ['http://[::1]:11434', 'llama3:8b', true],
  ['http://192.168.1.9:11434', 'llama3:8b', false],
  ['http://127.0.0.1:11434', 'gpt-oss:120b-cloud', false],
])('at %s, %s is local: %s', (baseUrl, model, local) => {
  const { identity } = makeOllamaModel({ baseUrl, model, parts: systemModelParts });
  expect(identity).toEqual({ name: `Ollama, ${model}`, local });
});
