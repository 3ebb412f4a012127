import { toForms } from '../lexicon/inflection.ts';
import { wordSet } from '../lexicon/word-set.ts';
import type { Word } from '../text/words.ts';
import { PERSONAL, placesOf, type Rule } from './kit.ts';

const ASKED = wordSet(`
  know knows knew understand understands understood wonder wondered wondering remember explain explained forget forgot
  tell told ask asked sure idea`);
const ASKING = wordSet('what where why how when who');
const MOVABLE = wordSet('is are was were should can could will would must');
const WHOM = wordSet('me us him them you');

/** “that” may go with a noun, unless the question ends there. */
function isSubject({ lower }: Word, next: Word): boolean {
  if (lower === 'that') return /^(?:PUNCT|EDGE)$/.test(next.tag);
  return PERSONAL.has(lower) || lower === 'it' || lower === 'this';
}

export const embeddedQuestion: Rule = {
  id: 'embedded-question',
  category: 'grammar',
  gist: 'word order',
  *find(sentence) {
    for (const { word, at } of placesOf(sentence)) {
      if (
        !ASKING.has(word.lower) ||
        !(ASKED.has(at(-1).lower) || (WHOM.has(at(-1).lower) && ASKED.has(at(-2).lower)))
      )
        continue;
      const first = word.lower === 'what' && at(1).lower === 'time' ? 2 : 1;
      const [helper, subject, verb] = [at(first), at(first + 1), at(first + 2)];
      if (!isSubject(subject, verb)) continue;
      const reason = 'In a question within a sentence, the subject comes before the verb.';
      if (MOVABLE.has(helper.lower)) {
        const replacement = `${subject.text} ${helper.text}`;
        yield { start: helper.start, end: subject.end, replacement, reason };
      } else if (/^(?:do|does|did)$/.test(helper.lower) && /^(?:VERB|AUX|NOUN)$/.test(verb.tag)) {
        const { base, third, past } = toForms(verb.lower);
        const said = { do: base, does: third, did: past }[helper.lower] ?? base;
        yield { start: helper.start, end: verb.end, replacement: `${subject.text} ${said}`, reason };
      }
    }
  },
  examples: [
    ["I don't know where is he.", "I don't know where he is."],
    ['Tell me what is that.', 'Tell me what that is.'],
    ['Do you know what time is it?', 'Do you know what time it is?'],
    ['I cannot understand what does he mean.', 'I cannot understand what he means.'],
    [
      "I don't know what should I do, and she asked me why did I leave.",
      "I don't know what I should do, and she asked me why I left.",
    ],
  ],
  leaves: [
    'I know what is right.',
    'Tell me: where is he?',
    'I asked how it was. What did you say?',
    'I know who can help.',
  ],
};
