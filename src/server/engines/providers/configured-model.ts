import type { Config } from '../../platform/config.ts';
import { makeAnthropicModel } from './anthropic/model.ts';
import type { ProviderModel } from './chat-model.ts';
import { makeOllamaModel } from './ollama/model.ts';
import { makeOpenAiCompatibleModel } from './openai-compatible/model.ts';
import type { ModelParts } from './provider-model.ts';

export type ModelSettings = Pick<
  Config,
  | 'ENGINE'
  | 'ENGINE_MODEL'
  | 'ANTHROPIC_API_KEY'
  | 'ANTHROPIC_BASE_URL'
  | 'OPENAI_API_KEY'
  | 'OPENAI_BASE_URL'
  | 'OPENAI_STRUCTURED_OUTPUTS'
  | 'OLLAMA_BASE_URL'
>;

/**
 * The model that the settings name; none with the embedded engine. A missing key or name stops no start: each call says
 * so, and the doctor.
 */
export function findChatModel(config: ModelSettings, parts: ModelParts): ProviderModel | undefined {
  const model = config.ENGINE_MODEL;
  switch (config.ENGINE) {
    case undefined:
    case 'embedded':
      return undefined;
    case 'anthropic':
      return makeAnthropicModel({
        baseUrl: config.ANTHROPIC_BASE_URL,
        apiKey: config.ANTHROPIC_API_KEY,
        model,
        parts,
      });
    case 'openai-compatible':
      return makeOpenAiCompatibleModel({
        baseUrl: config.OPENAI_BASE_URL,
        apiKey: config.OPENAI_API_KEY,
        model,
        structuredOutputs: config.OPENAI_STRUCTURED_OUTPUTS,
        parts,
      });
    case 'ollama':
      return makeOllamaModel({ baseUrl: config.OLLAMA_BASE_URL, model, parts });
  }
}
