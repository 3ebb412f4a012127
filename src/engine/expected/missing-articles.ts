import { measureGain } from '../language-model/gain.ts';
import type { LanguageModel } from '../language-model/language-model.ts';
import { isPastParticiple } from '../lexicon/irregular-verbs.ts';
import { findPronounOfName } from '../lexicon/names.ts';
import { OUT_OF } from '../lexicon/without-article.ts';
import { wordSet } from '../lexicon/word-set.ts';
import { NOTHING } from '../rules/kit.ts';
import { withCapital } from '../text/capital.ts';
import type { Sentence, Word } from '../text/words.ts';
import type { Change } from '../types.ts';

/** What an article must gain, as a power of ten. Only in notes, which leave articles out: right prose has as much to gain. */
const LEAST_GAIN = 0.4;
/** “on call”, “in person”, “by hand” */
const LEAST_GAIN_OF_SET_PHRASE = 1;
const SET_PHRASE = wordSet('on in at by off under');

const TAKES_NONE = wordSet(
  "my your his her its our their 's this that these those each every no any some what which whose another",
);
/** “moving out end of March” lacks more than an article. */
const PARTICLES = wordSet('out off away up back over');

/** “after class”, “to work”: what one does there, rather than a place. */
const DONE_THERE = wordSet(
  'bed breakfast church class college court dinner home hospital lunch school town work',
);

/** “at cost”, “a bit of room” */
const HAS_NONE =
  /^(?:(?:have|has|had|got|no|enough) (?:room|space|time)|at (?:cost|risk|hand|fault|ease|stake|random|length|peace|war)|bit of|as head|as chair)$/;

/** What one has without an article. */
const UNCOUNTED = wordSet(
  'leave asthma eczema diabetes arthritis flu covid pneumonia dinner lunch breakfast supper bronchitis dyslexia autism anxiety depression tonsillitis',
);

/** “last week”, and “next door”. */
const TIME = /^(?:door|week|weekend|month|year|summer|winter|spring|autumn|fall|night|time|\p{Ll}+day)$/u;

/** Where a noun without an article begins: with its adjectives, behind no word that stands for one. */
function isOpenNoun({ words, text }: Sentence, at: number): boolean {
  const word = words[at];
  if (word === undefined || !/^(?:NOUN|ADJ)$/.test(word.tag) || !/^\p{L}\p{Ll}+$/u.test(word.text))
    return false;
  // “example.org”
  if (/^[./@_]\p{L}/u.test(text.slice(word.end, word.end + 2))) return false;
  // “25 pp. Event”: a sentence that is none for the reader of sentences
  if (at > 0 && word.text !== word.lower) return false;
  const before = words[at - 1];
  if (
    HAS_NONE.test(`${before?.lower} ${word.lower}`) ||
    HAS_NONE.test(`${words[at - 2]?.lower} ${before?.lower}`)
  )
    return false;
  // “on signed contract” lacks it before its participle
  if (before?.tag === 'VERB' && words[at - 2]?.tag === 'ADP' && isPastParticiple(before.lower)) return false;
  // “out of town”
  if (before?.lower === 'of' && words[at - 2]?.lower === 'out' && OUT_OF.has(word.lower)) return false;
  // “moving to derby”
  if (before?.lower === 'to' && words[at - 2]?.lemma === 'move') return false;
  if (/^(?:next|last)$/.test(word.lower) && TIME.test(words[at + 1]?.lower ?? '')) return false;
  if (before?.tag === 'ADP' && DONE_THERE.has(word.lower) && words[at + 1]?.tag !== 'NOUN') return false;
  return (
    before === undefined ||
    !(
      /^(?:DET|ADJ|NOUN|PROPN|NUM|PUNCT)$/.test(before.tag) ||
      TAKES_NONE.has(before.lower) ||
      PARTICLES.has(before.lower)
    )
  );
}

/** What follows the noun in the singular that begins there; nothing where there is none. */
function findNext({ words }: Sentence, at: number): Word | undefined {
  let last = at;
  while (/^(?:ADJ|NOUN)$/.test(words[last + 1]?.tag ?? '')) last += 1;
  const head = words[last];
  // “I have client calls”, which are no verb
  const isMidst = /^(?:VERB|AUX)$/.test(words[at - 1]?.tag ?? '') && words[last + 1]?.tag === 'VERB';
  if (isMidst && /[^s]s$/.test(words[last + 1]?.lower ?? '')) return undefined;
  const isOne =
    head?.tag === 'NOUN' &&
    !UNCOUNTED.has(head.lower) &&
    !/(?:[^s]s|ing)$|^(?:un)?till?$|^\p{L}$/u.test(head.lower);
  return isOne ? (words[last + 1] ?? NOTHING) : undefined;
}

/** The article before a word that begins at `start` of the text; the first of its sentence hands its capital over. */
export function insertArticle(
  article: string,
  { start, text, isFirst }: { start: number; text: string; isFirst: boolean },
  reason: string,
): Change {
  const takesCapital = isFirst && /^\p{Lu}/u.test(text);
  return {
    start,
    end: takesCapital ? start + 1 : start,
    replacement: takesCapital ? `${withCapital(article)} ${text.charAt(0).toLowerCase()}` : `${article} `,
    category: 'grammar',
    gist: 'article',
    reason,
    rule: 'missing-articles',
  };
}

/** Articles that notes leave out before nouns in the singular. */
export function findMissingArticles(sentence: Sentence, model: LanguageModel): Change[] {
  return sentence.words.flatMap((word, at): Change[] => {
    const next = isOpenNoun(sentence, at) ? findNext(sentence, at) : undefined;
    // “page 3”, “gate b”, and not “book I read”
    if (next === undefined || /^(?:\d|(?![AaIi]$)\p{L}$)/u.test(next.text)) return [];
    const { start } = word;
    const indefinite = /^[aeiou]/.test(word.lower) ? 'an' : 'a';
    const gainOf = (article: string) =>
      measureGain(model, sentence.text, { start, end: start, replacement: `${article} ` });
    const [the, a] = [gainOf('the'), gainOf(indefinite)];
    const isSetPhrase = SET_PHRASE.has(sentence.words[at - 1]?.lower ?? '');
    if (Math.max(the, a) < (isSetPhrase ? LEAST_GAIN_OF_SET_PHRASE : LEAST_GAIN)) return [];
    // “have oscar baptised”
    if (a > the && findPronounOfName(word.lower) !== undefined) return [];
    const article = the >= a || next.lower === 'again' ? 'the' : indefinite;
    const reason = `A thing that can be counted takes “a” or “the” before it.`;
    const isFirst = start === 0;
    return [insertArticle(article, { start: sentence.start + start, text: word.text, isFirst }, reason)];
  });
}
