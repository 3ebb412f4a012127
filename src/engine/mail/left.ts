import { isLoose, isOrderLeft } from './loose.ts';
import type { Turned } from './manner.ts';
import { isShortAnswer } from './short-answers.ts';
import { isSentence } from './statements.ts';
import type { VerbReader } from './whole.ts';

/** What stands in a mail and is not yet as it can be sent. */
export type Left = 'blank' | 'points' | 'orders' | 'pronouns';

const NOTICES: Readonly<Record<Left, string>> = {
  blank: 'What was not understood stands in square brackets: say it in your own words.',
  points: 'Points that are no full sentences stand as you noted them: complete them yourself.',
  orders: 'What somebody is to be asked or told stands as you noted it: say it to whoever reads the email.',
  pronouns: 'Check “he”, “she” and “they”: where they mean whoever reads the email, write “you”.',
};

export const toLeftNotices = (left: ReadonlySet<Left>) => [...left].map((kind) => NOTICES[kind]);

/** Whole without a verb: “Sorry in advance”, “Any questions?”, “Until Friday!” */
const IS_WHOLE =
  /[?!]$|^(?:sorry|thanks|thank you|many thanks|best|no (?:rush|hurry|worries|problem|pressure|hard feelings|offen[cs]e)|get well soon|safe travels|looking forward|welcome|good luck|all the best|see you|hope|please|say (?:hi|hello))\b/i;

/** “Thank you. Next one in March.” */
const endsInFragment = (text: string) =>
  text
    .split(/(?<=[.!?]) (?=\p{Lu})/u)
    .slice(1)
    .some((words) => !isSentence(words) && !IS_WHOLE.test(words));

/** Words that are no whole sentence, though they were taken for one. */
const isBroken = (text: string, verbs: VerbReader | undefined) =>
  verbs?.isWhole(text) === false || isLoose(text);

/** What of the notes stands as it was noted. `isInDoubt`: whether a pronoun may be the reader. */
export function findLeftInNotes(
  turned: readonly Turned[],
  isInDoubt: (sentence: string) => boolean,
  verbs: VerbReader | undefined,
): Set<Left> {
  const sentences = turned.filter(({ kind }) => kind === 'sentence').map(({ text }) => text);
  const left = new Set<Left>();
  if (turned.some(({ kind }) => kind === 'blank')) left.add('blank');
  const isFragment = turned.some(({ kind, text }) => kind === 'fragment' && !IS_WHOLE.test(text));
  if (isFragment || sentences.some((text) => isBroken(text, verbs) || endsInFragment(text)))
    left.add('points');
  if (sentences.some(isOrderLeft)) left.add('orders');
  if (sentences.some(isInDoubt)) left.add('pronouns');
  return left;
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
  verbs: VerbReader | undefined,
): Set<Left> {
  const left = new Set<Left>();
  const isLeft = ({ kind, text }: Turned) =>
    kind === 'fragment'
      ? (!ASKS_SHORTLY.test(text) && !isShortAnswer(text)) || isRunOn(text, verbs)
      : kind === 'sentence' && isRough && isBroken(text, verbs);
  if (turned.some(({ kind }) => kind === 'blank')) left.add('blank');
  if (turned.some(isLeft)) left.add('points');
  if (turned.some(({ kind, text }) => kind !== 'blank' && ORDER_IN_DRAFT.test(text))) left.add('orders');
  return left;
}
