import { wordSet } from '../lexicon/word-set.ts';
import { placesOf, type Rule } from './kit.ts';

const ADJECTIVES = wordSet(`
  good bad great big important new interesting difficult easy serious huge nice wonderful perfect better useful strong
  common`);
const BE = /^(?:is|was|be|'s|become|becomes|been)$/;

export const missingArticle: Rule = {
  id: 'missing-article',
  category: 'grammar',
  gist: 'article',
  *find(sentence, { nouns }) {
    for (const { word: adjective, at } of placesOf(sentence)) {
      const isVery = at(-1).lower === 'very';
      const [noun, next] = [at(1), at(2)];
      if (!ADJECTIVES.has(adjective.lower) || !BE.test(at(isVery ? -2 : -1).lower)) continue;
      if (noun.tag !== 'NOUN' || noun.lower.endsWith('s') || !nouns.isCountable(noun.lower, 0.3)) continue;
      if (/^(?:NOUN|PROPN|ADJ|VERB)$/.test(next.tag) || next.text === '-') continue;
      const first = isVery ? at(-1) : adjective;
      const article = /^[aeio]/.test(first.lower) ? 'an' : 'a';
      const reason = `One thing of many takes an article: ${article} ${first.lower}${isVery ? ` ${adjective.lower}` : ''} ${noun.lower}.`;
      yield { start: first.start, end: first.start, replacement: `${article} `, reason };
    }
  },
  examples: [['It is good idea.', 'It is a good idea.']],
  leaves: ['It is good advice.', 'He is good at chess.', 'This is important information.'],
};
