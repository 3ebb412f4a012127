import { findIrregularBase, findIrregularParticiple, findIrregularPast } from '../lexicon/irregular-verbs.ts';
import { opensClause, PERSONAL, placesOf, type Rule, replaceWord, verbAfterSubject } from './kit.ts';

const HELPER = /^(?:have|has|had|'ve|'s|'d|having|am|is|are|was|were|be|been|being|get|got|gets)$/;

export const pastWithoutHelper: Rule = {
  id: 'past-without-helper',
  category: 'grammar',
  gist: 'past tense',
  *find(sentence) {
    if (sentence.text.trimEnd().endsWith('?')) return;
    for (const place of placesOf(sentence)) {
      const { word: subject, at, index } = place;
      if (!PERSONAL.has(subject.lower) || !opensClause(at(-1)) || /^(?:as|than)$/.test(at(-1).lower))
        continue;
      // “They have eaten and he drunk”: one helper may serve two participles.
      if (at(-1).tag !== 'EDGE' && sentence.words.slice(0, index).some(({ lower }) => HELPER.test(lower)))
        continue;
      const verb = verbAfterSubject(place);
      const base = findIrregularBase(verb.lower);
      if (base === undefined || findIrregularParticiple(base) !== verb.lower) continue;
      const past = findIrregularPast(base);
      if (past === undefined) continue;
      yield* replaceWord(
        verb,
        past,
        `Without “have”, it is the past tense that tells what happened: ${past}.`,
      );
    }
  },
  examples: [
    ['I seen that movie last week.', 'I saw that movie last week.'],
    [
      'She done her homework already, and they gone home.',
      'She did her homework already, and they went home.',
    ],
  ],
  leaves: [
    'Have you ever seen it?',
    'They had eaten and we drunk.',
    'I bought it and she kept it.',
    'The songs I have sung are old.',
    'You seen my keys?',
  ],
};
