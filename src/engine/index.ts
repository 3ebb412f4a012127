/**
 * The light door of the writing engine: types, and what needs no rules. The server's main thread imports this one; what
 * loads the rules is writer.ts, for worker threads and scripts.
 */
export { isCommonWord } from './fact-guard/common-words.ts';
export { findFactChanges } from './fact-guard/index.ts';
export { editDistance } from './lexicon/distance.ts';
export { findIrregularBase } from './lexicon/irregular-verbs.ts';
export { findRecipientAddress, findSenderAddress } from './mail/chain/addressee.ts';
export { readChain } from './mail/chain/chain.ts';
export { findAnswered } from './mail/chain/coverage.ts';
export { isSignOff } from './mail/frame/closing.ts';
export { isEnglishMail } from './mail/language.ts';
export { makeSubjectOfNotes as makeSubject } from './mail/subject.ts';
export { measureReadability } from './readability/index.ts';
export { applyChanges } from './text/edits.ts';
export { type DocumentFacts, readDocumentFacts } from './text/facts.ts';
export { listWordsOf, withoutRespelling } from './text/own-words.ts';
export { joinResults, splitIntoPassages } from './text/passages.ts';
export { endsInAbbreviation, findSentences } from './text/sentences.ts';
export type {
  Change,
  CheckIssue,
  CheckLevel,
  CheckRequest,
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
  RuleEngine,
  SignCount,
  TokenUsage,
  WriterBackground,
  WriterPreferences,
  WriterVoice,
  WritingEngine,
} from './types.ts';
