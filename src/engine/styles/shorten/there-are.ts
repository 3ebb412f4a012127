import type { Finding, Rule } from '../../rules/kit.ts';
import { withCapital } from '../../text/capital.ts';
import type { Sentence, Word } from '../../text/words.ts';

const COUNTS = /^(?:many|some|several|few|an?|one|two|three|four|five|other|numerous|no|various)$/;
const LONGEST_NAME = 5;

/** Where the pronoun of “there are many people who …” stands; nothing where its noun phrase is no plain one. */
function findPronoun(words: readonly Word[]): number | undefined {
  const index = words.findIndex(({ lower }) => /^(?:who|that|which)$/.test(lower));
  const name = words.slice(2, index);
  if (index < 4 || name.length > LONGEST_NAME || !COUNTS.test(name[0]?.lower ?? '')) return undefined;
  const [noun, verb] = [name.at(-1), words[index + 1]];
  if (noun?.tag !== 'NOUN' || !name.every(({ tag }) => /^(?:DET|ADJ|NUM|NOUN|ADV)$/.test(tag)))
    return undefined;
  return verb !== undefined && /^(?:VERB|AUX)$/.test(verb.tag) ? index : undefined;
}

function findIn({ words, text }: Sentence): Finding | undefined {
  const [there, be, first] = words;
  if (there?.lower !== 'there' || !/^(?:is|are|was|were)$/.test(be?.lower ?? '')) return undefined;
  const index = findPronoun(words);
  const [last, pronoun] = [words[(index ?? 0) - 1], words[index ?? -1]];
  if (first === undefined || last === undefined || pronoun === undefined) return undefined;
  // “There is a man who agrees, and he …” is two statements, of which the second stays as it is.
  const name = text.slice(first.start, last.end);
  return {
    start: there.start,
    end: pronoun.end,
    replacement: withCapital(name),
    reason: 'The sentence can begin with whom or what it is about.',
  };
}

/** “There are many people who agree.” says that many people agree. */
export const thereAre: Rule = {
  id: 'shorten-there-are',
  category: 'shortening',
  gist: '“there are”',
  *find(sentence): Generator<Finding> {
    const found = findIn(sentence);
    if (found !== undefined) yield found;
  },
  examples: [
    ['There are many people who agree.', 'Many people agree.'],
    ['There is a small shop that sells bread.', 'A small shop sells bread.'],
  ],
  leaves: ['There are people who agree.', 'There are many things that we need.', 'There are many of us.'],
};
