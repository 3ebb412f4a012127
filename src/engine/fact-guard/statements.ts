import { findIrregularBase, findIrregularPast } from '../lexicon/irregular-verbs.ts';
import { findBaseOfThirdPerson, isVerbBase, PURE_VERBS } from '../lexicon/verbs.ts';
import { wordSet } from '../lexicon/word-set.ts';
import type { Change } from '../types.ts';
import { wordsOf } from './plainly.ts';
import { takesOutSentences } from './whole-sentences.ts';

const HELPERS = wordSet(`
  am is are was were has have had do does did can could will would shall should may might must cannot can't couldn't
  won't wouldn't shouldn't isn't aren't wasn't weren't hasn't haven't hadn't don't doesn't didn't i'm i've i'll i'd
  we're we've we'll we'd you're you've you'll they're they've they'll he's she's it's that's there's`);

/** What opens a clause that says who, when, why or on which condition. */
const OPENERS = wordSet('who which whose where when because although while until unless if except');

/** Words of grammar, and those of which run-ups and courtesies are made: “I am writing to inform you that …”. */
const SAY_NOTHING = wordSet(`
  a an the this that these those some any all each every both other another such same own my your his her its our their
  i me we us you he him she it they them who whom whose which what where when why how there here one
  of in on at to for with by from as about into over under after before during until since between against through
  and or but so if because although though while whereas unless than then also just only even still yet already again
  very really quite rather too much many more most well now not no never be been being having doing get got let
  make made take took give gave put come came fact point matter order opinion case time moment thing way
  write writing email mail message letter note inform tell say said know knows mean think believe feel hope find finds
  want wanted like wish wonder wondering remember recall mention see aware advised attention important worth
  thank thanks please kindly appreciate grateful happy pleased glad sorry forward hearing hesitate contact questions
  out off up down far carry carried conduct conducted perform performed provide provided situated located concerned
  going happened basically actually literally honestly frankly simply quick brief
  regards help support patience understanding consideration inconvenience able possible ability`);

const FEWEST_WORDS = 4;
const FEWEST_CONTENT = 2;
/** Kept words between two changes that are read as one. */
const NARROW = 2;

function carriesClause(word: string): boolean {
  if (HELPERS.has(word) || OPENERS.has(word) || (PURE_VERBS.has(word) && !SAY_NOTHING.has(word))) return true;
  if (findIrregularPast(findIrregularBase(word) ?? '') === word) return true;
  const base = findBaseOfThirdPerson(word) ?? '';
  return /[^e]ed$/.test(word) || isVerbBase(base);
}

const isContent = (word: string) => word.length > 2 && !SAY_NOTHING.has(word) && !HELPERS.has(word);

/** The same for “decide”, “decided” and “decision”. */
const toStem = (word: string) => (isContent(word) ? word.slice(0, 4) : word);

const toWords = (text: string) => wordsOf(text.toLowerCase().replaceAll('’', "'"));

/** The words that `others` does not hold as often. */
function without(words: readonly string[], others: readonly string[]): string[] {
  const left = new Map<string, number>();
  for (const word of others.map(toStem)) left.set(word, (left.get(word) ?? 0) + 1);
  return words.filter((word) => {
    const count = left.get(toStem(word)) ?? 0;
    left.set(toStem(word), count - 1);
    return count <= 0;
  });
}

/** Changes that lie side by side: what a reader takes for one. */
function toRuns(changes: readonly Change[], source: string): Change[][] {
  const runs: Change[][] = [];
  let end = 0;
  for (const change of changes) {
    const kept = source.slice(end, change.start);
    const last = runs.at(-1);
    if (last !== undefined && !/[.!?\n]/.test(kept) && toWords(kept).length <= NARROW) last.push(change);
    else runs.push([change]);
    end = change.end;
  }
  return runs;
}

/** Whether more is lost than is won: at least a verb, and four words of which two are no mere grammar. */
function isClauseMore(lost: readonly string[], won: readonly string[], isSentence: boolean): boolean {
  const more = (isCounted: (word: string) => boolean) =>
    lost.filter(isCounted).length - won.filter(isCounted).length;
  return (
    more(() => true) >= FEWEST_WORDS &&
    more(isContent) >= FEWEST_CONTENT &&
    (isSentence || more(carriesClause) > 0)
  );
}

/**
 * The changes that take out a statement: a clause or a sentence of which nothing that is written in its place, or
 * anywhere else, says the same. Of several side by side, the one that takes out most. `changes` must be sorted.
 */
export function findLostStatements(source: string, changes: readonly Change[]): ReadonlySet<Change> {
  const written = changes.flatMap(({ replacement }) => toWords(replacement));
  const lost = new Set<Change>();
  for (const run of toRuns(changes, source)) {
    const before = run.flatMap(({ start, end }) => toWords(source.slice(start, end)));
    if (before.length < FEWEST_WORDS) continue;
    const after = run.flatMap(({ replacement }) => toWords(replacement));
    const isSentence = run.every((change) => takesOutSentences(change, source));
    if (!isClauseMore(without(before, written), without(after, before), isSentence)) continue;
    lost.add(
      run.reduce((most, change) => (change.end - change.start > most.end - most.start ? change : most)),
    );
  }
  return lost;
}
