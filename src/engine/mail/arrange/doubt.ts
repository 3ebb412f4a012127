import { logistic } from '../../text/logistic.ts';
import { readOrder } from '../orders/orders.ts';
import { isUnknownOrder } from '../orders/unknown-orders.ts';
import type { Turned } from '../sentences/manner.ts';
import type { ReadSentence } from '../tagger/contracts.ts';
import { isImperative } from '../words/statements.ts';

/** Signs that a sentence of a mail is not what its writer means, each from 0 to 1. */
export interface DoubtSigns {
  /** The words that it was made of were not found in the notes. */
  unread: number;
  /** They are for the writer's eyes, or say how the mail shall sound. */
  aside: number;
  /** They are an order to an assistant, and were not turned. */
  order: number;
  /** It says what to do, as orders do: “Offer 10% off”, and not “I can offer 10% off”. */
  tells: number;
  /** Somebody else is meant by a pronoun. */
  misread: number;
  /** It is two sentences. */
  breaks: number;
  /** Something was left out of it, and it is not sure what. */
  unsure: number;
  /** It was completed so that it can be sent, and that is not sure. */
  completed: number;
}

/** By a logistic regression on mails of which each sentence was judged: `npm run tagger -- --fit`. */
const WEIGHTS: Readonly<Record<keyof DoubtSigns, number>> = {
  unread: 0.62,
  aside: 3.5,
  order: 1.5,
  tells: 2.99,
  misread: 5.02,
  breaks: 1.77,
  unsure: 1.24,
  completed: 0.82,
};
const BIAS = -2.67;

export interface Doubt {
  /** How likely the sentence is wrong. */
  likelihood: number;
  /** The sign that says most. */
  sign: keyof DoubtSigns;
}

export function rateDoubt(signs: DoubtSigns): Doubt {
  let [logit, sign, most]: [number, keyof DoubtSigns, number] = [BIAS, 'unread', 0];
  for (const name of Object.keys(signs) as (keyof DoubtSigns)[]) {
    const share = WEIGHTS[name] * signs[name];
    logit += share;
    if (share > most) [sign, most] = [name, share];
  }
  return { likelihood: logistic(logit), sign };
}

function saysWhatToDo(sentence: string): boolean {
  const words = sentence.charAt(0).toLowerCase() + sentence.slice(1);
  return (
    isImperative(words.replace(/^please /, '')) ||
    readOrder(words) !== undefined ||
    isUnknownOrder(words, true)
  );
}

/** Nobody says it to themselves. */
const IS_GOOD_WISH =
  /^(?:congrats|congratulations|well done|good luck|happy birthday|get well soon|all the best|safe travels)\b/iu;

/** How likely what was not read is for somebody else. */
const UNREAD_FOR_OTHERS = 0.5;

export function listDoubtSigns(
  { text, part, isOrdered = false, unsure = 0, noted }: Turned,
  { breaks }: ReadSentence,
): DoubtSigns {
  const read = part !== undefined && part.certainty > 0 ? part : undefined;
  const forOthers = read ? 1 - read.likelihoods.say : UNREAD_FOR_OTHERS;
  return {
    unread: Number(read === undefined),
    aside: read && !IS_GOOD_WISH.test(text) ? read.likelihoods.aside + read.likelihoods.style : 0,
    order: read && !isOrdered ? read.likelihoods.order : 0,
    tells: !isOrdered && saysWhatToDo(text) ? forOthers : 0,
    misread: read?.misread ?? 0,
    breaks: breaks.likelihood,
    unsure,
    completed: Number(noted !== undefined),
  };
}
