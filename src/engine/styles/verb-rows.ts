import { findIrregularBase } from '../lexicon/irregular-verbs.ts';
import type { Rule } from '../rules/kit.ts';
import type { PhraseRow } from '../rules/phrases.ts';
import type { Word } from '../text/words.ts';
import { toForms } from './inflection.ts';
import { onlyAs } from './only-as.ts';

/** What an object begins with. */
export const VERB_OBJECT =
  ' (?:an?|the|this|that|these|those|his|her|its|their|our|my|your|some|any|more|all|another|each|every|several|many|new)(?= )(?! lot )';

const HAVE =
  "(?:has|have|had|having|'ve|been|be|is|are|was|were|being)(?: (?:not|also|already|never|just|now))? ";
const NO_VERB =
  '(?<!\\b(?:an?|the|this|that|these|those|his|their|our|my|your|its|no|any|every|of|in|good|great) )';

function toRowsOfPair(from: string, to: string, after: string): PhraseRow[] {
  const [found, written] = [toForms(from), toForms(to)];
  const row = (find: string, write: string) => ({ find: `${NO_VERB}${find}(?=${after})`, write });
  const isOne = found.past === found.participle;
  return [
    ...(found.past === found.base ? [] : [row(found.base, written.base)]),
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
  return (
    /^(?:are|is|was|were|have|has|had)$|(?:ed|ing)$/.test(before.lower) ||
    (before.tag === 'EDGE' && /s$/.test(verb.lower))
  );
}

/** The rule where what it replaces is a verb. */
export const onVerbs = (rule: Rule) => onlyAs(['VERB', 'AUX'], rule, isNoun);
