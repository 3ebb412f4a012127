import { withCapital } from '../../text/capital.ts';
import { moveSpan } from '../../text/edits.ts';
import type { Change, Issue } from '../../types.ts';
import { readOrder } from '../orders/orders.ts';
import { isUnknownOrder } from '../orders/unknown-orders.ts';
import { isLoose, isOrderLeft } from '../sentences/loose.ts';
import type { Manner, Turned } from '../sentences/manner.ts';
import type { ReadPart } from '../tagger/contracts.ts';
import { isImperative } from '../words/statements.ts';

/** What stands in a mail and is not yet as it can be sent. */
type Left = 'blank' | 'points' | 'completed' | 'orders' | 'asides' | 'pronouns' | 'breaks';

/** A point that stands as it was noted, and its words in the arranged text; empty where they have no one place. */
export interface LeftPoint {
  kind: Left;
  words: string;
  /** What they may have been meant to say. */
  guess?: string | undefined;
}

const NOTICES: Readonly<Record<Left, string>> = {
  blank: 'What was not understood stands in square brackets: say it in your own words.',
  points: 'Points that are no full sentences stand as you noted them: complete them yourself.',
  completed:
    'Sentences that are underlined were completed as they seem to be meant: the fix is what you noted.',
  orders: 'What somebody is to be asked or told stands as you noted it: say it to whoever reads the email.',
  asides:
    'What may be meant for you alone is underlined in the email: take it out, or say it to whoever reads it.',
  pronouns: 'Check “he”, “she”, “they” and “you” where they are underlined: the fix is the other reading.',
  breaks: 'Sentences that are underlined in the email may be two: set a full stop where the first one ends.',
};

/** One sentence for each kind of what is left. */
export const toLeftNotices = (left: readonly LeftPoint[]) =>
  [...new Set(left.map(({ kind }) => kind))].map((kind) => NOTICES[kind]);

/** What an underline says of the words. A blank shows itself. */
const REMARKS: Readonly<Record<Exclude<Left, 'blank'>, string>> = {
  points: 'This is no full sentence and stands as you noted it.',
  completed: 'A word that you left out is set here as it seems to be meant: the fix is what you noted.',
  orders: 'This stands as you noted it: say it to whoever reads the email.',
  asides: 'This may be meant for you alone: take it out, or say it to whoever reads the email.',
  pronouns: 'Whoever reads the email may be meant here, or somebody else: the fix is the other reading.',
  breaks: 'This may be two sentences: set a full stop where the first one ends.',
};

/** Remarks on the words that are left, where they stand in a text; `corrections` made it of the arranged one, in turn. */
export function toLeftIssues(
  left: readonly LeftPoint[],
  arranged: string,
  corrections: readonly (readonly Change[])[],
): Issue[] {
  let from = 0;
  return left.flatMap(({ kind, words, guess }, index): Issue[] => {
    const at = kind === 'blank' || words === '' ? -1 : arranged.indexOf(words, from);
    if (kind === 'blank' || at < 0) return [];
    from = at + words.length;
    const { start, end } = corrections.reduce(moveSpan, { start: at, end: from });
    if (end <= start) return [];
    return [
      {
        id: `left-${index + 1}`,
        type: 'clarity',
        message: REMARKS[kind],
        rule: 'as-noted',
        startIndex: start,
        endIndex: end,
        replacements: guess === undefined ? [] : [guess],
      },
    ];
  });
}

/** How likely each has to be for the writer to be asked. */
const LEAST_MEANT_FOR_OTHERS = 0.5;
const LEAST = { lacks: 0.5, breaks: 0.4 };
/** The same of what has no verb, or one too many. */
const LEAST_OF_BROKEN = { lacks: 0.35, breaks: 0.25 };
/** “Let's have a coffee.” only looks as if it had too many verbs. */
const LEAST_OF_RUN_ON = 0.02;
const LEAST_OF_FRAGMENT = { lacks: 0.1, breaks: 0.1 };
const LIKELY = 0.5;
/** “Saturday.” and “Thanks, Anna.” */
const IS_SHORT = /^\S+(?: \S+)?$/;

const partAt = (text: string, at: number) => `${text.slice(0, at).trimEnd()}. ${withCapital(text.slice(at))}`;

/** “Offer 10% off”, and not “I can offer 10% off”, into which an order was turned. */
function saysWhatToDo(sentence: string): boolean {
  const words = sentence.charAt(0).toLowerCase() + sentence.slice(1);
  return (
    isImperative(words.replace(/^please /, '')) ||
    readOrder(words) !== undefined ||
    isUnknownOrder(words, true)
  );
}

/** Whether words are for the assistant, or for the writer's eyes, as it seems. */
function findForOthers(text: string, part: ReadPart | undefined): 'orders' | 'asides' | undefined {
  if (part === undefined || part.kind === 'say' || part.certainty < LEAST_MEANT_FOR_OTHERS) return undefined;
  if (part.kind !== 'order') return 'asides';
  return saysWhatToDo(text) ? 'orders' : undefined;
}

/** In a reply “ask Ben for the key” may be said to whoever reads it. */
const ORDER_IN_DRAFT =
  /^(?:(?:also|and|then|but|so|please),? )*(?:(?:ask|tell|remind|thank|inform|let) (?:him|her|them)\b|ask (?:please )?(?:if|whether|can|could|what|when|where|how|who) (?![^.]*\byou\b))|\b(?:but|so|and) ask (?:please )?(?:if|whether|can|could)\b/iu;

/** What of a mail's sentences stands as it was noted, or is to be checked. */
export function findLeft(
  turned: readonly Turned[],
  { sentences, verbs, takesOrders, isRough }: Manner,
): LeftPoint[] {
  const read = sentences?.(turned.map(({ text }) => text)) ?? [];
  return turned.flatMap(({ kind, text, guess, noted, otherwise, part }, index): LeftPoint[] => {
    if (kind === 'blank') return [{ kind, words: text }];
    const sentence = read[index];
    if (kind === 'style' || sentence === undefined) return [];
    const isAsked = text.endsWith('?');
    const isOrder = takesOrders ? isOrderLeft(text) : ORDER_IN_DRAFT.test(text);
    if (isOrder) return [{ kind: 'orders', words: text }];
    const forOthers = isAsked ? undefined : findForOthers(text, part);
    if (forOthers) return [{ kind: forOthers, words: text }];
    if (noted !== undefined) return [{ kind: 'completed', words: text, guess: noted }];
    const isRunOn = isRough && sentence.lacks >= LEAST_OF_RUN_ON && verbs?.isRunOn(text) === true;
    if (isLoose(text) || isRunOn) return [{ kind: 'points', words: text, guess }];
    const { likelihood, at } = sentence.breaks;
    const least =
      kind === 'fragment' && !IS_SHORT.test(text)
        ? LEAST_OF_FRAGMENT
        : verbs?.isWhole(text) === false
          ? LEAST_OF_BROKEN
          : LEAST;
    const parted = likelihood >= LIKELY ? partAt(text, at) : undefined;
    const doubted =
      otherwise === undefined ? [] : [{ kind: 'pronouns' as const, words: text, guess: otherwise }];
    if (sentence.lacks >= least.lacks && !isAsked)
      return [{ kind: 'points', words: text, guess: guess ?? parted }, ...doubted];
    if (likelihood >= least.breaks) return [{ kind: 'breaks', words: text, guess: parted }, ...doubted];
    return doubted;
  });
}
