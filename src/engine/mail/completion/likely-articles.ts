import { insertArticle } from '../../expected/missing-articles.ts';
import type { Span } from '../../text/edits.ts';
import type { Sentence } from '../../text/words.ts';
import type { Change } from '../../types.ts';
import type { IsName } from '../words/is-name.ts';
import type { SentenceModel } from '../words/sentence-model.ts';
import { isImperative, isListed, isSentence } from '../words/statements.ts';
import { type Clause, readClause } from './clause.ts';
import type { ArticleFinder } from './completer.ts';
import { weighArticles } from './set-articles.ts';
import type { Setting } from './signs.ts';

/** How likely “a” or “the” has to be, from 0 to 1; at the beginning, plurals and names stand without. */
const LEAST = 0.55;
const LEAST_OF_FIRST = 0.9;
const MAY_STAND_ALONE = /^(?:things|does-or-things|people|name|name-or-noun|unknown)$/;

/** “example.org” */
const IS_LINK = /[./@_]\p{L}/u;

/** Words without a mark between them. */
const PART = /[^,;:.!?…()[\]–—"“”\n]+/gu;
/** A point of a list, which is hardly a sentence. */
const IS_POINT = /^[ \t]*[-*•–][ \t]/u;
/** Words; longer ones are no haste. */
const LONGEST_PART = 30;

function* listParts({ start, text }: Sentence): Generator<Span & { words: string }> {
  for (const { 0: part, index } of text.matchAll(PART)) {
    const words = part.trim();
    const from = start + index + part.indexOf(words);
    if (words.includes(' ')) yield { start: from, end: from + words.length, words };
  }
}

/** The article that is likely to be missing before the word at `at`. */
function findLikely(clause: Clause, at: number, setting: Setting): string | undefined {
  if (IS_LINK.test(clause.texts[at] ?? '')) return undefined;
  if (at === 0 && MAY_STAND_ALONE.test(clause.classes[0] ?? '')) return undefined;
  const set = weighArticles(clause, at, setting).filter(({ option }) => /^(?:the|a)$/.test(option.kind));
  const [likeliest] = set.sort((one, other) => other.share - one.share);
  if (likeliest === undefined) return undefined;
  const share = set.reduce((sum, each) => sum + each.share, 0);
  return share < (at === 0 ? LEAST_OF_FIRST : LEAST) ? undefined : likeliest.option.words[at];
}

/** `read`: the sentences of a text with straight apostrophes, with tagged words. */
export function makeArticleFinder(read: (text: string) => Sentence[], model: SentenceModel): ArticleFinder {
  const findInPart = ({ start, words }: Span & { words: string }, isName: IsName): Change[] => {
    const readWords = (some: string) => readClause(some, read, isName, model);
    const nothing = readWords('');
    const setting: Setting = {
      said: nothing,
      asked: nothing,
      joint: '',
      next: '',
      isWhole: isSentence(words),
      isRequest: isImperative(words),
      model,
    };
    const clause = readWords(words);
    if (clause.texts.length > LONGEST_PART) return [];
    const starts = [...words.matchAll(/\S+/g)].map(({ index }) => start + index);
    return clause.texts.flatMap((text, at): Change[] => {
      const article = findLikely(clause, at, setting);
      if (article === undefined) return [];
      const reason = `“${article}” is missing here: a thing that can be counted takes it.`;
      return [insertArticle(article, { start: starts[at] ?? start, text, isFirst: at === 0 }, reason)];
    });
  };
  return (text, isName) =>
    read(text.replaceAll('’', "'")).flatMap((sentence) =>
      isListed(sentence.text) || (IS_POINT.test(sentence.text) && !/[.!?]$/.test(sentence.text))
        ? []
        : [...listParts(sentence)].flatMap((part) => findInPart(part, isName)),
    );
}
