import { randomBytes, randomUUIDv7 } from 'node:crypto';
import type { RuleEngine, WritingEngine } from '../../engine/index.ts';
import type { ToolName } from '../../shared/tools.ts';
import type { RecordEvent } from '../audit/index.ts';
import type { Database } from '../db/database.ts';
import type { Clock, Sleep } from '../platform/clock.ts';
import { makeEncryption } from '../platform/encryption.ts';
import type { Log } from '../platform/log.ts';
import { makeEngineChoice } from './choice/choice.ts';
import { makeChoiceStore } from './choice/choice-store.ts';
import { keyPurpose } from './choice/chosen-settings.ts';
import type { EnvironmentSettings } from './choice/model-settings.ts';
import { makeEngineChoiceRoutes } from './choice/routes.ts';
import { toCorrect } from './hosted/corrections/rules.ts';
import { type LoadLanguageChecks, makeHostedEngine } from './hosted/engine.ts';
import type { ProviderModel } from './providers/chat-model.ts';
import { findChatModel, type ModelSettings } from './providers/configured-model.ts';
import type { ModelParts } from './providers/provider-model.ts';
import { makePulls } from './pull/pull.ts';
import { makePullStore } from './pull/pull-store.ts';
import { makeEnginePullRoutes } from './pull/routes.ts';
import { findTrialModel } from './trial/model-trial.ts';
import { makeEngineTrialRoutes } from './trial/routes.ts';
import { trialLimitMs } from './trial/run.ts';
import { makeTrials } from './trial/trial.ts';

export {
  findFault,
  type ProviderSettings,
  toAdvice,
  toEnvironmentSettings,
  toScreenSettings,
} from './advice.ts';
export { readChosenSettings } from './choice/chosen-settings.ts';
export type { EnvironmentSettings } from './choice/model-settings.ts';
export { engineDeadlineMs } from './deadline.ts';
export { makeEmbeddedEngine } from './embedded/engine.ts';
export { findChatModel, type ModelSettings } from './providers/configured-model.ts';
export { type ModelParts, makeModelParts } from './providers/provider-model.ts';
export { tryModel } from './trial/model-trial.ts';

/** Who writes. A call keeps the engine that it began with. */
export interface EngineSource {
  /** The engine of this tool as it is chosen now; of those that have none of their own, where none is named. */
  current(tool?: ToolName): WritingEngine;
  /** The rules, on this server. */
  embedded: RuleEngine;
}

export interface EngineDependencies {
  config: EnvironmentSettings;
  database: Database;
  secret: string;
  embedded: RuleEngine;
  modelParts: ModelParts;
  loadLanguageChecks: LoadLanguageChecks;
  record: RecordEvent;
  /** Fires when the server shuts down: what is pulled then ends. */
  shutdown: AbortSignal;
  clock: Clock;
  sleep: Sleep;
  log: Log;
}

/** The engines of this server, and which of them writes. */
export function makeEngines(dependencies: EngineDependencies) {
  const { config, database, secret, embedded, modelParts, loadLanguageChecks } = dependencies;
  const { record, shutdown, clock, sleep, log } = dependencies;
  const newMarker = () => randomBytes(16).toString('hex');
  const findModel = (settings: ModelSettings) => findChatModel(settings, modelParts);
  const correct = toCorrect(embedded);
  const makeEngine = (model: ProviderModel) =>
    makeHostedEngine({ model, newMarker, correct, loadLanguageChecks, log });
  const choice = makeEngineChoice({
    config,
    store: makeChoiceStore(database),
    encryption: makeEncryption(secret, keyPurpose),
    embedded,
    findModel,
    makeEngine,
    record,
    clock,
    log,
  });
  const pulls = makePulls({
    config,
    store: makePullStore(database),
    findModel,
    connectionParts: modelParts,
    newId: randomUUIDv7,
    sleep,
    shutdown,
    log,
  });
  const trials = makeTrials({
    toSettings: choice.toSettingsOf,
    findModel: (settings) => findTrialModel(settings, modelParts),
    makeEngine,
    embedded,
    clock,
    sleep,
    limitMs: trialLimitMs,
    shutdown,
  });
  return {
    source: { current: choice.current, embedded } satisfies EngineSource,
    routes: {
      engineChoice: makeEngineChoiceRoutes(choice),
      enginePull: makeEnginePullRoutes(pulls),
      engineTrial: makeEngineTrialRoutes(trials),
    },
    /** To be called once, before the first request. */
    start: choice.start,
    upkeep: [choice.load],
    /** Resolves when nothing is pulled any more. */
    settled: pulls.settled,
  };
}
