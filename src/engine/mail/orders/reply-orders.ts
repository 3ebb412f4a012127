import { QUESTION_WORD } from '../sentences/joints.ts';
import { type Order, OWN_DATA, readOrder } from './orders.ts';

/** “ask if the client knows”, “say im much better now” and “confirm i can come”, by kind of order */
const IS_SAID: Partial<Readonly<Record<Order['act'], RegExp>>> = {
  ask: new RegExp(
    `${QUESTION_WORD.source}|^(?:do|does|did|is|are|can|could|will|would|have|has) \\p{L}|^(?:for )?(?:(?:his|her|their|the) )?(?:${OWN_DATA})$|^for (?:an?|some|more|his|her|their|another|\\d+)\\b|^\\d`,
    'iu',
  ),
  say: /^(?:to (?=\p{Ll})|that |thanks|thank |sorry|(?:i|we|it|there|my|our|the)\b)/iu,
  confirm: /^(?:that |(?:i|we)\b)/i,
  decline: /^/,
  thank: /^for\b/i,
  apologize: /^(?:for|that|because|i|we|it|the|my|our)\b/i,
};

/** In a reply, an order is for whoever is answered: “tell him we can do express”, “ask if the client has been told”. */
export function isReplyOrder(words: string, isReader: (whom: string) => boolean): boolean {
  const order = readOrder(words);
  if (order === undefined) return false;
  const { act, verb, whom, rest } = order;
  // “apologise, say we will refund it”
  if (act === 'apologize' && whom === null) return true;
  // “thanks for asking” is said already
  const isSaid = act === 'thank' && !verb.startsWith('say');
  if (whom === null) return !isSaid && IS_SAID[act]?.test(rest) === true && !/\byou\b/i.test(rest);
  return isReader(whom);
}
