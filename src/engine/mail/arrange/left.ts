import { withCapital } from '../../text/capital.ts';
import { moveSpan } from '../../text/edits.ts';
import type { Change, Issue } from '../../types.ts';
import type { Manner, Turned } from '../sentences/manner.ts';
import type { ReadSentence } from '../tagger/contracts.ts';
import { isElliptic } from '../words/statements.ts';
import { type DoubtSigns, listDoubtSigns, rateDoubt } from './doubt.ts';

/** What stands in a mail and is not yet as it can be sent. */
type Left = 'blank' | 'points' | 'completed' | 'orders' | 'asides' | 'pronouns' | 'breaks' | 'doubtful';

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
  doubtful: 'Sentences that are underlined may not say what you mean: read them once more.',
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
  doubtful: 'This may not say what you mean: read it once more.',
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

/** How likely a sentence has to be wrong for the writer to be asked. */
const LEAST_DOUBTFUL = 0.14;
/** The same of two sentences for the fix to part them. */
const LEAST_PARTED = 0.5;

/** “Sorry for the noise.”, “No hurry.”, “Hope to see you then.” */
const SAYS_ENOUGH =
  /^(?:(?:so|very|really|just) )?(?:sorry|apologies|happy|glad|pleased|grateful|delighted|hop(?:e|ing)|looking|wishing|thanks?|thank|please|kindly|congrat\p{L}*|well done|good luck|no (?:hurry|rush|worries|problem|need|trouble|hard feelings|exceptions)|let|give|tell|call|ring|text|email|speak|see|say|any questions|speaking of)\b/iu;

/** “From the 15th.”, “Friday afternoon.”, “No recordings.”: as people answer. */
const ANSWERS_SHORTLY =
  /^(?:yes|no|ok(?:ay)?|not|from|at|on|in|about|around|by|after|before|until|till|for|with|without|same|any|either|both|all|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|today|tomorrow|tonight|mornings?|afternoons?|evenings?|weekends?|\d{1,2}[.:]\d\d|\d+(?:st|nd|rd|th|am|pm))\b/iu;
/** Words of a short answer; a longer one is a note. */
const MOST_ANSWERED = 6;

/** Whether it is none, and is not said so by anybody either: “Twisted her ankle.”, “Two small kids.” */
function isNoSentence({ text, kind }: Turned, { verbs, isReply }: Manner): boolean {
  if (SAYS_ENOUGH.test(text)) return false;
  if (!text.endsWith('?') && (isElliptic(text) || verbs?.isHanging(text) === true)) return true;
  if (kind !== 'fragment' || verbs?.isSaid(text) !== false) return false;
  const isShort = text.split(/\s+/).length <= MOST_ANSWERED;
  return !(isReply && isShort && (ANSWERS_SHORTLY.test(text) || /\bplease\b/iu.test(text)));
}

const LEFT_BY_SIGN: Readonly<Record<keyof DoubtSigns, Exclude<Left, 'blank'>>> = {
  unread: 'doubtful',
  aside: 'asides',
  order: 'orders',
  tells: 'orders',
  misread: 'pronouns',
  breaks: 'breaks',
  unsure: 'doubtful',
  completed: 'completed',
};

const partAt = (text: string, at: number) => `${text.slice(0, at).trimEnd()}. ${withCapital(text.slice(at))}`;

/** What is to be checked in a sentence, and its fix; nothing where it is sure enough. */
function findDoubt(turned: Turned, sentence: ReadSentence, manner: Manner): LeftPoint | undefined {
  const { text, kind, guess, noted, otherwise } = turned;
  const { likelihood, sign } = rateDoubt(listDoubtSigns(turned, sentence));
  if (likelihood < LEAST_DOUBTFUL) {
    return isNoSentence(turned, manner) ? { kind: 'points', words: text, guess } : undefined;
  }
  const { breaks } = sentence;
  const parted = breaks.likelihood >= LEAST_PARTED ? partAt(text, breaks.at) : undefined;
  const left = LEFT_BY_SIGN[sign];
  if (left === 'breaks') return { kind: left, words: text, guess: parted };
  if (left === 'orders' || left === 'asides') return { kind: left, words: text };
  if (left === 'pronouns' && otherwise !== undefined) return { kind: left, words: text, guess: otherwise };
  if (noted !== undefined) return { kind: 'completed', words: text, guess: noted };
  return {
    kind: kind === 'fragment' ? 'points' : 'doubtful',
    words: text,
    guess: guess ?? otherwise ?? parted,
  };
}

/** Sentences that stand as they were noted. */
export const listNoted = (sentences: readonly Turned[]) =>
  sentences.flatMap(({ kind, text }) => (kind === 'fragment' ? [text] : []));

/** What of a mail's sentences stands as it was noted, or is to be checked. */
export function findLeft(turned: readonly Turned[], manner: Manner): LeftPoint[] {
  const read = manner.sentences?.(turned.map(({ text }) => text)) ?? [];
  return turned.flatMap((each, index): LeftPoint[] => {
    if (each.kind === 'blank') return [{ kind: 'blank', words: each.text }];
    const sentence = read[index];
    if (each.kind === 'style' || sentence === undefined) return [];
    const doubt = findDoubt(each, sentence, manner);
    return doubt ? [doubt] : [];
  });
}
