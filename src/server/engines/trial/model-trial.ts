import { randomBytes } from 'node:crypto';
import { makeHostedEngine } from '../hosted/engine.ts';
import type { ProviderModel } from '../providers/chat-model.ts';
import { findChatModel, type ModelSettings } from '../providers/configured-model.ts';
import type { ModelParts } from '../providers/provider-model.ts';
import { runTrial, trialLimitMs } from './run.ts';

/** A model that may be silent for as long as a trial takes: to measure also what comes too late for a call. */
export function findTrialModel(settings: ModelSettings, parts: ModelParts): ProviderModel | undefined {
  return findChatModel(settings, { ...parts, silenceMs: trialLimitMs });
}

/**
 * What a trial of these settings finds, for whoever has no screen; nothing where the rules write.
 * @throws AppError of the provider
 */
export async function tryModel(settings: ModelSettings, parts: ModelParts): Promise<string[]> {
  const model = findTrialModel(settings, parts);
  if (model === undefined) return [];
  const engine = makeHostedEngine({ model, newMarker: () => randomBytes(16).toString('hex') });
  const signal = new AbortController().signal;
  const events = runTrial(engine, { ...parts, limitMs: trialLimitMs }, signal);
  for (;;) {
    const event = await events.next();
    if (event.done) return event.value.sentences;
  }
}
