/** The door of the writing engine for the server. Nothing else of this folder is imported from outside. */
export { findFactChanges } from './fact-guard/index.ts';
export { readChain } from './mail/chain.ts';
export { findAnswered } from './mail/coverage.ts';
export { makeSubject } from './mail/subject.ts';
export { applyChanges } from './text/edits.ts';
export { type DocumentFacts, readDocumentFacts } from './text/facts.ts';
export { joinResults, splitIntoPassages } from './text/passages.ts';
export type {
  Change,
  ComposeRequest,
  ComposeResult,
  EngineEvent,
  EnhanceRequest,
  EnhanceResult,
  Language,
  Refusal,
  ReplyRequest,
  ReplyResult,
  ReviewRequest,
  ReviewResult,
  WriterBackground,
  WriterPreferences,
  WritingEngine,
} from './types.ts';
export { makeWriter, type Writer } from './writer.ts';
