/** The door for the browser: what is light enough to run there, at once and offline. */
export { readChain } from './mail/chain/chain.ts';
export { findDraftRefusal, findNotesRefusal } from './mail/refusals.ts';
export { measureReadability } from './readability/index.ts';
export { findInstructionRefusal } from './styles/refusals.ts';
