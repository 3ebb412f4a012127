import { wordSet } from '../../lexicon/word-set.ts';
import { logistic } from '../../text/logistic.ts';
import { IS_PRONOUN } from '../people/whom.ts';
import type { NoteContext } from '../tagger/contracts.ts';
import { readPerson } from '../tagger/features.ts';
import type { Token } from '../tagger/tokens.ts';
import { toLower } from './locate.ts';
import { findSexOfReader, mayBeMeant, readSex, type Sex, speaksOf } from './others.ts';

/** What says whether a pronoun means whoever reads the mail. */
export interface PronounSigns {
  /** What the network says of it, as a logit from −3 to 3: it is surer than it is right. */
  network: number;
  /** The most that it says of any pronoun of that sex; 0 where that is less. */
  most: number;
  /** Nobody else of that sex was named before: 1, or 0. */
  alone: number;
}

/** By a logistic regression on notes that the network has not learnt from: `npm run tagger -- --fit`. */
const WEIGHTS: Readonly<Record<keyof PronounSigns | 'bias', number>> = {
  network: 0.63,
  most: 0.5,
  alone: 1.36,
  bias: -1.26,
};

/** The network is surer than it is right. */
const MOST_SURE = 3;
const toLogit = (likelihood: number) =>
  Math.max(-MOST_SURE, Math.min(MOST_SURE, Math.log((likelihood + 1e-4) / (1 - likelihood + 1e-4))));

/** From 0 to 1. */
export function rateSigns(signs: PronounSigns): number {
  const logit = Object.entries(signs).reduce(
    (sum, [sign, value]) => sum + WEIGHTS[sign as keyof PronounSigns] * value,
    WEIGHTS.bias,
  );
  return logistic(logit);
}

const TITLE_OF_ANY_SEX = /^(?:dr|prof|professor|mx|rev|revd|coach)$/;
/** “Tom”, “Mrs Hale”, “Dr Roy”, “Peter Young”, and neither “Bill and Maureen” nor “Golden Wok”. */
function isOnePerson(name: readonly Token[], isName: NoteContext['isName']): boolean {
  const [first, ...others] = name;
  if (first === undefined) return false;
  const isNamed = findSexOfReader([first], isName) !== undefined || TITLE_OF_ANY_SEX.test(toLower(first));
  if (!isNamed) return false;
  const isTitle = readPerson(toLower(first)) === 0;
  return isTitle ? others.length < 3 : others.every((token) => readPerson(toLower(token)) > 0);
}

/** “Tim Arkwright”, whose second name nobody has counted: a person, or what somebody has called a shop. */
const isLikelyPerson = (name: readonly Token[], isName: NoteContext['isName']) =>
  name.length === 2 &&
  isOnePerson(name.slice(0, 1), isName) &&
  name.every(({ text }) => /^\p{Lu}\p{Ll}+$/u.test(text));

/** Rather somebody else. */
const UNSURE: PronounSigns = { network: 0, most: 0, alone: 0 };

const ORDERS = wordSet('ask tell remind let inform thank check see find');
const ONE = wordSet('him her');
/** Whether an order to an assistant may stand before the word in its sentence, for whom “they” may stand: “tell her” is for one. */
function isOrdered(words: readonly Token[], at: number): boolean {
  for (let index = at - 1; index >= 0; index -= 1) {
    if (ORDERS.has(toLower(words[index]))) return !ONE.has(toLower(words[index + 1]));
    if (/^(?:start|end|question)$/.test(words[index + 1]?.mark ?? '')) return false;
  }
  return false;
}

const COUNTS = wordSet('one two three four both some all none each any most half many few');
/** “want one of them refunded”: of things, or of others */
const isOfSeveral = (words: readonly Token[], at: number) =>
  toLower(words[at]) === 'them' && toLower(words[at - 1]) === 'of' && COUNTS.has(toLower(words[at - 2]));

const isPronoun = (token: Token) => IS_PRONOUN.test(toLower(token));
/**
 * The signs of each pronoun of notes; nothing for other words, and for what cannot mean the reader: Ben is no “she”.
 * `readers`: by word, how likely the network holds it for the reader; `isCalled`: whether it names them.
 */
export function listSigns(
  words: readonly Token[],
  name: readonly Token[],
  readers: Float32Array,
  isCalled: (at: number) => boolean,
  { answered, isName }: Pick<NoteContext, 'answered' | 'isName'>,
): (PronounSigns | undefined)[] {
  const called = [...name, ...words.filter((_, at) => isCalled(at))];
  const known = findSexOfReader(name.length > 0 ? name : called, isName);
  const isToOne = isOnePerson(name, isName);
  const isLikelyToOne = isLikelyPerson(name, isName);
  /** Where somebody or something else is named for whom it may stand; before all words where the answered mail speaks of them. */
  function findFirstOther(sex: Sex): number {
    if (speaksOf(sex, answered)) return -1;
    const first = words.findIndex((word, at) => !isCalled(at) && mayBeMeant(sex, word, isName));
    return first < 0 ? words.length : first;
  }
  const firstOthers = { he: findFirstOther('he'), she: findFirstOther('she'), they: findFirstOther('they') };
  const logits = words.map((word, at) => (isPronoun(word) ? toLogit(readers[at] ?? 0) : undefined));
  const most = new Map<Sex, number>();
  for (const [at, logit] of logits.entries()) {
    const sex = readSex(toLower(words[at]));
    if (logit !== undefined) most.set(sex, Math.max(most.get(sex) ?? 0, logit));
  }
  return logits.map((network, at) => {
    const sex = readSex(toLower(words[at]));
    if (network === undefined) return undefined;
    // “they stopped in May”, in an answer to Tom; “ask if they deliver” calls his firm so
    const isOther =
      isOfSeveral(words, at) ||
      (sex === 'they' ? isToOne && !isOrdered(words, at) : known !== undefined && sex !== known);
    if (isOther) return undefined;
    // “get him to do concrete posts”, where the answered mail speaks of somebody
    if (toLower(words[at - 1]) === 'get' && speaksOf(sex, answered)) return UNSURE;
    // Neither is sure: who wrote it is asked
    if (sex === 'they' && isLikelyToOne && !isOrdered(words, at)) return network > 0 ? UNSURE : undefined;
    return {
      network,
      most: most.get(sex) ?? 0,
      alone: Number(called.length > 0 && firstOthers[sex] >= at),
    };
  });
}
