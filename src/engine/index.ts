/**
 * The light door of the writing engine: types, and what needs no rules. The server's main thread imports this one; what
 * loads the rules is writer.ts, for worker threads and scripts.
 */
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
