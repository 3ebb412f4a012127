import { measureGain } from '../language-model/gain.ts';
import { toForms } from '../lexicon/inflection.ts';
import { wordSet } from '../lexicon/word-set.ts';
import type { RuleContext } from '../rules/context.ts';
import { NOTHING } from '../rules/kit.ts';
import type { Sentence } from '../text/words.ts';
import type { Change } from '../types.ts';

/** Fitted on sentences of learners and on edited prose. */
const LEAST_GAIN = 1;

const BE = wordSet('am is are was were be been being');
/** “She is head girl”, “he is lead singer”; and who is “lose” is loose, or “mean”. */
const NO_VERBS = wordSet('head lead lose mean');
/** “All they did is write a letter.” */
const DO = wordSet('do does did done doing');

/** Verbs in their base form after a form of “be”: “it is generate by plants”, “they are go home”. */
export function findBareVerbs(sentence: Sentence, { model }: RuleContext): Change[] {
  return sentence.words.flatMap(({ lower, text, tag, lemma, start, end }, index): Change[] => {
    const helper = sentence.words[index - 1] ?? NOTHING;
    if (tag !== 'VERB' || lower !== text || lemma !== lower || !BE.has(helper.lower)) return [];
    // “They are mint, ginger and raspberry”: things
    if (sentence.words[index + 1]?.lower === ',' && sentence.words[index + 2]?.tag === 'NOUN') return [];
    // The tagger does not know that “phosphorylated” is a participle
    if (NO_VERBS.has(lower) || /ed$/.test(lower)) return [];
    if (sentence.words.slice(0, index).some((word) => DO.has(word.lower))) return [];
    const { participle, gerund } = toForms(lower);
    // “nobody is answer me”: who is told, by somebody who does it
    const hasObject = /^(?:me|him|us|them)$/.test(sentence.words[index + 1]?.lower ?? '');
    const [best] = (hasObject ? [gerund] : [participle, gerund])
      .filter((form) => form !== lower)
      .map((form) => ({ form, gain: measureGain(model, sentence.text, { start, end, replacement: form }) }))
      .sort((one, other) => other.gain - one.gain);
    if (best === undefined || best.gain < LEAST_GAIN) return [];
    return [
      {
        start: sentence.start + start,
        end: sentence.start + end,
        replacement: best.form,
        category: 'grammar',
        gist: 'participle',
        reason: `After “${helper.lower}”, the verb takes another form, “${best.form}”.`,
        rule: 'verb-after-be',
      },
    ];
  });
}
