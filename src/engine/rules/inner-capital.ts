import type { Rule } from './kit.ts';

/** Words that are no names, and of no name's inside but in titles. “A” is a grade and a key, too. */
const INNER =
  /(?<=(?<!\p{L})(?:\p{Ll}{2,},?|[Ss]o|[Aa]nd|[Bb]ut|However,|Also,|Moreover,|Likewise,|Therefore,|Firstly,|Secondly,|Finally,) )(?:The|An|This|That|These|Those|It|They|We|He|She|You|There|When|If|Because|And|But|So|In|On|For|From|With|Many|Most|Both|My|Our|Your|Their|His|Her|Its)(?= \p{Ll})/gu;

/** “Hello all, We have moved”: what begins a letter on one line, and what ends it. */
const LETTER =
  /^(?:hi|hello|hey|dear|good (?:morning|afternoon|evening)|thanks|thank you|many thanks|(?:best|kind|warm) (?:regards|wishes)|regards|yours|sincerely|cheers|love)\b[^,]*, $/i;

/** “the It girl”, “she asked, Who is it?”: called so, or said. */
const CALLED = /(?:^|[^\p{L}])(?:the|an?|called|named|titled|sa(?:y|ys|id)|asks?|asked|adds?|added),? $/iu;

/** A word with a capital of its own. */
const OTHER_CAPITAL = /(?<=\p{L} )\p{Lu}\p{Ll}+/gu;
/** Of so many words with a capital inside a sentence it is a title. */
const TITLE = 4;

export const innerCapital: Rule = {
  id: 'inner-capital',
  category: 'spelling',
  gist: 'small letter',
  *find({ text }) {
    if ([...text.matchAll(OTHER_CAPITAL)].length >= TITLE) return;
    for (const { 0: word, index } of text.matchAll(INNER)) {
      const before = text.slice(0, index);
      if (LETTER.test(before) || CALLED.test(before) || /["“‘'(:]/.test(before)) continue;
      yield {
        start: index,
        end: index + word.length,
        replacement: word.toLowerCase(),
        reason: 'Inside a sentence, a word that is no name takes a small letter.',
      };
    }
  },
  examples: [
    ['Likewise, The theory has been shown to fail.', 'Likewise, the theory has been shown to fail.'],
    ['So It will be a long day for us.', 'So it will be a long day for us.'],
    ['We went home early, Because the shop was closed.', 'We went home early, because the shop was closed.'],
    ['First of all, It takes some time.', 'First of all, it takes some time.'],
  ],
  leaves: [
    'Hello all, We have moved to the second floor.',
    'Thanks, The team at the desk',
    'He said, It is late.',
    'She was the It girl of that year.',
    'They played “Let It be” twice.',
    'We watched Gone With the Wind and The Sound of Music.',
    'He gave In Our Time to his sister.',
    'It is in A minor.',
  ],
};
