import { randomBytes } from 'node:crypto';
import type { RuleEngine, WritingEngine } from '../../src/engine/index.ts';
import { makeHostedEngine } from '../../src/server/engines/hosted/engine.ts';
import { findChatModel } from '../../src/server/engines/providers/configured-model.ts';
import type { ModelParts } from '../../src/server/engines/providers/provider-model.ts';
import { readConfig } from '../../src/server/platform/config.ts';
import { AppError } from '../../src/shared/errors.ts';
import { signUp } from './caller.ts';
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

/** The engine that the product makes of these settings, without rules; it does not sleep before its retry. */
export function makeEngineOf(
  environment: Record<string, string>,
  parts: Partial<ModelParts> = {},
): WritingEngine {
  const model = findChatModel(readConfig(environment), {
    ...systemModelParts,
    sleep: async () => undefined,
    ...parts,
  });
  if (model === undefined) throw new Error('These settings name no model.');
  return makeHostedEngine({ model, newMarker: () => randomBytes(16).toString('hex') });
}

export interface HostedProduct extends TestProduct {
  vendor: VendorDouble;
}

/** How the provider became the one that writes: by settings, or by an administrator while the server ran. */
export type ChosenIn = 'environment' | 'screen';

interface HostedProductOptions extends Omit<TestProductOptions, 'engine' | 'modelParts'> {
  vendor: VendorName;
  chosenIn?: ChosenIn;
  /** Unlike the world's own: the retry comes at once, and a silence of a second is too long. */
  parts?: Partial<ModelParts>;
}

/** The product as one runs it with a provider of models, over a double of that provider. */
export async function startHostedProduct(options: HostedProductOptions): Promise<HostedProduct> {
  const { vendor: name, chosenIn = 'environment', environment = {}, parts = {}, ...rest } = options;
  await using stack = new AsyncDisposableStack();
  const vendor = await startVendor(name);
  stack.defer(() => vendor.close());
  const product = await startProduct({
    fallbackEngine: makeUnableEngine(),
    ...rest,
    modelParts: { sleep: async () => undefined, silenceMs: quickSilenceMs, ...parts },
    environment: { ...(chosenIn === 'environment' && toSettings(name, vendor)), ...environment },
  });
  stack.defer(() => product.stop());
  if (chosenIn === 'screen') await chooseOnScreen(product, name, vendor);
  const owned = stack.move();
  return { ...product, vendor, stop: () => owned.disposeAsync() };
}

/** As the first account does, which is the administrator's. */
async function chooseOnScreen(product: TestProduct, engine: VendorName, { baseUrl }: VendorDouble) {
  const administrator = await signUp(product.url);
  const key = engine !== 'ollama' && { api_key: vendorKey };
  const choice = { engine, base_url: baseUrl, model: vendorModel, ...key };
  const { status } = await administrator.put('/api/admin/engine', choice);
  if (status !== 200) throw new Error(`The choice of ${engine} answered ${status}.`);
}

/** In place of rules that a test does not need: what the model failed at is beyond it. */
function makeUnableEngine(): RuleEngine {
  const next = () => Promise.reject(new AppError('INSTRUCTION_UNKNOWN'));
  const refuse = () => ({ [Symbol.asyncIterator]: () => ({ next }) });
  return {
    identity: { name: 'Unable engine', local: true },
    enhance: refuse,
    reply: refuse,
    compose: refuse,
    review: refuse,
    check: async () => [],
    ready: async () => undefined,
    close: async () => undefined,
  };
}
