import { type Finding, placesOf, type Rule } from '../../rules/kit.ts';
import type { Word } from '../../text/words.ts';

const SUBJECTS = /^(?:i|we|you|they|he|she|it)$/;
const isVerb = ({ tag }: Word) => tag === 'VERB' || tag === 'AUX';
/** Of a clause with one of these, the second verb could be a part. */
const OPENS_CLAUSE =
  /^(?:that|which|who|if|whether|when|while|because|although|though|since|as|before|after|until|unless|so|but|or|and|than|where|what|how|why)$/;

/** Whether the words between are one plain clause, which the second verb cannot be taken for a part of. */
function isPlain(clause: readonly Word[]): boolean {
  const [first] = clause;
  if (first === undefined || !isVerb(first)) return false;
  return clause.every(
    ({ tag, lower, text }) => !OPENS_CLAUSE.test(lower) && (tag !== 'PUNCT' || /^['’-]/.test(text)),
  );
}

/** “I am a fast learner and I enjoy it.”: one subject is enough for both verbs. */
export const sharedSubjects: Rule = {
  id: 'shorten-shared-subject',
  category: 'shortening',
  gist: 'same subject',
  *find({ words, text }): Generator<Finding> {
    const [subject] = words;
    if (subject === undefined || !SUBJECTS.test(subject.lower) || text.includes('?')) return;
    for (const { word, at, index } of placesOf({ words, text, start: 0 })) {
      if (word.lower !== 'and') continue;
      const [next, verb] = [at(1), at(2)];
      // “I’ve seen it and I have”: what is drawn together parts badly.
      if (next.lower !== subject.lower || !isVerb(verb) || /^['’]/.test(verb.text)) return;
      if (!isPlain(words.slice(1, index))) return;
      yield {
        start: next.start,
        end: verb.start,
        replacement: '',
        reason: 'One subject is enough for both verbs.',
      };
      return;
    }
  },
  examples: [['I am a fast learner and I enjoy the work.', 'I am a fast learner and enjoy the work.']],
  leaves: [
    'I think that she is late and I am sorry.',
    'We sold it, and they bought it and we left.',
    'Can I come and I will pay?',
    'I came and she left.',
  ],
};
