import { randomBytes } from 'node:crypto';
import type { WritingEngine } from '../../src/engine/index.ts';
import { toCorrect } from '../../src/server/engines/hosted/corrections/rules.ts';
import { makeHostedEngine } from '../../src/server/engines/hosted/engine.ts';
import { findChatModel } from '../../src/server/engines/providers/configured-model.ts';
import type { ModelParts } from '../../src/server/engines/providers/provider-model.ts';
import { readConfig } from '../../src/server/platform/config.ts';
import { hasLeftEnglish } from '../../src/server/writing/calls/language.ts';
import { startProduct, type TestProduct, type TestProductOptions } from './product.ts';
import { startAnthropicDouble } from './vendors/anthropic.ts';
import { systemModelParts } from './vendors/model-parts.ts';
import { startOllamaDouble } from './vendors/ollama.ts';
import { startOpenAiDouble } from './vendors/openai.ts';
import type { VendorDouble } from './vendors/vendor-double.ts';
import { vendorKey, vendorModel } from './vendors/wire.ts';

/** The three kinds of provider, by their names among the settings. */
export const vendorNames = ['anthropic', 'openai-compatible', 'ollama'] as const;
export type VendorName = (typeof vendorNames)[number];

const doubles = {
  anthropic: startAnthropicDouble,
  'openai-compatible': startOpenAiDouble,
  ollama: startOllamaDouble,
};

export function startVendor(name: VendorName, answer?: VendorDouble['answer']): Promise<VendorDouble> {
  return doubles[name](answer);
}

/** The settings of an operator who has this provider. */
export function toSettings(name: VendorName, { baseUrl }: VendorDouble): Record<string, string> {
  const settings = { ENGINE: name, ENGINE_MODEL: vendorModel };
  if (name === 'anthropic') return { ...settings, ANTHROPIC_API_KEY: vendorKey, ANTHROPIC_BASE_URL: baseUrl };
  if (name === 'ollama') return { ...settings, OLLAMA_BASE_URL: baseUrl };
  return { ...settings, OPENAI_API_KEY: vendorKey, OPENAI_BASE_URL: baseUrl };
}

/** For tests that wait for a silence to be too long, in milliseconds. */
const quickSilenceMs = 1_000;

/**
 * The engine that the product makes of these settings; it does not sleep before its retry. `rules`: the engine that
 * corrects what the model did more with than correct.
 */
export function makeEngineOf(
  environment: Record<string, string>,
  parts: Partial<ModelParts> = {},
  rules?: WritingEngine,
): WritingEngine {
  const model = findChatModel(readConfig(environment), {
    ...systemModelParts,
    sleep: async () => undefined,
    ...parts,
  });
  if (model === undefined) throw new Error('These settings name no model.');
  const newMarker = () => randomBytes(16).toString('hex');
  return makeHostedEngine({ model, newMarker, ...(rules && { correct: toCorrect(rules), hasLeftEnglish }) });
}

export interface HostedProduct extends TestProduct {
  vendor: VendorDouble;
}

interface HostedProductOptions extends Omit<TestProductOptions, 'engine'> {
  vendor: VendorName;
  /** Unlike the world's own: the retry comes at once, and a silence of a second is too long. */
  parts?: Partial<ModelParts>;
}

/** The product as one runs it with a provider of models, over a double of that provider. */
export async function startHostedProduct(options: HostedProductOptions): Promise<HostedProduct> {
  const { vendor: name, environment = {}, parts = {}, ...rest } = options;
  const vendor = await startVendor(name);
  try {
    const settings = { ...toSettings(name, vendor), ...environment };
    const product = await startProduct({
      ...rest,
      engine: (clock) =>
        makeEngineOf(settings, { clock, silenceMs: quickSilenceMs, ...parts }, options.fallbackEngine),
      environment: settings,
    });
    return {
      ...product,
      vendor,
      async stop() {
        await product.stop();
        await vendor.close();
      },
    };
  } catch (error) {
    await vendor.close();
    throw error;
  }
}
