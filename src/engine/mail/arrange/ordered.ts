import { hasGreeting } from '../frame/greeting.ts';
import { isMailOrder } from '../orders/instruction.ts';
import { readOrder } from '../orders/orders.ts';
import { isReplyOrder } from '../orders/reply-orders.ts';
import { isStyleWish, isUnknownOrder } from '../orders/unknown-orders.ts';
import { isCalledLike } from '../people/whom.ts';
import type { NoteReading } from '../tagger/contracts.ts';
import { readFirstSentence } from './note-lines.ts';

/** Whom these tell something stands right behind them. */
const LEADS_TO_WHOM =
  /^(?:please )?(?:inform|notify|tell|ask|remind|thank|congratulate|reassure|encourage|convince|warn|assure|wish|welcome|praise|let) (?:to )?(?:(?:mr|mrs|ms|miss|dr|prof|frau|herr|sir|madam|the)\b\.? )?([\p{L}'’-]+)/iu;

const ASKS_FOR = /^(?:please )?ask for (?!me\b|us\b)/i;

/** Whether a sentence orders something that is said to the sender, as far as its form tells: “tell Anna …” does so for all but Ben. */
function isOrderFor(sentence: string, sender: string | null): boolean {
  const names = sender?.toLowerCase().match(/[\p{L}'’-]+/gu) ?? [];
  const isSender = (whom: string) =>
    /^(?:him|her|them)$/i.test(whom) || isCalledLike(whom.toLowerCase(), names);
  const whom = LEADS_TO_WHOM.exec(sentence)?.[1];
  if (whom !== undefined && isSender(whom)) return true;
  if (isReplyOrder(sentence, isSender) || ASKS_FOR.test(sentence)) return true;
  return whom === undefined && isUnknownOrder(sentence, true);
}

/** How likely the first sentence of a draft has to be for the assistant. */
const LEAST_OF_ORDER = 0.6;

/**
 * Whether the draft of a reply begins with what an assistant is to do, as notes do: “tell Anna we accept”, “write back that …”.
 * `sender`: whom it answers, where that is known; `read`: reads the draft as a whole.
 */
export function beginsWithOrder(
  draft: string,
  sender: string | null,
  read: () => NoteReading | undefined = () => undefined,
): boolean {
  if (hasGreeting(draft)) return false;
  const written = readFirstSentence(draft).trim();
  const first = written.charAt(0).toLowerCase() + written.slice(1);
  if (isMailOrder(first) || isStyleWish(first) || isOrderFor(first, sender)) return true;
  // “ask Ravi for the keys”: who else reads it is not known
  if (sender === null || (readOrder(first) === undefined && !isUnknownOrder(first, true))) return false;
  const part = read()?.readPart(written);
  return part?.kind === 'order' && part.certainty >= LEAST_OF_ORDER;
}
