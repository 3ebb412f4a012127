import type { Clause } from './clause.ts';

/** One way to give a clause the subject or the verb that it lacks. */
export interface Structure {
  /** What is set: “I”, “it is”, “is”; empty where nothing is. */
  words: string;
  /** The same of several: “are”. */
  form: string;
  /** The index of the word that it is set before; behind 0 the verb of the subject that stands before it. */
  place: number;
}

const OPENINGS =
  'I|I am|I am on|I was|I have|I have been|I will|I will be|I would|I would like|it|it is|it was|it has|it has been|it will be|they|they are|they were|they have|there is|there are|there was|there were|there has been|this is|that is|he|he is|he was|he has|she|she is|she was|she has|you|you are|do you have|is it'.split(
    '|',
  );
/** Of one, and of several. */
const VERBS: readonly (readonly [string, string])[] = [
  ['is', 'are'],
  ['was', 'were'],
  ['has', 'have'],
  ['has been', 'have been'],
  ['will be', 'will be'],
];
const LONGEST_SUBJECT = 7;

const IS_SEVERAL = /^(?:two|three|four|five|six|seven|eight|nine|ten|both|several|many|(?!1$)\d+)$/;
/** “7 is better”, “95 is too much”: one amount, or time. */
const IS_OF_AMOUNT =
  /^(?:too|a|better|best|enough|fine|ok|okay|plenty|perfect|tight|late|early|low|high|good|great)$/;
const NO_PLURAL = /(?:ss|us|news|\bthis|\bis|\bas)$/;
/** Whether the words up to `to` are several: “two of us”, “mum and dad”, “the drawings in the office”. */
export function isSeveral({ lower, classes }: Clause, to: number): boolean {
  const behind = classes.slice(1, to).findIndex((each) => each === 'at' || each === 'back');
  const head = lower[behind < 0 ? to - 1 : behind] ?? '';
  const [first = ''] = lower;
  if (classes.slice(0, to).includes('and')) return true;
  if (to === 1 && /^\d/.test(first) && IS_OF_AMOUNT.test(lower[1] ?? '')) return false;
  if (IS_SEVERAL.test(first) || /^(?:most|all|some)$/.test(first)) return true;
  return (
    /^(?:people|children|men|women|police|feet|teeth)$/.test(head) ||
    (/[^s'’]s$/.test(head) && !NO_PLURAL.test(head))
  );
}

/** “three room flat”: no subject */
const isCountOfOne = ({ lower, classes }: Clause, to: number) =>
  to > 1 &&
  IS_SEVERAL.test(lower[0] ?? '') &&
  /^(?:noun|base-or-noun|thing)$/.test(classes[to - 1] ?? '') &&
  !lower.includes('of');

export function* listStructures(clause: Clause): Generator<Structure> {
  yield { words: '', form: '', place: 0 };
  for (const opening of OPENINGS) yield { words: opening, form: opening, place: 0 };
  for (let place = 1; place < Math.min(clause.texts.length, LONGEST_SUBJECT + 1); place += 1) {
    if (isCountOfOne(clause, place)) continue;
    const isMany = isSeveral(clause, place);
    for (const [one, several] of VERBS) yield { words: one, form: isMany ? several : one, place };
  }
}

const IS_ADVERB = /^(?:adverb|not)$/;
/** The words of a clause with what is set; adverbs stand behind the first word of a verb: “has still not been”. */
export function writeStructure({ texts, classes }: Clause, { form, place }: Structure): string[] {
  if (form === '') return [...texts];
  const parts = form.split(' ');
  const isOpening = place === 0;
  const fixed = isOpening ? Math.min(2, parts.length) : 1;
  const last = parts.slice(fixed);
  let at = place;
  while (last[0] === 'been' && IS_ADVERB.test(classes[at] ?? '') && at < texts.length - 1) at += 1;
  return [
    ...texts.slice(0, place),
    ...parts.slice(0, fixed),
    ...texts.slice(place, at),
    ...last,
    ...texts.slice(at),
  ];
}
