import { randomBytes } from 'node:crypto';
import type { WritingEngine } from '../../engine/index.ts';
import { makeHostedEngine } from '../engines/hosted/gateway.ts';
import type { Log } from '../platform/log.ts';
import { systemModelParts } from '../platform/models/provider-model.ts';
import { findChatModel, type ModelSettings } from './chat-model.ts';

/** The engine that asks the model of the settings; none where the embedded engine writes. */
export function findHostedEngine(config: ModelSettings, log: Log): WritingEngine | undefined {
  const model = findChatModel(config, systemModelParts);
  const newMarker = () => randomBytes(16).toString('hex');
  return model === undefined ? undefined : makeHostedEngine({ model, newMarker, log });
}
