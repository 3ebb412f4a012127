import { wordSet } from '../../lexicon/word-set.ts';
import { type Finding, type Place, placesOf, type Rule } from '../../rules/kit.ts';
import type { Sentence, Word } from '../../text/words.ts';

/** Nouns whose “that” tells what they are about: “the fact that it rains”. */
const TELLS_WHAT = wordSet(`
  fact facts idea claim claims belief view news hope fear sign signs evidence proof chance risk possibility suggestion
  argument feeling sense impression conclusion notion theory rumour rumor report reports promise assumption concern
  warning announcement statement realisation realization decision condition point danger likelihood odds doubt
  suspicion expectation understanding agreement proposal recommendation demand requirement extent case day way reason
  time moment`);
const SUBJECTS = wordSet('i you we they he she');
const BE = wordSet('is are was were');
const PLACES = wordSet('in on at from near under inside outside above behind within');

/** “the book that I read”: subject and verb follow at once. */
function isObjectClause({ word, at }: Place): boolean {
  const noun = at(-1);
  return (
    /^(?:that|which|whom)$/.test(word.lower) &&
    noun.tag === 'NOUN' &&
    !TELLS_WHAT.has(noun.lower) &&
    SUBJECTS.has(at(1).lower) &&
    (at(2).tag === 'VERB' || at(2).tag === 'AUX') &&
    // “so much time that we left”, “said the man that he”
    !/^(?:so|such|said|told|tell|says)$/.test(at(-2).lower) &&
    !/^(?:so|such|said|told|tell|says)$/.test(at(-3).lower)
  );
}

/** “people who are living here”, “the tools that are in the shed”. */
function isBareClause({ word, at }: Place): boolean {
  if (!/^(?:that|which|who)$/.test(word.lower) || at(-1).tag !== 'NOUN' || !BE.has(at(1).lower)) return false;
  const next = at(2);
  if (TELLS_WHAT.has(at(-1).lower)) return false;
  if (/ing$/.test(next.lower))
    return next.tag === 'VERB' && next.lower !== 'going' && !/^(?:PUNCT|EDGE)$/.test(at(3).tag);
  return PLACES.has(next.lower) && /^(?:DET|PRON|NOUN|ADJ)$/.test(at(3).tag);
}

/** Whether the word stands in an opening clause: “If there are questions that you have, …” needs its border. */
function standsInCondition({ text }: Sentence, { start }: Word): boolean {
  return /^(?:if|when|unless|once|should)\b/i.test(text) && !text.slice(0, start).includes(',');
}

/** “the book that I read” is the book I read. */
export const relativePronoun: Rule = {
  id: 'shorten-relative-pronoun',
  category: 'shortening',
  gist: 'relative clause',
  *find(sentence): Generator<Finding> {
    if (/^it (?:is|was)\b/i.test(sentence.text)) return;
    for (const place of placesOf(sentence)) {
      const { word, at } = place;
      if (standsInCondition(sentence, word)) continue;
      const reason = 'The clause can follow its noun directly.';
      if (isObjectClause(place)) yield { start: word.start, end: at(1).start, replacement: '', reason };
      else if (isBareClause(place)) yield { start: word.start, end: at(2).start, replacement: '', reason };
    }
  },
  examples: [
    ['The tools that we bought are good.', 'The tools we bought are good.'],
    ['People who are living here agree.', 'People living here agree.'],
    ['The tools that are in the shed are old.', 'The tools in the shed are old.'],
  ],
  leaves: [
    'The fact that I know it helps.',
    'If there are any tools that you need, call us.',
    'The plan, which I like, is good.',
    'People who are going to come.',
    'There was so much noise that we left.',
  ],
};
