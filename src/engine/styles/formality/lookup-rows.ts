import { toForms } from '../../lexicon/inflection.ts';
import { findIrregularBase } from '../../lexicon/irregular-verbs.ts';
import { toPlural } from '../../lexicon/nouns.ts';
import type { Word } from '../../text/words.ts';
import { AFTER_MODAL, AFTER_ONE } from '../verb-rows.ts';
import type { LookupRow } from './lookup-rule.ts';

/** Pairs that are used alike: “everyday=formal”, parted by “|” or line ends. */
export interface PairGroup {
  as: 'verb' | 'noun' | 'adjective' | 'adverb' | 'words';
  /** Sources of patterns: what must come before, as a lookbehind, and what must come next. */
  before?: string;
  after?: string;
  /** Tags that the word after it may have. */
  nextTags?: readonly string[];
  pairs: string;
}

const HAVE = "(?:has|have|had|having|'ve|be|been|being|is|are|am|was|were|get|gets|got|'re|'s|'m)";
const BETWEEN = '(?: (?:not|also|already|never|just|now|\\p{L}+ly))?';
const AFTER_HAVE = `(?<=\\b${HAVE}${BETWEEN} )`;
const NOT_AFTER_HAVE = `(?<!\\b${HAVE}${BETWEEN} )`;
/** After these what could be a verb is a noun. */
const NO_NOUN =
  '(?<!\\b(?:an?|the|this|that|these|those|his|their|our|my|your|its|no|any|every|good|great) )';

const parse = (pairs: string) =>
  pairs
    .trim()
    .split(/[|\n]/)
    .map((pair) => {
      const [from = '', to = ''] = pair.trim().split('=');
      return { from, to };
    });

/** “recent attempts to”, “there are plans to”: the tagger takes nouns for verbs. */
function isNoun(before: Word, verb: Word): boolean {
  if (/(?:ed|ing)$/.test(verb.lower) || findIrregularBase(verb.lower) !== undefined) return false;
  if (/^(?:DET|ADJ|NUM|ADP)$/.test(before.tag) && before.lower !== 'to') return true;
  // “a head start”, “the phone call”
  if (
    before.tag === 'NOUN' &&
    !/(?:s|people|men|children|police)$/.test(before.lower) &&
    !/s$/.test(verb.lower)
  )
    return true;
  return (
    /^(?:are|is|was|were|have|has|had)$|(?:ed|ing)$/.test(before.lower) ||
    (before.tag === 'EDGE' && /s$/.test(verb.lower))
  );
}

function toVerbRows(from: string, to: string, { before = '', after = '' }: PairGroup): LookupRow[] {
  const [found, written] = [toForms(from), toForms(to)];
  const row = (find: string, write: string, own = ''): LookupRow => ({
    find,
    write,
    before: `${NO_NOUN}${before}${own}`,
    after,
    tags: ['VERB', 'AUX'],
    isRefused: isNoun,
  });
  const gerundAndThird = [row(found.third, written.third), row(found.gerund, written.gerund)];
  if (found.past === found.base) {
    return [
      ...gerundAndThird,
      row(found.base, written.base, AFTER_MODAL),
      row(found.participle, written.participle, AFTER_HAVE),
      row(found.past, written.past, AFTER_ONE),
    ];
  }
  const isOne = found.past === found.participle && written.past === written.participle;
  const past = isOne
    ? [row(found.past, written.past)]
    : [row(found.past, written.past, NOT_AFTER_HAVE), row(found.participle, written.participle, AFTER_HAVE)];
  return [row(found.base, written.base), ...gerundAndThird, ...past];
}

const TAGS: Readonly<Record<PairGroup['as'], readonly string[] | undefined>> = {
  verb: ['VERB', 'AUX'],
  noun: ['NOUN'],
  adjective: ['ADJ'],
  adverb: ['ADV'],
  words: undefined,
};

function toRowsOfPair({ from, to }: { from: string; to: string }, group: PairGroup): LookupRow[] {
  if (group.as === 'verb') return toVerbRows(from, to, group);
  const { before, after, nextTags } = group;
  const tags = TAGS[group.as];
  const guards = {
    ...(before === undefined ? {} : { before }),
    ...(after === undefined ? {} : { after }),
    ...(tags === undefined ? {} : { tags }),
    ...(nextTags === undefined ? {} : { nextTags }),
  };
  const one = { find: from, write: to, ...guards };
  return group.as === 'noun' ? [one, { ...one, find: toPlural(from), write: toPlural(to) }] : [one];
}

/** The rows of a table, in all forms of its verbs and nouns. */
export function toLookupRows(groups: readonly PairGroup[]): LookupRow[] {
  return groups.flatMap((group) => parse(group.pairs).flatMap((pair) => toRowsOfPair(pair, group)));
}
