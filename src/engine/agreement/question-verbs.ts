import { findBase } from '../lexicon/verbs.ts';
import { wordSet } from '../lexicon/word-set.ts';
import type { RuleContext } from '../rules/context.ts';
import { NOTHING } from '../rules/kit.ts';
import type { Sentence, Word } from '../text/words.ts';
import type { Change } from '../types.ts';
import { readPhrase } from './phrase.ts';

const HELPERS = wordSet('do does did can could will would should may might');
const ASKS = wordSet('where when why how what who and but so');
const PRONOUNS = wordSet('i you he she it we they anyone anybody someone somebody everyone everybody nobody');
/** Bases of their own: “Did they found it?” */
const OWN_BASES = wordSet('found felt saw lay wound fell left');

/** The index behind the subject of a question, whose helper stands before `from`. */
function skipSubject(words: readonly Word[], from: number, context: RuleContext): number | undefined {
  if (PRONOUNS.has(words[from]?.lower ?? '')) return from + 1;
  const phrase = readPhrase(words, from, words.length, context);
  return phrase?.determiner === '' ? undefined : phrase?.end;
}

/** “Does the insurance pays?”, “Should I opened it?”: behind the helper and the subject, the verb stays in its base form. */
export function findQuestionVerbs(sentence: Sentence, context: RuleContext): Change[] {
  const { words, text } = sentence;
  if (!text.endsWith('?')) return [];
  // “How long does it take”
  const asks = ASKS.has(words[0]?.lower ?? '');
  return words.flatMap((helper, index): Change[] => {
    const before = words[index - 1];
    const isAsked = asks && index < 4;
    const opens = before === undefined || before.tag === 'PUNCT' || ASKS.has(before.lower) || isAsked;
    if (!HELPERS.has(helper.lower) || !opens) return [];
    const at = skipSubject(words, index + 1, context);
    const verb = words[at ?? -1] ?? NOTHING;
    // “Do the guest passes expire?”: another verb follows
    const [next, behind] = words.slice((at ?? 0) + 1);
    const isNoun = /^(?:VERB|AUX)$/.test(next?.tag ?? '') && behind?.text !== '-';
    if (verb.tag !== 'VERB' || isNoun || OWN_BASES.has(verb.lower) || verb.text !== verb.lower) return [];
    const base = findBase(verb.lower, verb.lemma);
    if (base === undefined || base === verb.lower || verb.lower.endsWith('ing')) return [];
    return [
      {
        start: sentence.start + verb.start,
        end: sentence.start + verb.end,
        replacement: base,
        category: 'grammar',
        gist: 'base form',
        reason: `In a question with “${helper.lower}”, the verb stays in its base form, “${base}”.`,
        rule: 'question-verb',
      },
    ];
  });
}
