/** What begins a note's clause and is no part of it: “yes ”, “but ”, “sorry, ”. */
const OPENING =
  /^(?:yes|yep|yeah|sure|ok|okay|and|also|unfortunately|sorry(?! (?:mate|pal|love|guys|all|everyone)\b)|thanks|thank you|no(?=,? (?:i|we|it|they|he|she|you|please|can't|cannot|don't|didn't|won't|haven't|not)\b)|but|so(?! (?:so|much|many|far|happy|sorry|glad|proud|pleased|excited|grateful|kind|nice|good)\b)),? (?!(?:for|about|to|of|with|that) )/i;
const JOINT =
  /(?: (but|so|because|if|when|as|until|though|although|unless|and|since|while) |([,;:]) | (\())/gu;

/** Words of a subject that another one is added to. */
const LONGEST_OF_TWO = 3;

export interface Split {
  opening: string;
  main: string;
  /** Between the main clause and what follows it, as it is written; empty where nothing does. */
  gap: string;
  /** The gap's word or mark. */
  joint: string;
  /** The clause that follows. */
  rest: string;
}

const HAS_VERB =
  /\b(?:am|is|are|was|were|has|have|had|will|would|can|could|do|does|did|need|want|got|been|\p{L}{2,}(?:ed|ing|n't))\b/iu;
/** The first joint; “floor and two cupboards damaged” has two subjects, and none. */
function findJoint(said: string): RegExpExecArray | undefined {
  return [...said.matchAll(JOINT)].find(({ 1: word, index }) => {
    const before = said.slice(0, index);
    return word !== 'and' || HAS_VERB.test(before) || before.split(' ').length > LONGEST_OF_TWO;
  });
}

export function splitClause(words: string): Split {
  const [opening = ''] = OPENING.exec(words) ?? [];
  const said = words.slice(opening.length);
  const found = findJoint(said);
  if (found === undefined || found.index === 0) return { opening, main: said, gap: '', joint: '', rest: '' };
  const [gap, word, mark, bracket] = found;
  return {
    opening,
    main: said.slice(0, found.index),
    gap,
    joint: word ?? mark ?? bracket ?? '',
    rest: said.slice(found.index + gap.length),
  };
}
