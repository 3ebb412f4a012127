import { withCapital } from '../text/capital.ts';
import type { LanguageModel } from './language-model.ts';
import { NAME, START, UNKNOWN } from './language-model.ts';
import { ORDER } from './packed.ts';
import { readTokens } from './tokens.ts';

/** Words that are read together with a change, before and after it. */
const REACH = ORDER - 1;
/** UTF-16 code units that hold them; a longer word is none. */
const SURROUNDINGS = 80;

/** What stands before and after a place in its sentence, as numbers of words, as far as it is read. */
function readAround(
  model: LanguageModel,
  text: string,
  start: number,
  end: number,
): { before: number[]; after: number[] } {
  const left = text.slice(Math.max(0, start - SURROUNDINGS), start);
  const [begun = ''] = /[^.!?\n]*$/.exec(left) ?? [];
  const opens = begun.length < left.length || start <= SURROUNDINGS;
  const before = model.read(readTokens(opens ? begun : begun.replace(/^\S*/, '')), !opens);
  const [rest = ''] = /^[^.!?\n]*[.!?]*/.exec(text.slice(end, end + SURROUNDINGS)) ?? [];
  const after = model.read(readTokens(rest), true);
  return { before: (opens ? [START, ...before] : before).slice(-REACH), after: after.slice(0, REACH) };
}

/** Readings of one place of a sentence, as powers of ten. */
export interface Place {
  scoreOf(words: string): number;
  /** How much likelier the sentence is with this reading than with a word that nobody knows. */
  gainOf(reading: string): number;
  /** The same, for a name in place of the reading. */
  gainOfName: number;
}

/** The place from `start` to `end`, UTF-16 code units of a text. */
export function readPlace(model: LanguageModel, text: string, start: number, end: number): Place {
  const { before, after } = readAround(model, text, start, end);
  const isInside = before.length > 1 || before[0] !== START;
  const score = (words: readonly number[]) => {
    const all = [...before, ...words, ...after];
    return model.score(all, before.length, all.length);
  };
  const scoreOf = (words: string) => score(model.read(readTokens(words), isInside));
  const unknown = score([UNKNOWN]);
  return {
    scoreOf,
    gainOf: (reading) => scoreOf(reading) - unknown,
    gainOfName: score([NAME]) - unknown,
  };
}

/** How much likelier a change makes its sentence, as a power of ten; negative where it makes it less likely. */
export function measureGain(
  model: LanguageModel,
  text: string,
  { start, end, replacement }: { start: number; end: number; replacement: string },
): number {
  const [head = ''] = /[\w']*$/.exec(text.slice(Math.max(0, start - SURROUNDINGS), start)) ?? [];
  const [tail = ''] = /^[\w']*/.exec(text.slice(end, end + SURROUNDINGS)) ?? [];
  const { scoreOf } = readPlace(model, text, start - head.length, end + tail.length);
  return scoreOf(head + replacement + tail) - scoreOf(head + text.slice(start, end) + tail);
}

/** What the model says of whole sentences. */
export const makeSentenceModel = (model: LanguageModel) => ({
  knows: (word: string) => model.knows(word.toLowerCase()),
  /** As a power of ten. The sentence need not begin with its capital, nor end with its mark. */
  score(sentence: string): number {
    const whole = withCapital(sentence) + (/[.!?]$/.test(sentence) ? '' : '.');
    const words = [START, ...model.read(readTokens(whole))];
    return model.score(words, 1, words.length);
  },
});
