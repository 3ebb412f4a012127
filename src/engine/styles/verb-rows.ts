import { toForms } from '../lexicon/inflection.ts';
import { findIrregularBase } from '../lexicon/irregular-verbs.ts';
import type { Rule } from '../rules/kit.ts';
import type { PhraseRow } from '../rules/phrases.ts';
import type { Word } from '../text/words.ts';
import { onlyAs } from './only-as.ts';

/** What an object begins with. */
export const VERB_OBJECT =
  ' (?:an?|the|this|that|these|those|his|her|its|their|our|my|your|some|any|more|all|another|each|every|several|many|new)(?= )(?! lot )';

const HAVE =
  "(?:has|have|had|having|'ve|been|be|is|are|was|were|being)(?: (?:not|also|already|never|just|now))? ";
const NO_VERB =
  '(?<!\\b(?:an?|the|this|that|these|those|his|their|our|my|your|its|no|any|every|of|in|good|great) )';

/** After these a verb is in its base form: what tells “to put off” from “he put off”. */
export const AFTER_MODAL =
  "(?<=(?:\\b(?:to|will|would|can|could|should|shall|may|might|must|do|does|did|not|cannot|let us|please)|n't|'ll|'d)(?: \\p{L}+ly)? )";
/** After these it is in the past, or it would have its “s”. */
export const AFTER_ONE = '(?<=\\b(?:he|she|it|who)(?: \\p{L}+ly)? )';

function toRowsOfPair(from: string, to: string, after: string): PhraseRow[] {
  const [found, written] = [toForms(from), toForms(to)];
  const row = (find: string, write: string) => ({ find: `${NO_VERB}${find}(?=${after})`, write });
  const isOne = found.past === found.participle;
  if (found.past === found.base) {
    return [
      row(found.third, written.third),
      row(found.gerund, written.gerund),
      row(`${AFTER_MODAL}${found.base}`, written.base),
      row(`(?<=\\b${HAVE})${found.participle}`, written.participle),
      row(`${AFTER_ONE}${found.past}`, written.past),
    ];
  }
  return [
    row(found.base, written.base),
    row(found.third, written.third),
    row(found.gerund, written.gerund),
    ...(isOne && written.past === written.participle
      ? [row(found.past, written.past)]
      : [
          row(`(?<!\\b${HAVE})${found.past}`, written.past),
          row(`(?<=\\b${HAVE})${found.participle}`, written.participle),
        ]),
  ];
}

/** Rows of “verb=verb”, parted by “|” or line ends, in all forms, where the pattern `after` comes next. */
export function toVerbRows(pairs: string, after: string): PhraseRow[] {
  return pairs
    .trim()
    .split(/[|\n]/)
    .flatMap((pair) => {
      const [from = '', to = ''] = pair.trim().split('=');
      return toRowsOfPair(from, to, after);
    });
}

/** After these what could be a verb is a noun: “recent attempts to”, “there are plans to”. */
function isNoun(before: Word, verb: Word): boolean {
  if (/(?:ed|ing)$/.test(verb.lower) || findIrregularBase(verb.lower) !== undefined) return false;
  if (/^(?:DET|ADJ|NUM|ADP)$/.test(before.tag)) return true;
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

/** The rule where what it replaces is a verb. */
export const onVerbs = (rule: Rule) => onlyAs(['VERB', 'AUX'], rule, isNoun);
