import type { Refusal } from '../types.ts';

/** What the writer is told where the engine did less than was asked for. */
export const NO_FACTS_FOR_LENGTH =
  'The embedded engine adds no facts of its own, so the text was not made longer.';
export const ONLY_CORRECTED =
  'The embedded engine found nothing to change for this instruction but mistakes, which it corrected.';
export const ONLY_STYLED =
  'The wording was changed. For the rest of this instruction the embedded engine found nothing to change.';
export const ONLY_LAID_OUT =
  'Spelling, words or layout were changed as asked. For the rest of this instruction the embedded engine found nothing to change.';
export const NOTHING_FOUND = 'The embedded engine found nothing to change for this instruction.';

export const NOT_ENGLISH: Refusal = {
  code: 'LANGUAGE_NOT_UNDERSTOOD',
  message: 'The rules on this server know English only, so nothing was changed.',
};

const TRY =
  'Try: make it shorter, more formal, friendlier, fix the grammar, British spelling, as a bullet list, or replace “Monday” with “Tuesday”.';
const TRANSLATES =
  /\btranslat|\b(?:in|into|to) (?:french|german|spanish|italian|portuguese|dutch|polish|russian|chinese|japanese|korean|arabic|hebrew|turkish|hindi|swedish|latin)\b/i;
const ADDS =
  /\b(?:add|longer|lengthen|expand|elaborate|extend|examples?|details?|detailed|continue|invent|include|mention)\b/i;
const NEGATES = /\b(?:not|never|without|avoid)\b|n['’]t\b/i;

/** Why an instruction was not followed, and some that would be. */
export function refuseInstruction(instruction: string): Refusal {
  const why = TRANSLATES.test(instruction)
    ? 'cannot translate'
    : ADDS.test(instruction) && !NEGATES.test(instruction)
      ? 'add no facts of their own'
      : 'do not know this instruction';
  const message = `The rules on this server ${why}, so nothing was changed. ${TRY}`;
  return { code: 'INSTRUCTION_UNKNOWN', message };
}
