import { hasGreeting } from '../frame/greeting.ts';
import { isMailOrder } from '../orders/instruction.ts';
import { readOrder } from '../orders/orders.ts';
import { isDraftOrder, isUnknownOrder } from '../orders/unknown-orders.ts';
import type { NoteReading } from '../tagger/contracts.ts';
import { readFirstSentence } from './note-lines.ts';

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
  if (isMailOrder(first) || isDraftOrder(first, sender)) return true;
  // “ask Ravi for the keys”: who else reads it is not known
  if (sender === null || (readOrder(first) === undefined && !isUnknownOrder(first, true))) return false;
  const part = read()?.readPart(written);
  return part?.kind === 'order' && part.certainty >= LEAST_OF_ORDER;
}
