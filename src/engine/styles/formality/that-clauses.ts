import { wordSet } from '../../lexicon/word-set.ts';
import { type Finding, type Place, placesOf, type Rule } from '../../rules/kit.ts';
import type { Sentence } from '../../text/words.ts';
import { isClause } from '../splits/clauses.ts';

/** Verbs whose “that” may be said or left out. */
const VERBS = wordSet(`
  say says said think thinks thought believe believes believed hope hopes hoped know knows knew feel feels felt claim
  claims claimed suggest suggests suggested state states stated admit admits admitted insist insists insisted suppose
  mean means meant realise realised realize realized guess`);
const SUBJECTS = wordSet(
  'i you he she it we they there the a an his her their our my your its this these those some many most',
);
const BEFORE = /^(?:NOUN|PROPN|PRON|AUX|ADV|PART)$/;

/** Whether somebody says or thinks here: no “it is said”, and no “said” after what was quoted. */
function isTelling({ word, at }: Place): boolean {
  if (!VERBS.has(word.lower) || word.tag === 'NOUN') return false;
  const before = at(-1);
  // “Do you think you could …” asks for something.
  if (before.lower === 'you' && /^(?:do|did)$/.test(at(-2).lower)) return false;
  if (!BEFORE.test(before.tag) || /^(?:is|are|was|were|be|been|being|as|what|it)$/.test(before.lower))
    return false;
  // “…, he said the man” and “what he said it was” are no beginnings of a clause.
  return ![-2, -3].some((distance) => /^(?:["”,]|what|which|who|as|that)$/.test(at(distance).lower));
}

function* listTellings(sentence: Sentence, skip: 0 | 1): Generator<Place> {
  for (const place of placesOf(sentence)) {
    const next = place.index + 1 + skip;
    const subject = sentence.words[next];
    if (!isTelling(place) || subject === undefined) continue;
    const isSubject = SUBJECTS.has(subject.lower) || subject.tag === 'PROPN';
    if (isSubject && isClause(sentence.words, next, { isStrict: true })) yield place;
  }
}

/** “He said it was late” is “He said that it was late” in a more formal text. */
export const withThat: Rule = {
  id: 'with-that',
  category: 'tone',
  gist: 'formal clause',
  *find(sentence): Generator<Finding> {
    for (const { word } of listTellings(sentence, 0)) {
      const reason = `A more formal text does not leave out the “that” after “${word.lower}”.`;
      yield { start: word.end, end: word.end, replacement: ' that', reason };
    }
  },
  examples: [['She said it was late.', 'She said that it was late.']],
  leaves: [
    'It is said the house is old.',
    'She said so.',
    'I know the man.',
    'He knew the house that she saw.',
  ],
};

/** “He said that it was late” is “He said it was late” in speech. */
export const withoutThat: Rule = {
  id: 'without-that',
  category: 'tone',
  gist: 'everyday clause',
  *find(sentence): Generator<Finding> {
    for (const { word, at } of listTellings(sentence, 1)) {
      const next = at(1);
      if (next.lower !== 'that' || sentence.text.slice(word.end, next.start) !== ' ') continue;
      const reason = `In everyday English one leaves out the “that” after “${word.lower}”.`;
      yield { start: word.end, end: next.end, replacement: '', reason };
    }
  },
  examples: [['She said that it was late.', 'She said it was late.']],
  leaves: ['She said that.', 'She said that man was late.', 'It is said that he left.'],
};
