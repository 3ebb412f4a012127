import type { Refusal } from '../types.ts';
import { arrange, NOBODY_KNOWN } from './arrange/notes.ts';
import { beginsWithOrder } from './arrange/ordered.ts';
import { hasGreeting } from './frame/greeting.ts';
import { isEnglishMail } from './language.ts';

/** Why rules make no mail of a draft or of notes. Light: the browser says it before the press. */

const DRAFT_ORDER: Refusal = {
  code: 'ORDER_NOT_UNDERSTOOD',
  message:
    'The rules on this server arrange and correct a draft; they cannot write from an order such as “answer this for me”. Write what you want to say, for example “Thank you for asking, but I cannot come on Friday.”',
};
const DRAFT_NOT_ENGLISH: Refusal = {
  code: 'LANGUAGE_NOT_UNDERSTOOD',
  message: 'The rules on this server know English only, and this draft is in another language.',
};
const NOTES_ORDER: Refusal = {
  code: 'ORDER_NOT_UNDERSTOOD',
  message:
    'The rules on this server arrange and correct notes; they cannot write from an order such as “complain about the heating”. Write what you want to say, for example “The heating has been broken since Monday. Please have it repaired.”',
};
const NOTES_NOT_ENGLISH: Refusal = {
  code: 'LANGUAGE_NOT_UNDERSTOOD',
  message: 'The rules on this server know English only, and these notes are in another language.',
};

/** “apologise politely”: for what? */
const BARE_ORDER = /^(?:please )?(?:\p{L}+ly )?(?:apologi[sz]e|decline|refuse|accept)(?: \p{L}+ly)?[.!]*$/iu;

/** Why the draft cannot be worked on; nothing for one that can. `sender`: whom it answers, where that is known. */
export function findDraftRefusal(draft: string, sender: string | null): Refusal | undefined {
  if (!isEnglishMail(draft)) return DRAFT_NOT_ENGLISH;
  if (!beginsWithOrder(draft, sender)) return undefined;
  const isUnderstood = !BARE_ORDER.test(draft.trim()) && saysSomething(draft, sender);
  return isUnderstood ? undefined : DRAFT_ORDER;
}

/** Whether anything of notes is understood, by rules alone. */
const saysSomething = (notes: string, to: string | null) =>
  arrange(notes, 'polite', { ...NOBODY_KNOWN, to }).sentences.some(
    ({ kind }) => kind === 'sentence' || kind === 'fragment',
  );

/** Why no email can be made of the notes; nothing where one can. */
export function findNotesRefusal(description: string): Refusal | undefined {
  if (!isEnglishMail(description)) return NOTES_NOT_ENGLISH;
  if (hasGreeting(description)) return undefined;
  return saysSomething(description, null) ? undefined : NOTES_ORDER;
}
