import { randomBytes } from 'node:crypto';
import type { WritingEngine } from '../../engine/index.ts';
import type { Log } from '../platform/log.ts';
import { makeHostedEngine } from './hosted/engine.ts';
import { findChatModel, type ModelSettings } from './providers/configured-model.ts';
import { systemModelParts } from './providers/provider-model.ts';

/** The engine that asks the model of the settings; none where the embedded engine writes. */
export function findHostedEngine(config: ModelSettings, log: Log): WritingEngine | undefined {
  const model = findChatModel(config, systemModelParts);
  const newMarker = () => randomBytes(16).toString('hex');
  return model === undefined ? undefined : makeHostedEngine({ model, newMarker, log });
}
