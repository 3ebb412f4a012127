import { AppError } from '../../shared/errors.ts';
import type { ModelSettings } from './providers/configured-model.ts';
import { ProviderFault } from './providers/failures.ts';

/** What the parts of a provider's set-up are called where they are set, and what they are. */
export interface ProviderSettings {
  key: string;
  address: string;
  engine: string;
  modelSetting: string;
  url: string;
  model: string | undefined;
  /** How a model is made known to it. */
  modelHint: string;
}

/** For whoever sets it in the environment. */
export function toEnvironmentSettings(config: ModelSettings): ProviderSettings {
  const model = config.ENGINE_MODEL;
  const common = { engine: 'ENGINE', modelSetting: 'ENGINE_MODEL', model };
  const modelHint = 'set ENGINE_MODEL to one that it has';
  if (config.ENGINE === 'anthropic') {
    const url = config.ANTHROPIC_BASE_URL;
    return { ...common, key: 'ANTHROPIC_API_KEY', address: 'ANTHROPIC_BASE_URL', url, modelHint };
  }
  if (config.ENGINE === 'openai-compatible') {
    const url = config.OPENAI_BASE_URL;
    return { ...common, key: 'OPENAI_API_KEY', address: 'OPENAI_BASE_URL', url, modelHint };
  }
  const pull = `run “ollama pull ${model}” there, or ${modelHint}`;
  const url = config.OLLAMA_BASE_URL;
  return { ...common, key: 'the key', address: 'OLLAMA_BASE_URL', url, modelHint: pull };
}

/** For whoever sets it on a screen. */
export function toScreenSettings(config: ModelSettings): ProviderSettings {
  const { url, model } = toEnvironmentSettings(config);
  return {
    key: 'the key',
    address: 'the address',
    engine: 'what kind of server it is',
    modelSetting: 'a model',
    modelHint: 'choose one that it has',
    url,
    model,
  };
}

/** The code of what a provider failed by: a ProviderFault’s, or of the catalogue where there is none. */
export function findFault(error: unknown): string {
  if (!(error instanceof AppError)) return 'SILENCE';
  return error.cause instanceof ProviderFault ? error.cause.code : error.code;
}

/**
 * What is wrong with a provider and what to do about it, in one sentence.
 * @param fault code of a ProviderFault, or of the catalogue where there is none
 */
export function toAdvice(fault: string, settings: ProviderSettings): string {
  const { key, address, engine, modelSetting, url, model, modelHint } = settings;
  const { host, origin } = new URL(url);
  const status = Number(/^HTTP_(\d{3})$/.exec(fault)?.[1] ?? 0);
  if (fault === 'NO_KEY') return `The key is missing: set ${key}.`;
  if (fault === 'BAD_KEY') return `The key has characters that no key has: copy ${key} again.`;
  if (fault === 'NO_MODEL' && model === undefined) return `No model is named: set ${modelSetting}.`;
  if (fault === 'NO_MODEL') return `${host} does not know the model ${model}: ${modelHint}.`;
  if (fault === 'BAD_ADDRESS')
    return `The address cannot be used: set ${address} without a name or a password in it.`;
  if (fault === 'FORBIDDEN_ADDRESS') {
    return `${host} leads to a link-local or metadata address, which is never asked: set ${address} to another.`;
  }
  if (fault === 'SILENCE')
    return `${host} keeps silent: see whether it is overloaded, or still loads the model.`;
  if (fault === 'GARBAGE' || fault === 'CUT') {
    return `What answers at ${origin} does not speak the protocol of this engine: check ${engine} and ${address}.`;
  }
  if (fault === 'ERROR_EVENT')
    return `${host} broke off with an error of its own: look into its log, or choose another model than ${model}.`;
  if (status > 0) return toStatusAdvice(status, settings);
  return toNetworkAdvice(fault, host, address);
}

function toStatusAdvice(status: number, { key, address, url, model, modelHint }: ProviderSettings): string {
  const { host } = new URL(url);
  if (status === 401) return `${host} refuses the key: check ${key}.`;
  if (status === 402) return `${host} asks for payment first: look at the account there.`;
  if (status === 403)
    return `${host} does not allow this: check what ${key} may do and whether it may use ${model}.`;
  if (status === 404)
    return `${host} does not know the model ${model}, or ${address} is not quite its address: ${modelHint}.`;
  if (status === 429)
    return `${host} says that a limit or a quota is used up: wait, or look at the account there.`;
  if (status < 400)
    return `${host} redirects to another address, which is never followed: set ${address} to that one.`;
  if (status < 500)
    return `${host} does not take the call (${status}): see whether ${model} is a model that writes text.`;
  return `${host} has trouble of its own (${status}): try again in a few minutes.`;
}

function toNetworkAdvice(code: string, host: string, address: string): string {
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') {
    return `The name of ${host} is not known to the DNS: check ${address} and the network of this machine.`;
  }
  if (code === 'ECONNREFUSED') return `Nothing listens at ${host}: start it, or check ${address}.`;
  if (/CERT|SELF_SIGNED|UNABLE_TO/.test(code)) {
    return `The certificate of ${host} is not trusted (${code}): check ${address}, or set NODE_EXTRA_CA_CERTS.`;
  }
  return `${host} cannot be reached (${code}): check ${address} and the network of this machine.`;
}
