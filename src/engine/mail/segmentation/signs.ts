import type { Completer } from '../completion/completer.ts';
import type { IsName } from '../words/is-name.ts';
import type { SentenceModel } from '../words/sentence-model.ts';
import { isElliptic, isImperative, isSentence } from '../words/statements.ts';
import type { GappedText } from './gaps.ts';
import { QUESTION } from './joints.ts';

/** What tells whether a sentence begins at a word: each sign counts as it was fitted. */

/** Classes that say what somebody does or is. */
const IS_VERB = /^(?:modal|have|be|do|got|need|did|done|does|does-or-things|base|doing|been)$/;
const IS_FINITE = /^(?:modal|have|be|do|need|did|does)$/;
const IS_NOUN =
  /^(?:noun|things|thing|base-or-noun|does-or-things|adjective-or-noun|person|people|kin|name|name-or-noun|unknown|number|weekday|time)$/;
/** Words on either side that are read together. */
const REACH = 4;
const MOST_GAIN = 4;
/** Words behind a place that say what begins there. */
const GLANCE = 8;
const toBin = (power: number) => Math.max(-MOST_GAIN, Math.min(MOST_GAIN, Math.round(power * 2) / 2));
const toCount = (count: number, most: number) => Math.min(most, count);
const countOf = (kind: RegExp, classes: readonly string[], most: number) =>
  toCount(classes.filter((each) => kind.test(each)).length, most);

/** What the words would be by themselves. */
function readKind(words: string): 'question' | 'request' | 'elliptic' | 'sentence' | 'words' {
  if (QUESTION.test(words)) return 'question';
  if (isImperative(words)) return 'request';
  if (isElliptic(words)) return 'elliptic';
  return isSentence(words) ? 'sentence' : 'words';
}

/** What says how words go together. */
export interface Judges {
  model: SentenceModel;
  completer: Completer;
  isName: IsName;
}

/** What the completer makes of the words behind a mark, up to the next: a sentence, and how surely. */
function readClauseBehind(
  { texts }: GappedText,
  from: number,
  at: number,
  to: number,
  { completer, isName }: Judges,
): { isWhole: boolean; certainty: number; isPlain: boolean } {
  const [said, words] = [texts.slice(from, at).join(' '), texts.slice(at, to).join(' ')];
  const { words: completed, certainty, isPlain } = completer(words, { said, asked: '', we: false, isName });
  return { isWhole: isSentence(completed), certainty: Math.round(certainty * 5), isPlain };
}

/** How much likelier the words before and behind `at` are apart. */
function readGain({ lower }: GappedText, from: number, at: number, { score }: SentenceModel): number {
  const before = lower.slice(Math.max(from, at - REACH), at).join(' ');
  const after = lower.slice(at, at + REACH).join(' ');
  return score(before) + score(after) - score(`${before} ${after}`);
}

/**
 * Of the word at `at`, where the sentence before it begins at `from`.
 * @param to where the next mark stands, or the text ends
 */
