import type { EngineChoice, ProviderInput, ToolModels } from '../../../shared/contract/engine-choice.ts';
import { formatNumber, plural } from '../../../shared/format.ts';

export type DoorName = 'rules' | 'home' | 'provider';
export type ProviderEngine = ProviderInput['engine'];

/** Where each kind of provider answers unless something else is said. */
export const ownAddresses = {
  ollama: 'http://127.0.0.1:11434',
  'openai-compatible': 'https://api.openai.com/v1',
  anthropic: 'https://api.anthropic.com',
} as const satisfies Record<ProviderEngine, string>;

type FixedPart = EngineChoice['fixed'][number];

/** What the environment calls the parts of a choice. */
const settingNames: Record<EngineChoice['engine'], Partial<Record<FixedPart, string>>> = {
  embedded: {},
  ollama: { base_url: 'OLLAMA_BASE_URL' },
  'openai-compatible': { base_url: 'OPENAI_BASE_URL', api_key: 'OPENAI_API_KEY' },
  anthropic: { base_url: 'ANTHROPIC_BASE_URL', api_key: 'ANTHROPIC_API_KEY' },
};

/** The setting that has decided a part of what is in force; undefined for what can be chosen. */
export function findSetting({ engine, fixed }: EngineChoice, part: FixedPart): string | undefined {
  if (!fixed.includes(part)) return undefined;
  const names: Partial<Record<FixedPart, string>> = {
    engine: 'ENGINE',
    model: 'ENGINE_MODEL',
    ...settingNames[engine],
  };
  return names[part];
}

/** A host of a home or office network, as far as its name tells. */
function isAtHome(address: string): boolean {
  const { hostname } = new URL(address);
  const isPrivate =
    /^(?:127\.|10\.|192\.168\.|172\.(?:1[6-9]|2\d|3[01])\.|100\.(?:6[4-9]|[7-9]\d|1[01]\d|12[0-7])\.)/u;
  return (
    isPrivate.test(hostname) ||
    hostname.startsWith('[') ||
    !hostname.includes('.') ||
    /\.(?:local|lan|internal|home|localhost|arpa)$/u.test(hostname)
  );
}

export function findDoor({ engine, base_url }: Pick<EngineChoice, 'engine' | 'base_url'>): DoorName {
  if (engine === 'embedded') return 'rules';
  if (engine === 'ollama') return 'home';
  return base_url !== null && isAtHome(base_url) ? 'home' : 'provider';
}

/** As it is sent: the provider’s own address is not named, so that a key that was stored for it is found again. */
export function toPlace(engine: ProviderEngine, address: string): ProviderInput {
  const trimmed = address.trim().replace(/\/+$/u, '');
  const isOwn = trimmed === '' || trimmed === ownAddresses[engine];
  return { engine, base_url: isOwn ? null : trimmed };
}

/** What is in force, as one would ask for it again; undefined where that is no provider of this kind. */
export function toPlaceInForce(choice: EngineChoice, door: DoorName): ProviderInput | undefined {
  if (choice.engine === 'embedded' || findDoor(choice) !== door) return undefined;
  const isFixed = choice.fixed.includes('base_url');
  return toPlace(choice.engine, isFixed ? '' : (choice.base_url ?? ''));
}

export function hasStoredKeyFor(choice: EngineChoice, { engine, base_url }: ProviderInput): boolean {
  if (!choice.has_key || choice.has_unreadable_key || choice.engine !== engine) return false;
  return toPlace(engine, choice.base_url ?? '').base_url === (base_url ?? null);
}

/** The first of those wished for that is there. Ollama lists what was asked for without a tag as its latest. */
export function pickModel(
  names: readonly string[],
  wished: readonly (string | null | undefined)[],
): string | undefined {
  const found = wished
    .filter((name) => typeof name === 'string')
    .flatMap((name) => [name, `${name}:latest`])
    .find((name) => names.includes(name));
  return found ?? names[0];
}

/** Without tools that take the model for all. */
export function toToolModels(typed: Partial<Record<keyof ToolModels, string>>): ToolModels {
  return Object.fromEntries(Object.entries(typed).filter(([, name]) => name !== ''));
}

const decimals = new Intl.NumberFormat('en-GB', { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** ‘4.7 GB’, as Ollama says it. */
export function formatBytes(bytes: number): string {
  return bytes >= 1e9 ? `${decimals.format(bytes / 1e9)} GB` : `${formatNumber(Math.round(bytes / 1e6))} MB`;
}

export function formatTimeLeft(seconds: number): string {
  if (seconds < 60) return 'less than a minute left';
  const minutes = Math.round(seconds / 60);
  return `about ${formatNumber(minutes)} ${plural(minutes, 'minute')} left`;
}

export function formatSeconds(seconds: number): string {
  return `${decimals.format(seconds)} s`;
}

export const systems = ['linux', 'macos', 'windows'] as const;
export type System = (typeof systems)[number];

/** Of the browser, which often runs on the machine that a model would run on. */
export function guessSystem(userAgent: string): System {
  if (/Windows/u.test(userAgent)) return 'windows';
  return /Macintosh|iPhone|iPad/u.test(userAgent) ? 'macos' : 'linux';
}
