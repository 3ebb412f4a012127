import { findIrregularPast } from '../lexicon/irregular-verbs.ts';
import { placesOf, type Rule, replaceWord } from './kit.ts';

const OPENING_TIME =
  /^(?:Yesterday|Last (?:week|weekend|month|year|night|summer|winter|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday)|(?:A|Two|Three|Four|Five|Six|Ten) (?:few )?(?:days?|weeks?|months?|years?) ago),? $/;

/** “Yesterday I go”: a time that is over at the start of a sentence, then the subject and its verb. */
export const pastTime: Rule = {
  id: 'past-time',
  category: 'grammar',
  gist: 'past tense',
  *find(sentence) {
    for (const { index, word: subject, at } of placesOf(sentence)) {
      if (index > 5) return;
      if (!/^(?:I|we|they|he|she|you)$/.test(subject.text)) continue;
      if (!OPENING_TIME.test(sentence.text.slice(0, subject.start))) return;
      const verb = at(1);
      const past = /^(?:am|is)$/.test(verb.lower)
        ? 'was'
        : verb.lower === 'are'
          ? 'were'
          : verb.lower === 'has'
            ? 'had'
            : findIrregularPast(verb.lower);
      if (past === undefined || /^(?:read|cut|put|set|hit|let)$/.test(verb.lower)) return;
      // “Yesterday I have seen her” is another slip.
      if (/^(?:have|has)$/.test(verb.lower) && /^(?:VERB|AUX)$/.test(at(2).tag)) return;
      yield* replaceWord(verb, past, `The time is over, so the verb is in the past tense: ${past}.`);
      return;
    }
  },
  examples: [
    ['Yesterday I go to the market.', 'Yesterday I went to the market.'],
    ['Last week, we have a meeting.', 'Last week, we had a meeting.'],
  ],
  leaves: ['Yesterday I was at home.', 'Every day I go to the market.', 'Last week we had lunch.'],
};
