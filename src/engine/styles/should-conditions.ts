import { toForms } from '../lexicon/inflection.ts';
import type { Nouns } from '../lexicon/nouns.ts';
import type { Finding, Rule } from '../rules/kit.ts';
import type { Word } from '../text/words.ts';
import { findHeadNoun } from './frames.ts';

/** Words of the longest subject: “the heating of the house” is not read. */
const LONGEST_SUBJECT = 4;
interface Condition {
  subject: readonly Word[];
  /** What comes after the verb. */
  behind: readonly Word[];
  isDenied: boolean;
}

const MANY = /^(?:i|you|we|they|these|those)$/;

function toPresent(verb: Word, { subject, behind, isDenied }: Condition, nouns: Nouns): string {
  const last = subject.at(-1)?.lower ?? '';
  const head = last === 'there' ? (findHeadNoun(behind)?.lower ?? '') : last;
  const isMany = MANY.test(head) || nouns.isPlural(head);
  const forms = toForms(verb.lower);
  if (verb.lower === 'be') return `${head === 'i' ? 'am' : isMany ? 'are' : 'is'}${isDenied ? ' not' : ''}`;
  if (isDenied) return `${isMany ? 'do' : 'does'} not ${forms.base}`;
  return isMany ? forms.base : forms.third;
}

/** “Should you wish to come, …” is “If you wish to come, …”. */
export const shouldConditions: Rule = {
  id: 'should-condition',
  category: 'clarity',
  gist: 'plain condition',
  *find({ words, text }, { nouns }): Generator<Finding> {
    const [should] = words;
    if (should?.lower !== 'should' || text.includes('?') || !text.includes(',')) return;
    const end = words.findIndex(
      ({ tag, lower }, index) => index > 1 && (/^(?:VERB|AUX)$/.test(tag) || lower === 'not'),
    );
    const isDenied = words[end]?.lower === 'not';
    const subject = words.slice(1, end);
    const [verb, ...behind] = words.slice(isDenied ? end + 1 : end);
    const [first, last] = [subject[0], subject.at(-1)];
    if (verb === undefined || first === undefined || last === undefined || subject.length > LONGEST_SUBJECT)
      return;
    if (!/^(?:VERB|AUX)$/.test(verb.tag) || toForms(verb.lower).base !== verb.lower) return;
    if (
      !subject.every(({ tag }) => /^(?:DET|PRON|ADJ|NOUN|PROPN)$/.test(tag)) ||
      !/^(?:PRON|NOUN|PROPN)$/.test(last.tag)
    )
      return;
    yield {
      start: should.start,
      end: verb.end,
      replacement: `If ${text.slice(first.start, last.end)} ${toPresent(verb, { subject, behind, isDenied }, nouns)}`,
      reason: '“If” opens a condition more plainly than “should”.',
    };
  },
  examples: [
    ['Should you wish to come, call us.', 'If you wish to come, call us.'],
    [
      'Should the tenant fail to pay, the landlord may act.',
      'If the tenant fails to pay, the landlord may act.',
    ],
    ['Should the lift not be repaired, we will leave.', 'If the lift is not repaired, we will leave.'],
    ['Should there be any questions, call us.', 'If there are any questions, call us.'],
  ],
  leaves: ['Should we go, then?', 'You should go, he said.'],
};
