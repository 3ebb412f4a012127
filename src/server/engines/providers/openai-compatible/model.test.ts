import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { describeChatModel } from '../../../../../tests/kit/vendors/chat-model-contract.ts';
import { systemModelParts } from '../../../../../tests/kit/vendors/model-parts.ts';
import { startOpenAiDouble } from '../../../../../tests/kit/vendors/openai.ts';
import type { VendorDouble } from '../../../../../tests/kit/vendors/vendor-double.ts';
import { vendorKey, vendorModel } from '../../../../../tests/kit/vendors/wire.ts';
import { makeOpenAiCompatibleModel } from './model.ts';

describeChatModel('OpenAI-compatible', {
  startDouble: startOpenAiDouble,
  makeModel: (settings) => makeOpenAiCompatibleModel({ ...settings, structuredOutputs: true }),
  hasKey: true,
  hasErrorTypes: true,
  hasRefusals: true,
  countsAtFirst: false,
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

describe('a server that does not know the field that asks for usage', () => {
  let double: VendorDouble;
  beforeAll(async () => {
    double = await startOpenAiDouble();
  });
  afterAll(() => double.close());

  const request = { system: 'S', messages: [{ role: 'user', text: 'T' }], maxOutputTokens: 9 } as const;
  const refusal = (body: string, status = 400) => ({ kind: 'status', status, body }) as const;

  async function findEnds(model: ReturnType<typeof makeOpenAiCompatibleModel>): Promise<string[]> {
    const types: string[] = [];
    for await (const { type } of model.stream(request, new AbortController().signal)) types.push(type);
    return types;
  }

  const makeModel = () =>
    makeOpenAiCompatibleModel({
      ...settings,
      baseUrl: double.baseUrl,
      apiKey: vendorKey,
      model: vendorModel,
    });
  const listAsking = () =>
    double.requests.map(({ body }) => 'stream_options' in (body as Record<string, unknown>));

  test.each([
    ['Unrecognized request argument supplied: stream_options', 400],
    ['{"detail":[{"type":"extra_forbidden","loc":["body","stream_options"]}]}', 422],
    ['{"error":"Extra inputs are not permitted"}', 400],
  ])('still answers, and is asked no more: %s', async (body, status) => {
    double.requests.length = 0;
    const model = makeModel();
    double.play(refusal(body, status));
    expect(await findEnds(model)).toEqual(['text', 'end']);
    expect(await findEnds(model)).toEqual(['text', 'end']);
    expect(listAsking()).toEqual([true, false, false]);
  });

  test('is asked again where it was something else that it refused', async () => {
    double.requests.length = 0;
    const model = makeModel();
    double.play(refusal('Unknown role'), refusal('Unknown role'), refusal('Too many messages'));
    await expect(findEnds(model)).rejects.toMatchObject({ code: 'INVALID_REQUEST' });
    await expect(findEnds(model)).rejects.toMatchObject({ code: 'INVALID_REQUEST' });
    expect(await findEnds(model)).toEqual(['text', 'usage', 'end']);
    expect(listAsking()).toEqual([true, false, true, true]);
  });
});
