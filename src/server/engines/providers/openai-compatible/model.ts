import { isLoopbackUrl } from '../../../platform/addresses.ts';
import type { ProviderModel } from '../chat-model.ts';
import { readModelIds } from '../model-ids.ts';
import { type ModelParts, makeProviderModel } from '../provider-model.ts';
import { joinUrl, requireKey, requireModel } from '../set-up.ts';
import { askForUsage } from './asking-for-usage.ts';
import { type Dialect, listsModel, readCompletions, toCompletionsBody } from './completions.ts';

export interface OpenAiCompatibleOptions {
  /** With `/v1`. */
  baseUrl: string;
  /** OpenAI demands one; many servers at home do not. */
  apiKey: string | undefined;
  model: string | undefined;
  /** Whether the server takes a JSON schema as `response_format`. Undefined: only OpenAI's own is trusted to. */
  structuredOutputs: boolean | undefined;
  parts: ModelParts;
}

/** A model by OpenAI's Chat Completions, of OpenAI or of any server that speaks them. */
export function makeOpenAiCompatibleModel(options: OpenAiCompatibleOptions): ProviderModel {
  const { baseUrl, apiKey, model, parts } = options;
  const { hostname, host } = new URL(baseUrl);
  // Also by region, such as eu.api.openai.com.
  const isOpenAi = /(^|\.)api\.openai\.com$/.test(hostname);
  const { structuredOutputs = isOpenAi } = options;
  const lengthField = isOpenAi ? 'max_completion_tokens' : 'max_tokens';
  const makeHeaders = (): Record<string, string> =>
    isOpenAi || apiKey ? { authorization: `Bearer ${requireKey(apiKey)}` } : {};
  const make = ({ asksForUsage }: Pick<Dialect, 'asksForUsage'>) =>
    makeProviderModel(
      {
        identity: {
          name: `${isOpenAi ? 'OpenAI' : host}, ${model ?? 'no model'}`,
          local: isLoopbackUrl(baseUrl),
        },
        ask: (request) => ({
          method: 'POST',
          url: joinUrl(baseUrl, 'chat/completions'),
          headers: makeHeaders(),
          body: toCompletionsBody(request, requireModel(model), {
            structuredOutputs,
            lengthField,
            asksForUsage,
          }),
        }),
        read: (pieces) => readCompletions(pieces, parts.clock),
        probe() {
          requireModel(model);
          return { method: 'GET', url: joinUrl(baseUrl, 'models'), headers: makeHeaders() };
        },
        list: () => ({ method: 'GET', url: joinUrl(baseUrl, 'models'), headers: makeHeaders() }),
        readList: readModelIds,
        knowsModel: (answer) => listsModel(answer, requireModel(model)),
      },
      parts,
    );
  const asking = make({ asksForUsage: true });
  const plain = make({ asksForUsage: false });
  return { ...asking, stream: askForUsage({ asking: asking.stream, plain: plain.stream }) };
}