export function* listGapSigns(
  text: GappedText,
  from: number,
  at: number,
  to: number,
  judges: Judges,
): Generator<string> {
  const { classes, lower, marks, isMarked } = text;
  const own = (index: number) => (index < from ? 'start' : (classes[index] ?? 'end'));
  const word = (index: number) => (index < from ? '' : (lower[index] ?? ''));
  const mark = marks[at] ?? 'space';
  const before = classes.slice(from, at);
  const after = classes.slice(at, to);
  const length = toCount(at - from, 6);
  const left = toCount(to - at, 6);
  const isPlain = mark === 'space' ? 'plain' : 'mark';
  const verbs = countOf(IS_FINITE, before, 2);
  const anyVerbs = countOf(IS_VERB, before, 3);
  const next = after.findIndex((each) => IS_FINITE.test(each));
  const nextVerb = next < 0 ? 'none' : toCount(next, 4);
  const first = own(from);
  const gain = toBin(readGain(text, from, at, judges.model));

  yield mark;
  yield `gain:${gain}`;
  yield `${mark} length:${length}`;
  yield `${mark} left:${left}`;
  yield `${mark} verbs:${verbs} ${nextVerb}`;
  yield `${mark} any:${anyVerbs} ${own(at)}`;
  yield `verbs:${verbs} length:${length}`;
  yield `verbs:${verbs} ${own(at)}`;
  yield `verbs:${verbs} ${own(at)} ${own(at + 1)}`;
  yield `verbs:${verbs} next:${nextVerb} ${own(at - 1)}`;
  yield `verbs:${verbs} next:${nextVerb} ${own(at)}`;
  for (const name of [isPlain, mark]) {
    yield `${name} gain:${gain}`;
    yield `${name} before:${own(at - 1)}`;
    yield `${name} before:${word(at - 1)}`;
    yield `${name} before:${own(at - 2)} ${own(at - 1)}`;
    yield `${name} after:${own(at)}`;
    yield `${name} after:${word(at)}`;
    yield `${name} after:${own(at)} ${own(at + 1)}`;
    yield `${name} after:${word(at)} ${word(at + 1)}`;
    yield `${name} after:${word(at)} ${own(at + 1)}`;
    yield `${name} after:${own(at)} ${word(at + 1)}`;
    yield `${name} after:${own(at)} ${own(at + 1)} ${own(at + 2)}`;
    yield `${name} at:${own(at - 1)} ${own(at)}`;
    yield `${name} at:${word(at - 1)} ${own(at)}`;
    yield `${name} at:${own(at - 1)} ${word(at)}`;
    yield `${name} at:${word(at - 1)} ${word(at)}`;
    yield `${name} at:${own(at - 2)} ${own(at - 1)} ${own(at)}`;
    yield `${name} at:${own(at - 1)} ${own(at)} ${own(at + 1)}`;
    yield `${name} at:${own(at - 2)} ${own(at - 1)} ${own(at)} ${own(at + 1)}`;
    yield `${name} first:${first} ${own(at)}`;
    yield `${name} first:${word(from)} verbs:${verbs}`;
    yield `${name} first:${word(from)} ${own(at)}`;
    yield `${name} first:${first} ${own(from + 1)} verbs:${verbs}`;
  }
  const isSaid = isSentence(lower.slice(from, at).join(' '));
  const kind = readKind(lower.slice(at, Math.min(to, at + GLANCE)).join(' '));
  yield `said:${isSaid} ${kind}`;
  // Who sets marks at all sets them nearly everywhere
  const manner = `${isPlain} in ${isMarked ? 'marked' : 'bare'}`;
  yield manner;
  yield `${manner} verbs:${verbs} ${nextVerb}`;
  yield `${manner} said:${isSaid} ${kind}`;
  yield `${manner} gain:${gain}`;
  yield `${manner} length:${length}`;
  yield `${manner} left:${left}`;
  yield `${manner} at:${own(at - 1)} ${own(at)}`;
  for (const name of [isPlain, mark]) {
    yield `${name} ${kind}`;
    yield `${name} said:${isSaid} ${kind}`;
    yield `${name} said:${isSaid} ${kind} ${own(at)}`;
    yield `${name} ${kind} before:${own(at - 1)}`;
  }
  if (mark !== 'space') {
    const { isWhole, certainty, isPlain: isUncut } = readClauseBehind(text, from, at, to, judges);
    yield `whole:${isWhole}`;
    yield `whole:${isWhole} ${isUncut} ${certainty}`;
    yield `whole:${isWhole} ${isUncut} ${own(at)}`;
    yield `whole:${isWhole} left:${left}`;
    yield `whole:${isWhole} verbs:${verbs}`;
  }
  for (const each of new Set(before)) yield `has:${each} ${own(at)}`;
  for (const each of new Set(after.slice(0, 5))) yield `next has:${each} ${isPlain}`;
  const open = before.findLastIndex((each) => each === 'if' || each === 'how');
  if (open >= 0) {
    const innerVerbs = countOf(IS_FINITE, before.slice(open + 1), 2);
    yield `open:${word(from + open)} ${isPlain}`;
    yield `open:${open === 0 ? 'first' : 'inner'} verbs:${innerVerbs} ${isPlain}`;
    yield `open:${open === 0 ? 'first' : 'inner'} verbs:${innerVerbs} ${own(at)}`;
  }
  yield `nouns:${countOf(IS_NOUN, before, 4)} verbs:${verbs} ${own(at)}`;
}
