import { wordSet } from '../lexicon/word-set.ts';
import { PERSONAL, placesOf, type Rule } from './kit.ts';

const ASKING = wordSet('why where when how what');
const MOVABLE = wordSet('are is was were am can could will would should have has do does did must');

export const questionOrder: Rule = {
  id: 'question-order',
  category: 'grammar',
  gist: 'word order',
  *find(sentence) {
    const { text, words } = sentence;
    if (!/[^?]\?$/.test(text) || /[,;:]/.test(text)) return;
    const [first] = placesOf(sentence);
    if (first === undefined || !ASKING.has(first.word.lower)) return;
    const [subject, verb] = [first.at(1), first.at(2)];
    const isSubject = PERSONAL.has(subject.lower) || subject.lower === 'it';
    if (!isSubject || !MOVABLE.has(verb.lower)) return;
    // “What you are is what you eat?”: another finite verb makes the first clause a part of the sentence.
    if (words.slice(3).some(({ tag, lower }) => tag === 'AUX' || /^(?:is|are|was|were|do|does)$/.test(lower)))
      return;
    // “didn't” goes before the subject as one word.
    const last = first.at(3).lower === "n't" ? first.at(3) : verb;
    const moved = sentence.text.slice(verb.start, last.end);
    yield {
      start: subject.start,
      end: last.end,
      replacement: `${moved} ${subject.text}`,
      reason: `In a question, “${verb.text}” comes before the subject.`,
    };
  },
  examples: [
    ['Why you are late today?', 'Why are you late today?'],
    ["Why you didn't call?", "Why didn't you call?"],
    ['Where we can meet?', 'Where can we meet?'],
  ],
  leaves: ['Why are you late?', 'What you are is what you eat?', 'I know where we can meet.'],
};
