import { OTHER_VERBS, PURE_VERBS, toThirdPerson } from '../lexicon/verbs.ts';
import type { Word } from '../text/words.ts';
import { opensClause, placesOf, type Rule, replaceWord, verbAfterSubject } from './kit.ts';

/** “They insist that she go”: after these the bare verb is right. */
const SUBJUNCTIVE =
  /^(?:suggest|recommend|insist|require|important|necessary|essential|demand|propose|ask|request|vital|crucial|urge|wish|lest)/;

/** After these a bare verb may follow later on: “I will sing and she play”, “Did he call and she have time?”. */
const BARE_LATER =
  /^(?:can|could|will|would|shall|should|may|might|must|'ll|'d|to|do|does|did|let|lets|make|makes|made|see|saw|hear|heard|watch|watched|help|helped|have|had|if|though|were|between)$/;

/** Whether “and he” after these words is a clause of its own: they hold a verb, and none that a bare one goes with. */
function beginsClause(before: readonly Word[]): boolean {
  const isPlain = before.every(({ lower }) => !BARE_LATER.test(lower) && !SUBJUNCTIVE.test(lower));
  return isPlain && before.some(({ tag }) => tag === 'VERB' || tag === 'AUX');
}

export const thirdPerson: Rule = {
  id: 'third-person',
  category: 'grammar',
  gist: 'agreement',
  *find(sentence) {
    for (const place of placesOf(sentence)) {
      const { word: subject, at } = place;
      if (
        !/^(?:he|she|it)$/.test(subject.lower) ||
        !opensClause(at(-1)) ||
        /^(?:or|if|though|as)$/.test(at(-1).lower) ||
        (at(-1).lower === 'and' && !beginsClause(sentence.words.slice(0, place.index - 1)))
      ) {
        continue;
      }
      const verb = verbAfterSubject(place);
      const isOther = OTHER_VERBS.has(verb.lower);
      if (verb.tag !== 'VERB' && verb.tag !== 'AUX' && !isOther) continue;
      if (SUBJUNCTIVE.test(at(-2).lower) || SUBJUNCTIVE.test(at(-3).lower)) continue;
      const isPure = PURE_VERBS.has(verb.lower) && !/^(?:let|read)$/.test(verb.lower);
      const right = /^(?:are|were)$/.test(verb.lower)
        ? { are: 'is', were: 'was' }[verb.lower]
        : /^(?:have|do)$/.test(verb.lower) || isPure || isOther
          ? toThirdPerson(verb.lower)
          : undefined;
      if (right !== undefined)
        yield* replaceWord(verb, right, `“${subject.lower}” takes a verb in the third person: ${right}.`);
    }
  },
  examples: [
    ['She have two brothers.', 'She has two brothers.'],
    ['He often make mistakes.', 'He often makes mistakes.'],
    ['She work in a bank, and he like pizza.', 'She works in a bank, and he likes pizza.'],
    ['I like my boss and he always interrupt me.', 'I like my boss and he always interrupts me.'],
  ],
  leaves: [
    'They insist that he go at once.',
    'If he were here, he would know.',
    'Did she make it?',
    'Give it time, and without it work is hard.',
    'It cost a lot, and she cut the cake.',
    'They suggest that we stay and he go.',
    'My brother and he have a car.',
    'If I were rich and he were poor, we would share.',
  ],
};
