import { loadWordForms } from '../confusion-sets/word-forms.ts';
import type { LanguageModel } from '../language-model/language-model.ts';
import { findSingular, toPlural } from '../lexicon/nouns.ts';
import { wordSet } from '../lexicon/word-set.ts';
import { matchCapital, NOTHING } from '../rules/kit.ts';
import { withCapital } from '../text/capital.ts';
import type { Sentence, Word } from '../text/words.ts';
import type { Change } from '../types.ts';

export type TextEdit = Pick<Change, 'start' | 'end' | 'replacement'>;

/** The types of ERRANT (Bryant, Felice and Briscoe, 2017): missing (M), unnecessary (U) or replaced (R), and what. */
export type EditType = 'M:DET' | 'U:DET' | 'M:PREP' | 'R:PREP' | 'M:PUNCT' | 'U:PUNCT' | 'R:FORM' | 'R:POSS';

/** One small change that a sentence may want. */
export interface Candidate {
  type: EditType;
  /** Its type and what makes it a kind of its own: the article that is missing, the pair of forms. */
  kind: string;
  /** Index of the word that is replaced or taken out, or before which another one is missing. */
  at: number;
  /** In lower case, both; empty for none. */
  from: string;
  to: string;
  /** Of forms what both are forms of. */
  base?: string;
}

export const PREPOSITIONS = 'in on at to for of with by from about into during'.split(' ');
const ARTICLES = wordSet('a an the');
const DETERMINERS = wordSet(
  "my your his her its our their 's this that these those each every no any some what which whose another much many few",
);
/** Of the pairs of forms those of which slips can be told from what was meant. */
const FORMS = new Set([
  'singular>plural',
  'plural>singular',
  'third>base',
  'past>participle',
  'participle>past',
  'adverb>adjective',
]);

const ARTICLE_BEFORE = /^(?:NOUN|ADJ|PROPN|VERB|ADV)$/;
/** “next week”, “at home” */
const TAKES_NO_ARTICLE = wordSet('next last home work school bed');
const ENDS_PHRASE = /^(?:DET|ADJ|NOUN|PROPN|NUM)$/;
const PREPOSITION_BEHIND = /^(?:NOUN|VERB|ADJ)$/;
const PREPOSITION_BEFORE = /^(?:NOUN|DET|PRON|PROPN|ADJ|VERB)$/;

/** Letters of a plural: of “gas” and “his” nothing owns. */
const SHORTEST_OWNER = 3;

