import type { WritingEngine } from '../../../engine/index.ts';
import type {
  EngineChoice,
  EngineChoiceInput,
  ModelList,
  ProviderInput,
  ToolModels,
} from '../../../shared/contract/engine-choice.ts';
import type { TrialInput } from '../../../shared/contract/engine-trial.ts';
import { AppError } from '../../../shared/errors.ts';
import type { ToolName } from '../../../shared/tools.ts';
import type { RecordEvent } from '../../audit/index.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Encryption } from '../../platform/encryption.ts';
import { describeError, type Log } from '../../platform/log.ts';
import type { ProviderModel } from '../providers/chat-model.ts';
import type { ModelSettings } from '../providers/configured-model.ts';
import { askProvider, type FindModel } from './ask-provider.ts';
import type { ChoiceStore, StoredChoice } from './choice-store.ts';
import {
  type Connection,
  type EnvironmentSettings,
  listFixed,
  readAddress,
  toModelSettings,
} from './model-settings.ts';

export interface ChoiceDependencies {
  config: EnvironmentSettings;
  store: ChoiceStore;
  encryption: Encryption;
  /** The rules, on this server. */
  embedded: WritingEngine;
  findModel: FindModel;
  makeEngine: (model: ProviderModel) => WritingEngine;
  record: RecordEvent;
  clock: Clock;
  log: Pick<Log, 'warn'>;
}

/** Who writes on this server, and how an administrator changes it while it runs. */
export type EngineChoiceService = ReturnType<typeof makeEngineChoice>;

const rules: StoredChoice = {
  engine: 'embedded',
  base_url: null,
  model: null,
  tool_models: {},
  encrypted_key: null,
};

export function makeEngineChoice(dependencies: ChoiceDependencies) {
  const { config, store, encryption, embedded, findModel, makeEngine, record, clock, log } = dependencies;
  let chosen: StoredChoice | undefined;
  /** Of what is chosen; undefined too where the present secret cannot read it. */
  let storedKey: string | undefined;
  let loading: Promise<void> = Promise.resolve();
  /** By the model's name; a call that runs keeps the engine that it began with. */
  let engines = new Map<string, WritingEngine>();

  /** What is chosen, under what the environment says. */
  function toSettings(model = chosen?.model ?? undefined): ModelSettings {
    if (config.ENGINE !== undefined) return config;
    const { engine, base_url } = chosen ?? rules;
    const connection = { engine, baseUrl: base_url ?? undefined, apiKey: storedKey, model };
    return toModelSettings(config, connection);
  }

  function findEngine(tool: ToolName | undefined): WritingEngine {
    const own = tool === undefined ? undefined : chosen?.tool_models[tool];
    const settings = toSettings(own);
    const name = settings.ENGINE_MODEL ?? '';
    const known = engines.get(name);
    if (known !== undefined) return known;
    const model = findModel(settings);
    const engine = model === undefined ? embedded : makeEngine(model);
    engines.set(name, engine);
    return engine;
  }

  /** One after the other: the last one that begins sees what the last one who saved has saved. */
  function load(): Promise<void> {
    const read = async () => {
      const next = await store.read();
      if (JSON.stringify(next) === JSON.stringify(chosen)) return;
      chosen = next;
      storedKey = next?.encrypted_key ? encryption.decrypt(next.encrypted_key) : undefined;
      engines = new Map();
    };
    loading = loading.then(read, read);
    return loading;
  }

  function loadInBackground(): void {
    load().catch((error) => log.warn({ error: describeError(error) }, 'could not read who writes'));
  }

  /** A key goes only where it was typed for. */
  function toConnection(input: ProviderInput & { model?: string }): Connection {
    const { engine, base_url, api_key, model } = input;
    const baseUrl = base_url ?? undefined;
    const isSamePlace = chosen?.engine === engine && (chosen.base_url ?? undefined) === baseUrl;
    return { engine, baseUrl, apiKey: api_key ?? (isSamePlace ? storedKey : undefined), model };
  }

  const ask = <Answer>(connection: Connection, question: (model: ProviderModel) => Promise<Answer>) =>
    askProvider(toModelSettings(config, connection), findModel, question);

  function refuseWhereFixed(): void {
    if (config.ENGINE !== undefined) throw new AppError('ENGINE_FIXED');
  }

  /** Asks for each model once, so that what is saved can write. */
  async function toChoice(input: EngineChoiceInput): Promise<StoredChoice> {
    if (input.engine === 'embedded') return rules;
    const { engine, base_url = null, model, tool_models = {} } = input;
    const connection = toConnection(input);
    for (const name of new Set([model, ...listNames(tool_models)]))
      await ask({ ...connection, model: name }, (one) => one.ready());
    const encrypted_key = connection.apiKey === undefined ? null : encryption.encrypt(connection.apiKey);
    return { engine, base_url, model, tool_models, encrypted_key };
  }

  function read(): EngineChoice {
    const settings = toSettings();
    const engine = settings.ENGINE ?? 'embedded';
    const hasStoredKey = Boolean(chosen?.encrypted_key);
    return {
      engine,
      base_url: readAddress(settings),
      model: engine === 'embedded' ? null : (settings.ENGINE_MODEL ?? null),
      tool_models: config.ENGINE === undefined ? (chosen?.tool_models ?? {}) : {},
      has_key: hasStoredKey,
      has_unreadable_key: hasStoredKey && storedKey === undefined,
      is_chosen: config.ENGINE !== undefined || chosen !== undefined,
      fixed: listFixed(config, engine),
      identity: findEngine(undefined).identity,
    };
  }

  return {
    /** To be called once, before the first request. */
    async start(): Promise<void> {
      await store.listen({ onMessage: loadInBackground, onReconnect: loadInBackground });
      await load();
    },
    /** To be called every few seconds: for what was not heard. */
    load,
    /** Who writes now, for one tool or for those that have no model of their own. */
    current: findEngine,
    read,

    /** @throws AppError ENGINE_FIXED, PROVIDER_NOT_USABLE; nothing has changed then */
    async save(input: EngineChoiceInput, userId: string): Promise<EngineChoice> {
      refuseWhereFixed();
      const next = await toChoice(input);
      await store.save(next, userId, clock());
      const facts = { engine: next.engine, ...(next.model !== null && { model: next.model }) };
      await record({ kind: 'engine.chosen', actorId: userId, subjectId: null, facts });
      await load();
      return read();
    },

    /**
     * With what a choice asks its provider, stored or not; the one in force where it is empty.
     * @throws AppError ENGINE_FIXED
     */
    toSettingsOf(input: TrialInput): ModelSettings {
      if (!('engine' in input)) return toSettings();
      refuseWhereFixed();
      if (input.engine === 'embedded') return { ...config, ENGINE: 'embedded' };
      return toModelSettings(config, toConnection(input));
    },

    /** @throws AppError ENGINE_FIXED, PROVIDER_NOT_USABLE */
    async listModels(input: ProviderInput): Promise<ModelList> {
      refuseWhereFixed();
      return { models: await ask(toConnection(input), (model) => model.listModels()) };
    },
  };
}

function listNames(models: ToolModels): string[] {
  return Object.values(models).filter((name) => name !== undefined);
}
