import { toForms } from '../../lexicon/inflection.ts';
import { findIrregularBase } from '../../lexicon/irregular-verbs.ts';
import type { Word } from '../../text/words.ts';
import { isVerb } from './clauses.ts';
import type { Pronoun } from './subjects.ts';

/** Verbs that are the same in the past. */
const SAME = /^(?:put|cut|set|hit|let|cost|hurt|read|spread|shut|beat|bet|split|quit)$/;
const MODAL = /^(?:will|would|can|could|may|might|must|should)$/;

/** Whether the verb stands in the past tense. */
export function isPast({ lower }: Word): boolean {
  if (/^(?:was|were|had|did)$/.test(lower)) return true;
  return /(?<!e)ed$|(?:gr|fr|rant)eed$/.test(lower) || findIrregularBase(lower) !== undefined;
}

/**
 * What the subject of the sentence does, in the tense of its verb: “They sold it, moving to town” gives “moved”. Nothing
 * where the tense is not sure, or something is done to the subject.
 */
export function toFinite(words: readonly Word[], participle: Word, pronoun: Pronoun): string | undefined {
  const base = participle.lemma.toLowerCase();
  const first = words.findIndex(isVerb);
  const [verb, next] = [words[first], words.slice(first + 1).find(({ tag }) => tag !== 'ADV')];
  if (verb === undefined || /ing$/.test(base) || base === 'be' || words[first + 1]?.lower === 'not')
    return undefined;
  if (SAME.test(verb.lower)) return undefined;
  const isOne = /^(?:he|she|it)$/.test(pronoun);
  const forms = toForms(base);
  if (MODAL.test(verb.lower)) return `${verb.lower} ${base}`;
  if (/^(?:has|have)$/.test(verb.lower))
    return /^been$/.test(next?.lower ?? '') ? undefined : `${verb.lower} ${forms.participle}`;
  if (/^(?:is|are|was|were|am)$/.test(verb.lower)) {
    if (next !== undefined && isVerb(next))
      return /ing$/.test(next.lower) ? `${verb.lower} ${participle.lower}` : undefined;
  }
  if (isPast(verb)) return forms.past;
  return isOne ? forms.third : forms.base;
}
