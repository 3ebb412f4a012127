import { moveSpan } from '../../text/edits.ts';
import type { Change, Issue } from '../../types.ts';
import { isShortAnswer } from '../answers/short-answers.ts';
import { isLoose, isOrderLeft } from '../sentences/loose.ts';
import type { Turned } from '../sentences/manner.ts';
import { isListed, isSentence, withoutTopic } from '../words/statements.ts';
import type { VerbReader } from '../words/whole.ts';
import type { WatchedSegmenter } from './doubtful-breaks.ts';

/** What stands in a mail and is not yet as it can be sent. */
type Left = 'blank' | 'points' | 'orders' | 'pronouns' | 'breaks';

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
  orders: 'What somebody is to be asked or told stands as you noted it: say it to whoever reads the email.',
  pronouns: 'Check “he”, “she” and “they”: where they mean whoever reads the email, write “you”.',
  breaks: 'Sentences that are underlined in the email may be two: set a full stop where the first one ends.',
};

/** One sentence for each kind of what is left. */
export const toLeftNotices = (left: readonly LeftPoint[]) =>
  [...new Set(left.map(({ kind }) => kind))].map((kind) => NOTICES[kind]);

/** What an underline says of the words. A blank shows itself. */
const REMARKS: Readonly<Record<Exclude<Left, 'blank'>, string>> = {
  points: 'This is no full sentence and stands as you noted it.',
  orders: 'This stands as you noted it: say it to whoever reads the email.',
  pronouns: 'Where “he”, “she” or “they” means whoever reads the email, write “you”.',
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

/** Whole without a verb: “Sorry in advance”, “Any questions?”, “Until Friday!” */
const IS_WHOLE =
  /[?!]$|^(?:sorry|thanks|thank you|many thanks|best|no (?:rush|hurry|worries|problem|pressure|hard feelings|offen[cs]e)|get well soon|safe travels|looking forward|welcome|good luck|all the best|see you|hope|good (?:game|job|work)|great (?:game|job|work)|well done|happy \p{L}+|please|say (?:hi|hello))\b/iu;

/** “Next one in March.” of “Thank you. Next one in March.” */
const findLastFragment = (text: string) =>
  text
    .split(/(?<=[.!?]) (?=\p{Lu})/u)
    .slice(1)
    .find((words) => !isSentence(words) && !IS_WHOLE.test(words));

/** Words that are no whole sentence, though they were taken for one. */
function isBroken(text: string, verbs: VerbReader | undefined): boolean {
  const said = withoutTopic(text);
  return !isListed(text) && (verbs?.isWhole(said) === false || isLoose(said));
}

/** What is to be checked of sentences. */
interface Doubts {
  /** Whether a pronoun may be the reader. */
  isInDoubt(sentence: string): boolean;
  /** Whether it may be two sentences, and which. */
  findDoubtful: WatchedSegmenter['findDoubtful'];
}

/** What of the notes stands as it was noted, or is to be checked. */
export function findLeftInNotes(
  turned: readonly Turned[],
  { isInDoubt, findDoubtful }: Doubts,
  verbs: VerbReader | undefined,
): LeftPoint[] {
  return turned.flatMap(({ kind, text, guess }): LeftPoint[] => {
    if (kind === 'blank') return [{ kind, words: text }];
    if (kind === 'fragment') return IS_WHOLE.test(text) ? [] : [{ kind: 'points', words: text, guess }];
    if (kind !== 'sentence') return [];
    const broken = isBroken(text, verbs) ? text : findLastFragment(text);
    const doubtful = findDoubtful(text);
    return [
      ...(broken === undefined
        ? []
        : [
            { kind: 'points' as const, words: broken, guess: broken === text ? doubtful?.parted : undefined },
          ]),
      ...(broken === undefined && doubtful
        ? [{ kind: 'breaks' as const, words: text, guess: doubtful.parted }]
        : []),
      ...(isOrderLeft(text) ? [{ kind: 'orders' as const, words: text }] : []),
      ...(isInDoubt(text) ? [{ kind: 'pronouns' as const, words: text }] : []),
    ];
  });
}

/** In a reply “ask Ben for the key” may be said to whoever reads it. */
const ORDER_IN_DRAFT =
  /^(?:(?:also|and|then|please) )*(?:(?:ask|tell|remind|thank|inform|let) (?:him|her)\b|ask (?:if|whether|what|when|where|how|who) (?![^.]*\byou\b))/iu;

/** “no posting collect only Leeds”: none of it, and something else. */
const NONE = /^no (?=\p{L})(?!(?:i|we|it|he|she|they|you|not)\b|\p{L}+n['’]?t\b|cannot\b)/iu;
const isRunOn = (text: string, verbs: VerbReader | undefined) =>
  verbs?.isRunOn(NONE.test(text) ? `There is ${text.charAt(0).toLowerCase()}${text.slice(1)}` : text) ===
  true;

/** “How many kids?”, “Any news?” */
const ASKS_SHORTLY = /^(?:(?:and|or|also|but),? )?(?:how|what|which|who|whose|where|when|why|any)\b[^,]*\?$/i;

/** What of a draft stands as it was written. */
export function findLeftInDraft(
  turned: readonly Turned[],
  isRough: boolean,
  { isInDoubt, findDoubtful }: Doubts,
  verbs: VerbReader | undefined,
): LeftPoint[] {
  const isLeft = ({ kind, text }: Turned) =>
    kind === 'fragment'
      ? !ASKS_SHORTLY.test(text) && (!isShortAnswer(text) || isRunOn(text, verbs))
      : kind === 'sentence' && isRough && isBroken(text, verbs);
  return turned.flatMap((each): LeftPoint[] => {
    if (each.kind === 'blank') return [{ kind: 'blank', words: each.text }];
    const doubtful = findDoubtful(each.text);
    return [
      ...(isLeft(each)
        ? [{ kind: 'points' as const, words: each.text, guess: each.guess ?? doubtful?.parted }]
        : doubtful
          ? [{ kind: 'breaks' as const, words: each.text, guess: doubtful.parted }]
          : []),
      ...(ORDER_IN_DRAFT.test(each.text) ? [{ kind: 'orders' as const, words: each.text }] : []),
      ...(isInDoubt(each.text) ? [{ kind: 'pronouns' as const, words: each.text }] : []),
    ];
  });
}
