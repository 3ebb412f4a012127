import { isCommonWord } from '../fact-guard/common-words.ts';
import { measureGain } from '../language-model/gain.ts';
import { toForms } from '../lexicon/inflection.ts';
import { startsWithVowelSound } from '../rules/a-or-an.ts';
import type { RuleContext } from '../rules/context.ts';
import {
  DETERMINERS,
  type Finding,
  matchCapital,
  PERSONAL,
  type Place,
  placesOf,
  type Rule,
} from '../rules/kit.ts';
import { offer } from '../text/alternatives.ts';
import type { Sentence, Word } from '../text/words.ts';
import { type Frame, readFrame } from './frames.ts';

/** Where a row is read to: the plain word, that of speech, of business, of ceremony. */
export type Direction = 'plain' | 'casual' | 'professional' | 'very-formal';

const ARROWS: Readonly<Record<Direction, RegExp>> = {
  plain: /^<(?!<)/,
  casual: /^</,
  professional: />>$/,
  'very-formal': />$/,
};

/**
 * How likely a change must at least leave its sentence, as a power of ten. A formal word is rarer than a plain one
 * wherever it stands. Fitted on 460,000 words of policies, handbooks and textbooks: of the plain words below the limit a
 * third is unsound, of the formal ones above theirs hardly any.
 */
const LEAST_GAIN: Readonly<Record<Direction, number>> = {
  plain: -1.5,
  casual: -1.5,
  professional: -4.5,
  'very-formal': -4.5,
};

/** Words that a frame may look at, with those of the pair itself. */
const WORDS_SEEN = 12;

type VerbForm = keyof ReturnType<typeof toForms>;

interface Entry {
  find: string;
  write: string;
  /** The row's other wordings. */
  others: readonly string[];
  frame: Frame;
  form?: VerbForm;
  /** All forms of the verb that are written so. */
  forms: readonly VerbForm[];
  /** What is written, in all of its forms: one list for all forms of what is found. */
  family: readonly string[];
}

const mostWordings = 3;

const split = (text: string, mark: string) => text.split(mark).map((part) => part.trim());

const isVerb = ({ part }: Frame) => part === 'verb' || part === 'predicate';

function inflect(find: string, [write = '', ...others]: readonly string[], frame: Frame): Entry[] {
  if (!isVerb(frame)) return [{ find, write, others, frame, forms: [], family: [write] }];
  const [found, written] = [toForms(find), toForms(write)];
  const names = Object.keys(found) as VerbForm[];
  const family = Object.values(written);
  return names.map((form) => {
    // “have obtained” is not “have got”, which is to have.
    // Nobody “was believing” what they were thinking.
    const isKept = (write === 'get' && form === 'participle') || (write === 'believe' && form === 'gerund');
    const forms = names.filter((other) => found[other] === found[form]);
    return {
      find: found[form],
      write: (isKept ? found : written)[form],
      others: others.map((other) => toForms(other)[form]),
      frame,
      form,
      forms,
      family,
    };
  });
}

/**
 * Reads rows of “plain <> formal / formal” under headings that name their frame. “<” is read to the plain word, “<<” in
 * speech only; “>” to the formal one, “>>” in business, too.
 */
function readPairs(vocabulary: string, direction: Direction): Entry[] {
  const entries: Entry[] = [];
  let frame = readFrame('phrase');
  for (const line of split(vocabulary, '\n').filter((one) => one !== '')) {
    if (!/[<>]/.test(line)) {
      frame = readFrame(line);
      continue;
    }
    for (const row of split(line, '|')) {
      const [, plain = '', arrow = '', formal = ''] = /^(.+?) (<{0,2}>{0,2}) (.+)$/.exec(row) ?? [];
      if (arrow === '') throw new Error(`No pair: ${row}`);
      if (!ARROWS[direction].test(arrow)) continue;
      const [from, to] = direction === 'plain' || direction === 'casual' ? [formal, plain] : [plain, formal];
      const written = split(to, ' / ').slice(0, mostWordings);
      entries.push(...split(from, ' / ').flatMap((find) => inflect(find, written, frame)));
    }
  }
  return entries;
}

