import { wordSet } from '../../lexicon/word-set.ts';
import type { Finding, Rule } from '../../rules/kit.ts';
import type { Word } from '../../text/words.ts';
import { carriesClause, countWords, findStop, isNaming, isWhole, speaksOfUs } from './clauses.ts';

/** “-ing” words that open no participle phrase, or one that sets bounds. */
const NO_PARTICIPLES = wordSet(`
  including excluding according regarding concerning depending following starting beginning ending during morning
  evening something nothing anything everything king string thing pending assuming providing considering`);
/** What follows a participle in a phrase, and hardly ever the last noun of a list. */
const AFTER_PARTICIPLE = wordSet(`
  the a an his her its their our my your this that these those it them him us me you to in on at from for with into by
  as out up off over more how what where many much some all about through towards back one`);
/** After these a tail completes what was said. */
const NEEDS_TAIL = wordSet('is are was were be been being than as that if whether not');

function opensTail(word: Word, next: Word | undefined, before: Word, tail: readonly Word[]): boolean {
  if (word.lower === 'which' || word.lower === 'who' || word.lower === 'whose') return isNaming(before);
  if (word.lower === 'where') return isNaming(before) && !tail.some(({ lower }) => lower === 'and');
  if (/^(?:with|while|as|after|before|although|though|when|amid)$/.test(word.lower))
    return !/^(?:well|if|though|long|soon|much|far|of|regard|respect)$/.test(next?.lower ?? '');
  if (!/ing$/.test(word.lower) || NO_PARTICIPLES.has(word.lower) || /ing$/.test(before.lower)) return false;
  return /^(?:VERB|AUX)$/.test(word.tag) && AFTER_PARTICIPLE.has(next?.lower ?? '');
}

/** “…, which made them glad.”, “…, making it easier.”: the sentence is whole before it. */
export const tails: Rule = {
  id: 'shorten-tail',
  category: 'shortening',
  gist: 'added clause',
  *find(sentence): Generator<Finding> {
    const stop = findStop(sentence);
    if (stop === undefined || speaksOfUs(sentence)) return;
    const { words } = sentence;
    for (const [index, comma] of words.entries()) {
      const [before, first] = [words[index - 1], words[index + 1]];
      if (comma.text !== ',' || before === undefined || first === undefined) continue;
      if (/^(?:CCONJ|SCONJ|ADP|DET|PART)$/.test(before.tag)) continue;
      const tail = words.slice(index + 1, stop);
      if (countWords(tail) < 3 || NEEDS_TAIL.has(before.lower)) continue;
      if (!opensTail(first, words[index + 2], before, tail) || !isWhole(sentence, index)) continue;
      // A comma within may end the tail: what comes after it belongs to the sentence again.
      const inner = tail.findIndex(({ text }) => text === ',');
      if (inner >= 0 && tail.slice(inner).some(carriesClause)) continue;
      // “the woman, who has one child, for free”
      const goesOn = inner >= 0 && !/^(?:and|or)$/.test(tail[inner + 1]?.lower ?? '');
      if (goesOn && /^(?:who|which|whose|where)$/.test(first.lower)) continue;
      const end = words[stop]?.start ?? comma.start;
      const reason = 'The sentence is complete without the clause added at its end.';
      yield { start: comma.start, end, replacement: '', reason };
      return;
    }
  },
  examples: [
    ['The team moved to the new office, which made everyone glad.', 'The team moved to the new office.'],
    ['The city closed the old road, making it harder to get home.', 'The city closed the old road.'],
  ],
  leaves: [
    'She likes swimming, running and cycling.',
    'If it rains, which it does, we stay.',
    'He met the man who called.',
    'We sell fruit, including apples and pears.',
  ],
};
