import { OTHER_VERBS, PURE_VERBS, toThirdPerson } from '../lexicon/verbs.ts';
import { wordSet } from '../lexicon/word-set.ts';
import { wordTable } from '../lexicon/word-table.ts';
import { opensClause, placesOf, type Rule, replaceWord } from './kit.ts';

const PRONOUNS = wordSet('everyone everybody someone somebody nobody everything nothing anyone');
const SINGULAR: Readonly<Record<string, string>> = wordTable({
  are: 'is',
  have: 'has',
  were: 'was',
  do: 'does',
});
/** After these the pronoun is an object, or the verb comes from a question. */
const NOT_SUBJECT =
  /^(?:let|lets|make|makes|made|help|helps|see|saw|have|had|did|does|do|will|would|can|could|should)$/;

export const indefinitePronoun: Rule = {
  id: 'indefinite-pronoun',
  category: 'grammar',
  gist: 'agreement',
  *find(sentence) {
    for (const { word: pronoun, at } of placesOf(sentence)) {
      if (!PRONOUNS.has(pronoun.lower) || NOT_SUBJECT.test(at(-1).lower)) continue;
      if (!opensClause(at(-1)) && at(-1).tag !== 'VERB') continue;
      const verb = at(1);
      const isVerb = PURE_VERBS.has(verb.lower)
        ? verb.tag === 'VERB'
        : OTHER_VERBS.has(verb.lower) && verb.tag !== 'ADJ';
      const right =
        SINGULAR[verb.lower] ?? (isVerb && opensClause(at(-1)) ? toThirdPerson(verb.lower) : undefined);
      if (right === undefined || (verb.lower === 'were' && /^(?:if|as|though)$/.test(at(-1).lower))) continue;
      yield* replaceWord(verb, right, `“${pronoun.lower}” counts as one, so its verb is singular: ${right}.`);
    }
  },
  examples: [
    ['Everyone have a phone today.', 'Everyone has a phone today.'],
    ['I called, but nobody answer me.', 'I called, but nobody answers me.'],
  ],
  leaves: ['Someone close to him called.', 'Let everyone know.', 'Does anyone have a pen?'],
};
