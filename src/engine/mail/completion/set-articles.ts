import { wordSet } from '../../lexicon/word-set.ts';
import { loadWeights, type Weights } from '../../text/weights.ts';
import type { Clause } from './clause.ts';
import { listArticleOptions, type Option } from './options.ts';
import { weigh } from './ranker.ts';
import type { Setting } from './signs.ts';

/** A noun stays without its article where that is so likely. */
const MOST_WITHOUT_ARTICLE = 0.45;

let loaded: Weights | undefined;

/** What may be set before the word at `at`, with how likely each is right, from 0 to 1. */
export function weighArticles(
  clause: Clause,
  at: number,
  setting: Setting,
): { option: Option; share: number }[] {
  loaded ??= loadWeights(new URL('articles.txt', import.meta.url));
  return weigh(listArticleOptions(clause, at, setting), loaded);
}

/** “it sleeps in own bed”: whose, by the subject. */
const OWNERS: ReadonlyMap<string, string> = new Map([
  ['i', 'my'],
  ['we', 'our'],
  ['it', 'its'],
  ['he', 'his'],
  ['she', 'her'],
  ['they', 'their'],
  ['you', 'your'],
]);
const OWNED = wordSet('my your his her its our their');

/** The words with what is likely to stand before the one at `at`; undefined where nothing is. */
function chooseSet(clause: Clause, at: number, setting: Setting): string[] | undefined {
  const { lower, texts } = clause;
  const owner = lower[at] === 'own' ? OWNERS.get(lower[0] ?? '') : undefined;
  if (owner !== undefined) return OWNED.has(lower[at - 1] ?? '') ? undefined : texts.toSpliced(at, 0, owner);
  const options = weighArticles(clause, at, setting);
  const plain = options.find(({ option }) => option.isPlain)?.share ?? 1;
  if (plain > MOST_WITHOUT_ARTICLE) return undefined;
  const [likeliest] = options
    .filter(({ option }) => !option.isPlain)
    .sort((one, other) => other.share - one.share);
  return likeliest?.option.words;
}

interface ArticleSetting {
  setting: Setting;
  readWords(words: string): Clause;
  /** The index of the first word before which something may be set. */
  from: number;
}

/** The words of a clause that has its structure, with what is to stand before its nouns and times. */
export function setArticles(
  words: readonly string[],
  { setting, readWords, from }: ArticleSetting,
): string[] {
  let done = [...words];
  let written = readWords(done.join(' '));
  for (let at = done.length - 1; at >= from; at -= 1) {
    const set = chooseSet(written, at, setting);
    if (set === undefined) continue;
    done = set;
    written = readWords(done.join(' '));
  }
  return done;
}
