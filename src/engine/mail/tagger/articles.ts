import { insertArticle } from '../../expected/missing-articles.ts';
import type { Change } from '../../types.ts';
import { isSomebody, takesNoArticle, takesNoArticleBehind } from './agreement.ts';
import type { ArticleFinder } from './contracts.ts';
import type { Tagger } from './tagger.ts';
import { LONGEST_TEXT, listStraightTokens } from './tokens.ts';

/** How likely “a” or “the” has to be, from 0 to 1. */
const LEAST = 0.7;
/** A point of a list, which is hardly a sentence. */
const POINT = /^[ \t]*[-*•–][ \t].*$/gmu;
const IS_DETERMINER = /^(?:the|an?|my|our|your|his|her|their|this|that)$/i;
/** “example.org”, “page 3” and “gate B” */
const TAKES_NONE = /[./@_]\p{L}|^\p{Lu}$/u;

export function makeArticleFinder(tagger: Tagger): ArticleFinder {
  const kinds = tagger.articles.length;
  const ARTICLES = ['the', 'a'].map((article) => tagger.articles.indexOf(article));
  return (text, isName) => {
    const points = [...text.matchAll(POINT)].filter(([point]) => !/[.!?]$/.test(point));
    const isInPoint = (start: number) =>
      points.some(({ 0: point, index }) => start >= index && start < index + point.length);
    const tokens = listStraightTokens(text).slice(0, LONGEST_TEXT);
    const { articles } = tagger.tag(tokens);
    return tokens.flatMap(({ text: word, start, mark }, at): Change[] => {
      const [the = 0, a = 0] = ARTICLES.map((kind) => articles[at * kinds + kind] ?? 0);
      if (
        the + a < LEAST ||
        isInPoint(start) ||
        TAKES_NONE.test(word) ||
        takesNoArticleBehind(tokens[at - 1]?.text.toLowerCase() ?? '', mark) ||
        // “the signed contract”
        (mark === 'space' &&
          IS_DETERMINER.test(tokens[at - 2]?.text ?? '') &&
          /ed$/.test(tokens[at - 1]?.text ?? '')) ||
        // “Sheep.”
        (mark !== 'space' && (tokens[at + 1]?.mark ?? 'end') !== 'space') ||
        takesNoArticle(
          word.toLowerCase(),
          tokens[at + 1]?.text.toLowerCase() ?? '',
          tokens.slice(Math.max(0, at - 2), at).map((token) => token.text.toLowerCase()),
        ) ||
        isSomebody(word.toLowerCase(), tokens[at + 1]?.text ?? '', isName)
      )
        return [];
      const article = the > a ? 'the' : /^[aeiou]/i.test(word) ? 'an' : 'a';
      const reason = `“${article}” is missing here: a thing that can be counted takes it.`;
      const isFirst = mark === 'start' || mark === 'end' || mark === 'question';
      return [insertArticle(article, { start, text: word, isFirst }, reason)];
    });
  };
}
