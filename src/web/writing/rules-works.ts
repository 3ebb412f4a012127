/** What tells before the press what the rules cannot do. Not in the first download. */
export {
  findDraftRefusal,
  findInstructionRefusal,
  findNotesRefusal,
  readChain,
} from '../../engine/browser.ts';