/** Letters without end are no word. */
const isWord = ({ text }: Word) => /^\p{L}[\p{L}\p{M}'’.]{0,40}$/u.test(text);

const toIndefinite = (next: string) => (/^[aeiou]/.test(next) ? 'an' : 'a');

/** “definitely the comfiest” */
const SUPERLATIVE = /^(?:most|least|\p{L}{2,}est)$/u;
/** “especially the kippers” */
const SINGLES_OUT = wordSet('especially specially particularly notably mainly mostly only even including');

function* listArticles(before: Word, { tag, lower }: Word, next: Word, at: number): Generator<Candidate> {
  if (ARTICLES.has(lower)) {
    if (lower === 'the' && (SUPERLATIVE.test(next.lower) || SINGLES_OUT.has(before.lower))) return;
    yield { type: 'U:DET', kind: `U:DET ${lower === 'the' ? 'the' : 'a'}`, at, from: lower, to: '' };
    return;
  }
  const isOpen =
    ARTICLE_BEFORE.test(tag) &&
    !TAKES_NO_ARTICLE.has(lower) &&
    !ENDS_PHRASE.test(before.tag) &&
    !ARTICLES.has(before.lower) &&
    !DETERMINERS.has(before.lower);
  if (!isOpen || next === NOTHING) return;
  for (const to of ['the', toIndefinite(lower)])
    yield { type: 'M:DET', kind: `M:DET ${to === 'the' ? 'the' : 'a'}`, at, from: '', to };
}

function* listPrepositions(before: Word, { tag, lower }: Word, at: number): Generator<Candidate> {
  // Who has been to Paris was there, and came back
  const isBeenTo = lower === 'to' && before.lower === 'been';
  if (PREPOSITIONS.includes(lower) && !isBeenTo) {
    for (const to of PREPOSITIONS)
      if (to !== lower) yield { type: 'R:PREP', kind: 'R:PREP', at, from: lower, to };
  } else if (PREPOSITION_BEHIND.test(before.tag) && PREPOSITION_BEFORE.test(tag)) {
    for (const to of PREPOSITIONS) yield { type: 'M:PREP', kind: 'M:PREP', at, from: '', to };
  }
}

function* listCommas(before: Word, word: Word, at: number): Generator<Candidate> {
  if (word.text === ',') yield { type: 'U:PUNCT', kind: 'U:PUNCT', at, from: ',', to: '' };
  else if (isWord(before) && isWord(word)) yield { type: 'M:PUNCT', kind: 'M:PUNCT', at, from: '', to: ',' };
}

function* listForms(
  model: LanguageModel,
  { text, lower }: Word,
  next: Word,
  at: number,
): Generator<Candidate> {
  // A capital inside a sentence makes a name
  if (at > 0 && text !== lower) return;
  // “my cousins band” has lost an apostrophe
  for (const { kind, write, base } of loadWordForms(model)(lower))
    if (FORMS.has(kind) && !(kind === 'plural>singular' && next.tag === 'NOUN'))
      yield { type: 'R:FORM', kind: `R:FORM ${kind}`, at, from: lower, to: write, base };
}

const POSSESSED = /^(?:NOUN|ADJ|PROPN)$/;
/** “one of my sisters lives”: several are spoken of. */
const PARTITIVE =
  /(?<!\p{L})(?:one|each|any|none|some|most|many|few|all|both|either|neither|two|three) of (?:\p{L}+ )?$/iu;
/** “a systems engineer”, “the farmers market”: plurals that say of what kind something is. */
const ATTRIBUTIVES = wordSet(
  'systems operations sales savings sports accounts communications customs earnings goods arms futures services facilities admissions careers electronics awards rights jobs parts records weapons benefits claims events graphics honors solutions relations resources affairs materials assets securities skills standards statistics ethics farmers users writers veterans singles doubles ladies gents girls boys kids drivers',
);
/** “the managers meeting”: what several have together. */
const OF_SEVERAL = wordSet(
  'meeting party room lounge club conference entrance evening night day market team game list association union committee council group guide section department center centre',
);
/** Times own what is of them, one or many: “last years forms”. */
const TIMES = wordSet('years months weeks days nights mornings');
/** “the kids next door”, “the doctors present” */
const STANDS_BEHIND = wordSet('next last present alike involved concerned');
/** “teams” as “team's”; nothing where it is no plural of a noun. */
export function findOwner(word: string): string | undefined {
  const singular = word.length > SHORTEST_OWNER ? findSingular(word) : undefined;
  return singular !== undefined && singular !== word && toPlural(singular) === word && `${singular}s` === word
    ? `${singular}'s`
    : undefined;
}

function* listOwners(
  sentence: Sentence,
  { text, lower, start }: Word,
  next: Word,
  at: number,
): Generator<Candidate> {
  // “my friends name their pets”
  const isVerb = /^(?:DET|PRON)$/.test(sentence.words[at + 2]?.tag ?? '');
  // A name has a capital: “Karens desk”
  const isName = /^\p{Lu}/u.test(text) && (/^\p{Lu}/u.test(next.text) || lower.endsWith('days'));
  const isOpen =
    POSSESSED.test(next.tag) &&
    !isVerb &&
    !STANDS_BEHIND.has(next.lower) &&
    !PARTITIVE.test(sentence.text.slice(0, start)) &&
    /^\p{L}?\p{Ll}+$/u.test(text) &&
    !isName;
  // “the students essays” are rather of all of them
  const isOfMany = OF_SEVERAL.has(next.lower) || findSingular(next.lower) !== undefined;
  const isOwner = isOpen && (!isOfMany || TIMES.has(lower)) && !ATTRIBUTIVES.has(lower);
  const to = isOwner ? findOwner(lower) : undefined;
  if (to !== undefined) yield { type: 'R:POSS', kind: 'R:POSS', at, from: lower, to, base: to.slice(0, -2) };
}

/** Whether a word or the place before it stands by itself: no part of a compound, an address, or a quotation's edge. */
function isFree({ words, text }: Sentence, at: number): boolean {
  const [before, word, next] = [words[at - 1], words[at], words[at + 1]];
  if (word === undefined || /[-–/_@#\d]/.test(text.slice(Math.max(0, word.start - 1), word.start)))
    return false;
  const isApart = before === undefined || /^\s+$/.test(text.slice(before.end, word.start));
  const isComma = word.text === ',' && before !== undefined && isWord(before);
  return (
    (isApart || isComma) && !/^[-–/_@#\d(]/.test(text.slice(word.end)) && !/^[-–'’]/.test(next?.text ?? '')
  );
}

/** Every small change that the sentence may want. */
export function* listCandidates(sentence: Sentence, model: LanguageModel): Generator<Candidate> {
  const { words } = sentence;
  for (const [at, word] of words.entries()) {
    if (!isFree(sentence, at)) continue;
    const [before, next] = [words[at - 1] ?? NOTHING, words[at + 1] ?? NOTHING];
    yield* listArticles(before, word, next, at);
    if (at > 0) yield* listPrepositions(before, word, at);
    if (at > 0) yield* listCommas(before, word, at);
    yield* listForms(model, word, next, at);
    yield* listOwners(sentence, word, next, at);
  }
}

/** “Professor” as “The professor”, and “The people” as “People”. */
function toFirstEdit({ words, text }: Sentence, { from, to }: Candidate): TextEdit | undefined {
  const [first, second] = words;
  if (first === undefined) return undefined;
  const { start, end } = first;
  if (from === '')
    return { start, end: start + 1, replacement: `${withCapital(to)} ${text.charAt(start).toLowerCase()}` };
  if (to !== '') return { start, end, replacement: matchCapital(first.text, to) };
  if (second === undefined) return undefined;
  return { start, end: second.start + 1, replacement: text.charAt(second.start).toUpperCase() };
}

/** The candidate as an edit of the sentence's text; nothing where it can be none. */
export function toEdit(sentence: Sentence, candidate: Candidate): TextEdit | undefined {
  const { at, from, to, type } = candidate;
  const [before, word] = [sentence.words[at - 1], sentence.words[at]];
  if (word === undefined) return undefined;
  if (before === undefined)
    return from === '' && (word.tag === 'PROPN' || !/^\p{Lu}\p{Ll}+$/u.test(word.text))
      ? undefined
      : toFirstEdit(sentence, candidate);
  if (type === 'M:PUNCT') return { start: before.end, end: before.end, replacement: to };
  if (from === '') return { start: word.start, end: word.start, replacement: `${to} ` };
  if (to === '') return { start: before.end, end: word.end, replacement: '' };
  return { start: word.start, end: word.end, replacement: matchCapital(word.text, to) };
}
