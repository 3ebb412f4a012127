/** The door of the writing engine: text in, corrections out. Nothing else of this folder is imported from outside. */
export { type Corrector, type CorrectRequest, makeCorrector } from './corrector.ts';
export { type DocumentFacts, readDocumentFacts } from './text/facts.ts';
export { joinResults, splitIntoPassages } from './text/passages.ts';
export type {
  Change,
  ChangeCategory,
  EnhanceAction,
  EnhanceEvent,
  EnhanceRequest,
  EnhanceResult,
  Issue,
  Language,
  WritingEngine,
} from './types.ts';
