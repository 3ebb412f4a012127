import { findSentences } from '../text/sentences.ts';
import type { Refusal } from '../types.ts';
import { arrange } from './arrange/notes.ts';
import { hasGreeting } from './frame/greeting.ts';
import { isEnglishMail } from './language.ts';
import { isReplyOrder, withoutSay } from './orders/clauses.ts';
import { isDraftOrder } from './orders/unknown-orders.ts';

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
const BARE_ORDER = /^(?:please )?apologi[sz]e(?: \p{L}+)?[.!]*$/iu;

/** “welcome him. bins on Tuesday, we take turns” */
const SAYS_MORE = /[.!?\n]\s*\S+ \S+ \S/u;

/** Why the draft cannot be worked on; nothing for one that can. `sender`: whom it answers, where that is known. */
export function findDraftRefusal(draft: string, sender: string | null): Refusal | undefined {
  if (!isEnglishMail(draft)) return DRAFT_NOT_ENGLISH;
  if (hasGreeting(draft)) return undefined;
  if (SAYS_MORE.test(draft.trim())) return undefined;
  const [first = ''] = findSentences(draft).map(({ start, end }) => withoutSay(draft.slice(start, end)));
  const [name = ''] = sender?.split(' ') ?? [];
  const isRead = isReplyOrder(
    first.charAt(0).toLowerCase() + first.slice(1),
    (whom) => /^(?:him|her|them)$/.test(whom) || whom.toLowerCase() === name.toLowerCase(),
  );
  const isBare = BARE_ORDER.test(draft.trim());
  return isDraftOrder(first, sender) && (isBare || !isRead) ? DRAFT_ORDER : undefined;
}

/** Why no email can be made of the notes; nothing where one can. */
export function findNotesRefusal(description: string): Refusal | undefined {
  if (!isEnglishMail(description)) return NOTES_NOT_ENGLISH;
  if (hasGreeting(description)) return undefined;
  const { sentences } = arrange(description, 'polite');
  const isUnderstood = sentences.some(({ kind }) => kind === 'sentence' || kind === 'fragment');
  return isUnderstood ? undefined : NOTES_ORDER;
}
