import { wordSet } from '../lexicon/word-set.ts';
import type { RuleContext } from '../rules/context.ts';
import { NOTHING } from '../rules/kit.ts';
import type { Word } from '../text/words.ts';
import { isDeterminer, OBJECT_PRONOUNS, OPEN_DETERMINERS, PLACES, readPhrase, SIDES } from './phrase.ts';

/** What says more of a noun behind it, up to the verb that the noun is the subject of. */

const PREPOSITIONS = wordSet(
  'in on at from near with behind under for about by of above below inside outside beside over around to between against without',
);
const SUBJECT_PRONOUNS = wordSet('i you he she we they');
const PARTICLES = wordSet('in from for with on me him us them');
const TIMES = wordSet('yesterday today recently');

/** “of the chairs and tables”, “above us”, “on page 3”, “on the back of the package”: from its preposition on. */
function skipPhrase(
  words: readonly Word[],
  from: number,
  to: number,
  context: RuleContext,
): number | undefined {
  const next = words[from + 1]?.lower ?? '';
  if (OBJECT_PRONOUNS.has(next)) return from + 2;
  const side = OPEN_DETERMINERS.has(next) ? from + 2 : from + 1;
  if (SIDES.has(words[side]?.lower ?? '') && words[side + 1]?.lower === 'of') return side + 1;
  const end = readPhrase(words, from + 1, to, context)?.end;
  if (end === undefined || end >= to) return end;
  if (words[end]?.tag === 'NUM') return end + 1;
  // “the capture of the fort and the battle were”: what has a determiner may be a second subject
  const other = words[end]?.lower === 'and' ? readPhrase(words, end + 1, to, context) : undefined;
  return other?.determiner === '' ? other.end : end;
}

/** Where what says more of a noun ends: “of the house”, “next door”, “leading down to the dock”, “, along with two others,”. */
function skipModifier(
  words: readonly Word[],
  from: number,
  to: number,
  context: RuleContext,
): number | undefined {
  const { lower, text, tag } = words[from] ?? NOTHING;
  const next = words[from + 1]?.lower ?? '';
  if (lower === 'next' && next === 'door') return from + 2;
  if (PLACES.has(lower)) return from + 1;
  if (text === ',') {
    const isAlong =
      (/^(?:along|together)$/.test(next) && words[from + 2]?.lower === 'with') ||
      (next === 'as' && words[from + 2]?.lower === 'well');
    const close = words.findIndex(({ text: each }, index) => index > from && index < to && each === ',');
    return isAlong && close > 0 ? close + 1 : undefined;
  }
  if (PREPOSITIONS.has(lower)) return skipPhrase(words, from, to, context);
  if (tag === 'VERB' && /.{3}ing$/.test(lower)) {
    let at = from + 1;
    while (at < to && /^(?:ADV|ADP)$/.test(words[at]?.tag ?? '')) at += 1;
    return readPhrase(words, at, to, context)?.end ?? (at > from + 1 ? at : undefined);
  }
  return skipRelative(words, from, to) ?? skipOwnRelative(words, from, to, context);
}

/** “the parents who signed up for the trip”: up to the phrases behind the verb. */
function skipOwnRelative(
  words: readonly Word[],
  from: number,
  to: number,
  context: RuleContext,
): number | undefined {
  if (!/^(?:who|that|which)$/.test(words[from]?.lower ?? '')) return undefined;
  let at = from + 1;
  while (at < to && words[at]?.tag === 'AUX') at += 1;
  if (words[at]?.tag !== 'VERB') return undefined;
  at += 1;
  while (at < to && words[at]?.tag === 'ADV') at += 1;
  if (/^(?:up|out|in|off|down|back|over|on)$/.test(words[at]?.lower ?? '') && words[at + 1]?.tag === 'ADP')
    at += 1;
  return isDeterminer(words[at]?.lower ?? '') ? readPhrase(words, at, to, context)?.end : at;
}

/** “the reports (that) you sent me”, “the jacket I bought last week” */
function skipRelative(words: readonly Word[], from: number, to: number): number | undefined {
  let at = /^(?:that|which)$/.test(words[from]?.lower ?? '') ? from + 1 : from;
  if (!SUBJECT_PRONOUNS.has(words[at]?.lower ?? '')) return undefined;
  at += 1;
  while (at < to && /^(?:AUX|ADV|PART)$/.test(words[at]?.tag ?? '')) at += 1;
  if (words[at]?.tag !== 'VERB') return undefined;
  at += 1;
  while (at < to && (PARTICLES.has(words[at]?.lower ?? '') || TIMES.has(words[at]?.lower ?? ''))) at += 1;
  if (/^(?:last|this)$/.test(words[at]?.lower ?? '') && at + 1 < to) at += 2;
  return at;
}

/** The index behind what says more of a noun, up to the verb or an adverb before it; nothing where something else follows. */
export function skipModifiers(
  words: readonly Word[],
  from: number,
  verb: number,
  context: RuleContext,
): number | undefined {
  let at = from;
  while (at < verb) {
    const next = skipModifier(words, at, verb, context);
    if (next === undefined || next > verb) break;
    at = next;
  }
  // “The students often are late”
  const isAdverb = at + 1 === verb && words[at]?.tag === 'ADV';
  return at === verb || isAdverb ? at : undefined;
}
