import { loadOdds, loadOddsFrom, type Odds } from '../confusion-sets/classifiers.ts';
import { type ContextReader, makeContextReader } from '../confusion-sets/context.ts';
import type { LanguageModel } from '../language-model/language-model.ts';
import { ORDER } from '../language-model/packed.ts';
import { readTokens, type Token } from '../language-model/tokens.ts';
import type { Sentence } from '../text/words.ts';
import { type Candidate, listCandidates, type TextEdit, toEdit } from './candidates.ts';

/** No word, among those that classifiers tell apart. */
export const NONE = '_';
const toName = (word: string) => (word === '' ? NONE : word === 'an' ? 'a' : word);

let gapOdds: ReadonlyMap<string, Odds> | undefined;

/** Of articles, commas and prepositions, each against the others and against none. */
function loadGapOdds(): ReadonlyMap<string, Odds> {
  gapOdds ??= loadOddsFrom(new URL('classifiers.bin', import.meta.url));
  return gapOdds;
}

/** A candidate, and what speaks for it as powers of ten. */
export interface Rated {
  candidate: Candidate;
  edit: TextEdit;
  /** How much likelier the language model finds the words around it. */
  gain: number;
  /** How much likelier a classifier finds it, by the kinds of words around it. */
  odds: number;
}

/** What speaks less for a candidate is not looked at: the language model alone, and with the classifier. Powers of ten. */
const LEAST = { gain: -1.5, both: -0.3 };
/** The same where no slip stands beside it, and a candidate has to be likely to count. */
const LEAST_ALONE = { gain: -0.5, both: 0.5 };

/** Index of the token that a word is, or begins. */
function findToken(tokens: readonly Token[], start: number): number {
  const index = tokens.findIndex((token) => token.end > start);
  return index < 0 ? tokens.length : index;
}

/** Words that are read together with a change, before and after it. */
const REACH = ORDER - 1;

/** How much likelier the words around a candidate become, as a power of ten. `words`: of the sentence, behind its start. */
function measureGain(
  { from, to }: Candidate,
  token: number,
  words: readonly number[],
  model: LanguageModel,
): number {
  const at = token + 1;
  const end = at + (from === '' ? 0 : 1);
  const before = words.slice(Math.max(0, at - REACH), at);
  const after = words.slice(end, end + REACH);
  const score = (inner: readonly number[]) => {
    const all = [...before, ...inner, ...after];
    return model.score(all, before.length, all.length);
  };
  return score(model.read(readTokens(to), token > 0)) - score(words.slice(at, end));
}

function rateByClassifier(
  { from, to, base, kind, type }: Candidate,
  token: number,
  reader: ContextReader,
): number {
  if (type === 'R:POSS') return loadGapOdds().get('plural>owner')?.(reader.contextOf(token, base)) ?? 0;
  if (base !== undefined)
    return loadOdds().get(kind.replace('R:FORM ', ''))?.(reader.contextOf(token, base)) ?? 0;
  const context = from === '' ? reader.contextBefore(token) : reader.contextOf(token);
  return loadGapOdds().get(`${toName(from)}>${toName(to)}`)?.(context) ?? 0;
}

/** The candidates of a sentence that anything speaks for. `isWanted`: which of them; `isAlone`: without a slip beside them. */
export function rateCandidates(
  sentence: Sentence,
  model: LanguageModel,
  isWanted: (candidate: Candidate) => boolean,
  isAlone = false,
): Rated[] {
  const least = isAlone ? LEAST_ALONE : LEAST;
  const tokens = readTokens(sentence.text);
  const reader = makeContextReader(model, tokens);
  const rated: Rated[] = [];
  for (const candidate of listCandidates(sentence, model)) {
    const edit = isWanted(candidate) ? toEdit(sentence, candidate) : undefined;
    if (edit === undefined) continue;
    const token = findToken(tokens, sentence.words[candidate.at]?.start ?? 0);
    const gain = measureGain(candidate, token, reader.words, model);
    if (gain < least.gain) continue;
    const odds = rateByClassifier(candidate, token, reader);
    if (gain + odds >= least.both) rated.push({ candidate, edit, gain, odds });
  }
  return rated;
}

/** Words of a sentence that is long. */
const LONG = 30;
const OPENING = 3;

const clamp = (value: number, least: number, most: number) => Math.max(least, Math.min(most, value));
const groupOf = ({ type }: Candidate) => type.slice(2);

/** What speaks for a candidate and against it, each as large as one or a few. `slips`: in thirty words of the text. */
export function* listSigns(
  { candidate, ...rated }: Rated,
  { words }: Sentence,
  all: readonly Rated[],
  slips: number,
): Generator<readonly [sign: string, value: number]> {
  const { kind, at, from, to, base } = candidate;
  const [gain, odds] = [clamp(rated.gain, -2, 5), clamp(rated.odds, -3, 4)];
  yield ['any', 1];
  yield [kind, 1];
  yield ['gain over 1', Math.max(0, gain - 1)];
  yield ['gain over 2', Math.max(0, gain - 2)];
  yield [`${kind} gain`, gain];
  yield ['odds', odds];
  yield ['odds over 1', Math.max(0, odds - 1)];
  yield [`${kind} odds`, odds];
  yield ['both', clamp(gain, 0, 3) * clamp(odds, 0, 3)];
  yield ['less of both', Math.min(gain, odds)];
  yield ['beside slips', slips > 0 ? 1 : 0];
  yield ['slips', slips];
  yield [`${kind} slips`, slips];
  yield [`${kind} length`, Math.min(1, words.length / LONG)];
  yield [`${kind} opening`, at < OPENING ? 1 : 0];
  const isBeaten = all.some(
    (other) =>
      other.candidate.at === at &&
      groupOf(other.candidate) === groupOf(candidate) &&
      other.gain + other.odds > rated.gain + rated.odds,
  );
  yield ['beaten', isBeaten ? 1 : 0];
  const tag = (distance: number) => words[at + distance]?.tag ?? 'EDGE';
  const next = from === '' ? 0 : 1;
  yield [`${kind} own ${tag(0)}`, 1];
  yield [`${kind} before ${tag(-1)}`, 1];
  yield [`${kind} after ${tag(next)}`, 1];
  yield [`${kind} around ${tag(-1)} ${tag(next)}`, 1];
  yield [`${kind} before ${tag(-2)} ${tag(-1)}`, 1];
  yield [`${kind} after ${tag(next)} ${tag(next + 1)}`, 1];
  if (base === undefined) yield [`${kind} ${toName(from)}>${toName(to)}`, 1];
}
