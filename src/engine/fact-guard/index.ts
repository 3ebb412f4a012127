import { applyChanges } from '../text/edits.ts';
import type { Change, FactKind } from '../types.ts';
import type { Fact } from './fact.ts';
import { isSaidPlainly } from './plainly.ts';
import { readFacts } from './read-facts.ts';
import { type Side, toSides } from './sides.ts';
import { findLostStatements } from './statements.ts';
import { takesOutSentences } from './whole-sentences.ts';

/** What is told of a change that alters several facts: the first of these. */
const ORDER: readonly FactKind[] = [
  'blank',
  'quotation',
  'link',
  'date',
  'number',
  'negation',
  'name',
  'statement',
];

/** A known name may stand where any word has a capital. */
const NOTHING_ORDINARY: ReadonlySet<string> = new Set();

/** What one change takes from the source and gives to the result, as far as the other side lacks it. */
interface Balance {
  dropped: Fact[];
  added: Fact[];
}

/** The facts of `facts` that `others` does not hold as often. */
function without(facts: readonly Fact[], others: readonly Fact[]): Fact[] {
  const left = others.map(({ key }) => key);
  return facts.filter(({ key }) => {
    const index = left.indexOf(key);
    if (index >= 0) left.splice(index, 1);
    return index < 0;
  });
}

function weigh(before: Side, after: Side): Balance {
  const dropped = without(before.facts, after.facts).filter((fact) => fact.kind !== 'blank');
  const added = without(after.facts, before.facts);
  return {
    dropped: dropped.filter((fact) => !isSaidPlainly(fact, after, { isAdded: false })),
    added: added.filter((fact) => !isSaidPlainly(fact, before, { isAdded: true })),
  };
}

/**
 * Facts that one change drops and another adds have merely moved. Two that changed places have not: “2 pears and
 * 3 plums” is not “3 pears and 2 plums”. A negation that moves denies something else.
 */
function settleMoves(balances: readonly Balance[]): void {
  const drops = (balance: Balance, kind: FactKind) => balance.dropped.some((fact) => fact.kind === kind);
  const adds = (balance: Balance, kind: FactKind) => balance.added.some((fact) => fact.kind === kind);
  const arrivals = balances.flatMap((balance) =>
    balance.added.filter(({ kind }) => kind !== 'negation' && !drops(balance, kind)),
  );
  const departures = balances.flatMap((balance) =>
    balance.dropped.filter(({ kind }) => kind !== 'negation' && !adds(balance, kind)),
  );
  const unsettled = new Set([...without(departures, arrivals), ...without(arrivals, departures)]);
  const settled = new Set([...departures, ...arrivals].filter((fact) => !unsettled.has(fact)));
  for (const balance of balances) {
    balance.dropped = balance.dropped.filter((fact) => !settled.has(fact));
    balance.added = balance.added.filter((fact) => !settled.has(fact));
  }
}

/**
 * For each change, what it adds, drops or alters that only the writer can vouch for; null for none. `changes` must be
 * sorted and free of overlaps. `known`: further texts that the writer gave (mail chain, recipient, subject), whose
 * facts may be added; negations and blanks may not.
 */
export function findFactChanges(request: {
  source: string;
  changes: readonly Change[];
  known?: readonly string[];
}): (FactKind | null)[] {
  const { source, changes, known = [] } = request;
  if (changes.length === 0) return [];
  const result = applyChanges(source, changes);
  const { before, after, namesInResult } = toSides(changes, { source, result });
  const balances = before.map((side, index) => weigh(side, after[index] ?? side));
  settleMoves(balances);
  balances.forEach((balance, index) => {
    const change = changes[index];
    if (change === undefined || !takesOutSentences(change, source)) return;
    balance.dropped = balance.dropped.filter(({ kind, key }) => kind !== 'name' || !namesInResult.has(key));
  });
  const given = new Set(known.flatMap((text) => readFacts(text, NOTHING_ORDINARY)).map(({ key }) => key));
  const isGiven = ({ kind, key }: Fact) => kind !== 'negation' && kind !== 'blank' && given.has(key);
  const lost = findLostStatements(source, changes);
  return balances.map(({ dropped, added }, index) => {
    const kinds = [...dropped, ...added.filter((fact) => !isGiven(fact))].map(({ kind }) => kind);
    const change = changes[index];
    if (change !== undefined && lost.has(change)) kinds.push('statement');
    return ORDER.find((kind) => kinds.includes(kind)) ?? null;
  });
}
