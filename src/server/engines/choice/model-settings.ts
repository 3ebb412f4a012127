import type { EngineName } from '../../../shared/contract/engine-choice.ts';
import type { Config } from '../../platform/config.ts';
import type { ModelSettings } from '../providers/configured-model.ts';

/** The environment's names for what an engine is asked with. */
const names = {
  anthropic: { key: 'ANTHROPIC_API_KEY', address: 'ANTHROPIC_BASE_URL' },
  'openai-compatible': { key: 'OPENAI_API_KEY', address: 'OPENAI_BASE_URL' },
  ollama: { key: undefined, address: 'OLLAMA_BASE_URL' },
} as const;

/** What of a connection is decided where: nothing of it is the environment's unless it stands there. */
export interface Connection {
  engine: EngineName;
  /** Undefined: the provider's own. */
  baseUrl: string | undefined;
  apiKey: string | undefined;
  model: string | undefined;
}

export type EnvironmentSettings = ModelSettings & Pick<Config, 'given'>;

/** What is chosen on a screen, under what the environment says. */
export function toModelSettings(config: EnvironmentSettings, chosen: Connection): ModelSettings {
  const { engine, baseUrl, apiKey, model } = chosen;
  const settings = { ...config, ENGINE: engine, ENGINE_MODEL: config.ENGINE_MODEL ?? model };
  if (engine === 'embedded') return settings;
  const { key, address } = names[engine];
  return {
    ...settings,
    [address]: config.given.has(address) ? config[address] : (baseUrl ?? config[address]),
    ...(key && { [key]: config[key] ?? apiKey }),
  };
}

/** Where the provider of these settings answers. */
export function readAddress(settings: ModelSettings): string | null {
  return settings.ENGINE === undefined || settings.ENGINE === 'embedded'
    ? null
    : settings[names[settings.ENGINE].address];
}

/** What of a choice the environment has decided. */
export function listFixed(config: EnvironmentSettings, engine: EngineName) {
  const { key, address } = engine === 'embedded' ? {} : names[engine];
  const all = [
    ['engine', 'ENGINE'],
    ['base_url', address],
    ['model', 'ENGINE_MODEL'],
    ['api_key', key],
  ] as const;
  return all.filter(([, name]) => name !== undefined && config.given.has(name)).map(([part]) => part);
}
