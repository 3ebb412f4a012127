import { isLoopbackUrl } from '../../../platform/addresses.ts';
import type { ProviderModel } from '../chat-model.ts';
import { type ModelParts, makeProviderModel } from '../provider-model.ts';
import { joinUrl, requireModel } from '../set-up.ts';
import { readChat, toChatBody } from './chat.ts';
import { readTags } from './tags.ts';

export interface OllamaOptions {
  baseUrl: string;
  model: string | undefined;
  parts: ModelParts;
}

/** A model by Ollama's own API, which unlike its OpenAI-compatible one lets the context fit the text. */
export function makeOllamaModel({ baseUrl, model, parts }: OllamaOptions): ProviderModel {
  // Models of this name run at ollama.com, whichever server is asked for them.
  const isCloudModel = /[:-]cloud$/.test(model ?? '');
  return makeProviderModel(
    {
      identity: {
        name: `Ollama, ${model ?? 'no model'}`,
        local: isLoopbackUrl(baseUrl) && !isCloudModel,
      },
      ask: (request) => ({
        method: 'POST',
        url: joinUrl(baseUrl, 'api/chat'),
        headers: {},
        body: toChatBody(request, requireModel(model)),
      }),
      read: (pieces) => readChat(pieces, parts.clock),
      probe: () => ({
        method: 'POST',
        url: joinUrl(baseUrl, 'api/show'),
        headers: {},
        body: { model: requireModel(model) },
      }),
      list: () => ({ method: 'GET', url: joinUrl(baseUrl, 'api/tags'), headers: {} }),
      readList: readTags,
    },
    parts,
  );
}
