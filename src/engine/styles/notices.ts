import { intentHints } from './intents.ts';

/** What the writer is told where the engine did less than was asked for. */
export const NOT_ENGLISH = 'The embedded engine reads English only, so nothing was changed.';
export const NO_FACTS_FOR_LENGTH =
  'The embedded engine adds no facts of its own, so the text was not made longer.';
export const ONLY_CORRECTED =
  'The embedded engine found nothing to change for this instruction but mistakes, which it corrected.';
export const NOTHING_FOUND = 'The embedded engine found nothing to change for this instruction.';

const KNOWN = `It knows: ${intentHints.join(', ')}.`;
const TRANSLATES =
  /\btranslat|\b(?:in|into|to) (?:french|german|spanish|italian|portuguese|dutch|polish|russian|chinese|japanese|korean|arabic|hebrew|turkish|hindi|swedish|latin)\b/i;
const ADDS =
  /\b(?:add|longer|lengthen|expand|elaborate|extend|examples?|details?|detailed|continue|invent|include|mention)\b/i;
const NEGATES = /\b(?:not|never|without|avoid)\b|n['’]t\b/i;

/** One sentence on why an instruction was not followed, and one that names those that would be. */
export function explainUnknown(instruction: string): string {
  if (TRANSLATES.test(instruction)) {
    return `The embedded engine cannot translate, so nothing was changed. ${KNOWN}`;
  }
  if (ADDS.test(instruction) && !NEGATES.test(instruction)) {
    return `The embedded engine adds no facts of its own, so nothing was changed. ${KNOWN}`;
  }
  return `The embedded engine does not know this instruction, so nothing was changed. ${KNOWN}`;
}
