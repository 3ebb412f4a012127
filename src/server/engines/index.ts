export { findHostedEngine } from './configured-engine.ts';
export { makeEmbeddedEngine } from './embedded/engine.ts';
export { findChatModel, type ModelSettings } from './providers/configured-model.ts';
export { ProviderFault } from './providers/failures.ts';
export type { ModelParts } from './providers/provider-model.ts';
