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
    const owner = written.lower[at] === 'own' ? OWNERS.get(written.lower[0] ?? '') : undefined;
    if (owner !== undefined) {
      if (!OWNED.has(written.lower[at - 1] ?? '')) done = done.toSpliced(at, 0, owner);
      written = readWords(done.join(' '));
      continue;
    }
    const options = weighArticles(written, at, setting);
    const plain = options.find(({ option }) => option.isPlain)?.share ?? 1;
    if (plain > MOST_WITHOUT_ARTICLE) continue;
    const set = options
      .filter(({ option }) => !option.isPlain)
      .sort((one, other) => other.share - one.share)[0];
    if (set === undefined) continue;
    done = set.option.words;
    written = readWords(done.join(' '));
  }
  return done;
}
