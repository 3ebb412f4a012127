import type { WritingEngine } from '../../../engine/index.ts';
import type { TrialInput, TrialProgress, TrialResult } from '../../../shared/contract/engine-trial.ts';
import { type FindModel, toUnusable } from '../choice/ask-provider.ts';
import type { ProviderModel } from '../providers/chat-model.ts';
import type { ModelSettings } from '../providers/configured-model.ts';
import { runTrial, type TrialParts } from './run.ts';

export interface TrialDependencies extends TrialParts {
  /** @throws AppError ENGINE_FIXED */
  toSettings: (input: TrialInput) => ModelSettings;
  findModel: FindModel;
  makeEngine: (model: ProviderModel) => WritingEngine;
  /** The rules, on this server. */
  embedded: WritingEngine;
  /** Fires when the server shuts down. */
  shutdown: AbortSignal;
}

/** Tries who writes, chosen already or not yet. */
export type TrialService = ReturnType<typeof makeTrials>;

export function makeTrials(dependencies: TrialDependencies) {
  const { toSettings, findModel, makeEngine, embedded, shutdown, ...parts } = dependencies;

  async function* run(
    engine: WritingEngine,
    settings: ModelSettings,
    signal: AbortSignal,
  ): AsyncGenerator<TrialProgress, TrialResult> {
    try {
      return yield* runTrial(engine, parts, signal);
    } catch (error) {
      throw toUnusable(error, settings);
    }
  }

  return {
    /** @throws AppError ENGINE_FIXED, PROVIDER_NOT_USABLE with a sentence that says what to do, before or while it runs */
    async run(input: TrialInput, signal: AbortSignal): Promise<AsyncGenerator<TrialProgress, TrialResult>> {
      const settings = toSettings(input);
      const model = findModel(settings);
      const engine = model === undefined ? embedded : makeEngine(model);
      await engine.ready().catch((error) => {
        throw toUnusable(error, settings);
      });
      return run(engine, settings, AbortSignal.any([signal, shutdown]));
    },
  };
}
