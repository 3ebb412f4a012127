import type { ProviderModel } from '../chat-model.ts';
import { readModelIds } from '../model-ids.ts';
import { type ModelParts, makeProviderModel } from '../provider-model.ts';
import { joinUrl, requireKey, requireModel } from '../set-up.ts';
import { readMessages, toMessagesBody } from './messages.ts';

export interface AnthropicOptions {
  /** Without `/v1`. */
  baseUrl: string;
  /** Left out, every call fails with ENGINE_MISCONFIGURED. */
  apiKey: string | undefined;
  model: string | undefined;
  parts: ModelParts;
}

export function makeAnthropicModel({ baseUrl, apiKey, model, parts }: AnthropicOptions): ProviderModel {
  const makeHeaders = () => ({ 'x-api-key': requireKey(apiKey), 'anthropic-version': '2023-06-01' });
  return makeProviderModel(
    {
      // A loopback address would be a proxy: the model is never on this machine.
      identity: { name: `Anthropic, ${model ?? 'no model'}`, local: false },
      ask: (request) => ({
        method: 'POST',
        url: joinUrl(baseUrl, 'v1/messages'),
        headers: makeHeaders(),
        body: toMessagesBody(request, requireModel(model)),
      }),
      read: (pieces, { schema }) =>
        readMessages(pieces, { hasSchema: schema !== undefined, now: parts.clock }),
      probe: () => ({
        method: 'GET',
        url: joinUrl(baseUrl, `v1/models/${encodeURIComponent(requireModel(model))}`),
        headers: makeHeaders(),
      }),
      list: () => ({ method: 'GET', url: joinUrl(baseUrl, 'v1/models?limit=1000'), headers: makeHeaders() }),
      readList: readModelIds,
    },
    parts,
  );
}