const HAVE = /^(?:ha[sd]|have|having|'ve|'d)$/;
const BE = /^(?:is|are|was|were|am|be|been|being|'re|'m|'s|get|gets|got|getting)$/;
/** “not very good” is another thing than “not really good”, and “the very first” than “the really first”. */
const HOLDS_DEGREE = /^(?:not|n't|no|never|hardly|much|so|too|as|how|the|this|that|these|those|all|any)$/;
const LINKING = /^(?:is|are|was|were|am|be|been|'re|'m|'s|feels?|felt|seems?|seemed|looks?|looked|sounds?)$/;
const BEFORE_BASE = /^(?:to|will|would|can|could|should|shall|may|might|must|do|does|did|please|'ll|let)$/;

const JOINS = /^(?:and|but|or|then|who|that|which)$/;

/** The word before that is no adverb. */
function findBefore({ at }: Place): Word {
  let distance = -1;
  while (at(distance).tag === 'ADV' || /^(?:not|n't)$/.test(at(distance).lower)) distance -= 1;
  return at(distance);
}

/** Whether what the tagger takes for a verb may be a noun or an adjective: “recent attempts to”, “in use”. */
function mayBeNoun({ word, at }: Place): boolean {
  const before = at(-1);
  // “by using the data”, but not “the use of”
  if (before.tag === 'ADP' && /ing$/.test(word.lower)) return !/^(?:DET|PRON)$/.test(at(1).tag);
  if (/^(?:DET|NUM|ADP)$/.test(before.tag) && before.lower !== 'that') return true;
  return before.tag === 'ADJ' && !/(?:ed|ing)$/.test(word.lower);
}

/** Whether the verb stands in this form; undecided for “put”, which is base and past, unless the word before tells. */
function isInForm({ form, forms, frame }: Entry, place: Place): boolean {
  if (!forms.includes('past') && !forms.includes('participle')) return true;
  const { tag, lower } = findBefore(place);
  if (HAVE.test(lower)) return form === 'participle';
  if (BE.test(lower)) return form === 'participle' && frame.isFree;
  if (BEFORE_BASE.test(lower)) return form === 'base';
  // “when asked for a name”, “required tools”: no subject, and so no past.
  const hasSubject = /^(?:NOUN|PROPN|PRON)$/.test(tag) || JOINS.test(lower);
  return form === 'past' && !forms.includes('base') && hasSubject;
}

function isPart(part: Frame['part'], place: Place, text: string): boolean {
  const { word, at } = place;
  switch (part) {
    case 'verb':
      return /^(?:VERB|AUX)$/.test(word.tag) && !mayBeNoun(place);
    case 'predicate':
      return isPart('verb', place, text) && !isPart('clause', place, text);
    case 'noun':
      return word.tag === 'NOUN' && at(1).tag !== 'NOUN';
    case 'adjective':
      return word.tag === 'ADJ';
    case 'quantity':
      return (
        word.tag === 'ADJ' && !/^(?:DET|NUM|ADV|PART)$/.test(at(-1).tag) && !DETERMINERS.has(at(-1).lower)
      );
    case 'degree':
      return !HOLDS_DEGREE.test(at(-1).lower);
    case 'complement':
      return LINKING.test(at(-1).lower);
    case 'measure':
      return at(-1).tag === 'ADP' || at(-1).lemma === 'be' || isPart('clause', place, text);
    case 'clause':
      return /^(?:EDGE|PUNCT|CCONJ)$/.test(at(-1).tag);
    case 'opening':
      return at(-1).tag === 'EDGE';
    case 'statement':
      return at(-1).tag === 'EDGE' && !/[,?]/.test(text);
    default:
      // “Do you have to go?”, “seven tons of steel”
      return at(-1).tag !== 'NUM' && !(PERSONAL.has(word.lower) && at(-1).tag === 'AUX');
  }
}

/** Words with a capital inside a sentence are names or titles, and what is shouted stays so. */
const isPlainlyWritten = ({ word: { text }, at }: Place) =>
  text === text.toLowerCase() || (at(-1).tag === 'EDGE' && !/^\p{Lu}{2}/u.test(text)) || text === 'I';

/** The whole first word: the tagger parts “gonna”. No key is longer than the slice. */
const readKey = (text: string, start: number) =>
  /^[\p{L}\p{N}']+/u.exec(text.slice(start, start + 20).toLowerCase())?.[0] ?? '';

/** The word to write, and the article before it where that has to change with it: “a crucial” is “an important”. */
function withArticle(word: Word, before: Word, write: string): Pick<Finding, 'start' | 'replacement'> {
  const isVowel = startsWithVowelSound(write);
  if (!/^an?$/.test(before.lower) || startsWithVowelSound(word.lower) === isVowel)
    return { start: word.start, replacement: matchCapital(word.text, write) };
  const article = matchCapital(before.text, isVowel ? 'an' : 'a');
  return { start: before.start, replacement: `${article} ${write}` };
}

/** A letter, a hyphen, a dot of an address: the word goes on. */
const GOES_ON = /^(?:[\p{L}\p{N}'’/&@-]|\.\p{L})/u;

function stands(entry: Entry, place: Place, { text, words }: Sentence, context: RuleContext): boolean {
  const { word, index } = place;
  const { find, frame } = entry;
  const end = word.start + find.length;
  if (text.slice(word.start, end).toLowerCase() !== find || GOES_ON.test(text.slice(end))) return false;
  if (!isPart(frame.part, place, text)) return false;
  const after = words.slice(index, index + WORDS_SEEN).filter(({ start }) => start >= end);
  return frame.fits(after, context) && isInForm(entry, place);
}

/** What stands in other words, such as slang, is replaced anyhow; so are words that any sentence may have twice. */
const MAY_RECUR = /^(?:noun|phrase|clause|statement)$/;

/** Whether the sentence has the word already: “choose … select” would be “choose … choose”. */
const isSaid = ({ frame, family }: Entry, { words }: Sentence) =>
  !MAY_RECUR.test(frame.part) && words.some(({ lower }) => family.includes(lower));

interface PairRule extends Pick<Rule, 'id' | 'category' | 'gist' | 'examples' | 'leaves'> {
  vocabulary: string;
  direction: Direction;
  explain(written: string): string;
}

/** Makes one rule of all rows of a vocabulary that are read in one direction. */
export function makePairRule({ vocabulary, direction, explain, ...rule }: PairRule): Rule {
  const byFirst = new Map<string, Entry[]>();
  for (const entry of readPairs(vocabulary, direction)) {
    const first = readKey(entry.find, 0);
    byFirst.set(first, [...(byFirst.get(first) ?? []), entry]);
  }
  for (const entries of byFirst.values()) entries.sort((a, b) => b.find.length - a.find.length);

  function agrees(finding: Finding, { text }: Sentence, { model }: RuleContext): boolean {
    const [opening = ''] = /^[\p{L}'’]+/u.exec(finding.replacement) ?? [];
    if (finding.start === 0 && !text.startsWith(opening) && !isCommonWord(opening.toLowerCase()))
      return false;
    return measureGain(model, text, finding) >= LEAST_GAIN[direction];
  }

  return {
    ...rule,
    *find(sentence, context) {
      const writers = new Map<string, Entry['family']>();
      for (const place of placesOf(sentence)) {
        const { word, at } = place;
        const entries = byFirst.get(readKey(sentence.text, word.start));
        if (entries === undefined || !isPlainlyWritten(place)) continue;
        const entry = entries.find((one) => stands(one, place, sentence, context));
        if (entry === undefined || /^['’/.&@#-]/.test(sentence.text.charAt(word.start - 1))) continue;
        const written = withArticle(word, at(-1), entry.write);
        const others = written.start === word.start ? entry.others : [];
        const finding = {
          ...written,
          ...offer(others.map((other) => matchCapital(word.text, other))),
          end: word.start + entry.find.length,
          reason: explain(entry.write.replaceAll("'", '’')),
        };
        const [base = ''] = entry.family;
        const isAgain = isSaid(entry, sentence) || (writers.get(base) ?? entry.family) !== entry.family;
        const isSame = entry.write === entry.find;
        if (isSame || isAgain || !agrees(finding, sentence, context)) continue;
        if (!MAY_RECUR.test(entry.frame.part)) writers.set(base, entry.family);
        yield finding;
      }
    },
  };
}
