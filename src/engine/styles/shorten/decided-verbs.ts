import { toForms } from '../../lexicon/inflection.ts';
import { wordSet } from '../../lexicon/word-set.ts';
import { type Finding, type Place, placesOf, type Rule } from '../../rules/kit.ts';

/** What is done by deciding it: who decided to approve a plan has approved it. To build and to move takes more. */
const DONE_BY_DECIDING = wordSet(`
  approve reject accept adopt endorse support oppose grant deny postpone delay appoint elect nominate ratify veto
  overturn ban prohibit authorise authorize abolish`);
const DECIDED = wordSet('decided chose');
/** Who managed to do it did it. Verbs that are as much a state or a try, such as “be”, are not in the list. */
const DONE = wordSet(`
  reduce increase improve finish complete repair fix solve win sell buy find raise save cut escape reach secure collect
  attract convince persuade restore recover rescue double create obtain`);

function findPast({ word, at }: Place): string | undefined {
  const [to, verb] = [at(1), at(2)];
  // “the council, which met on Tuesday, decided”
  const before = at(-1).text === ',' ? at(-2) : at(-1);
  if (to.lower !== 'to' || !/^(?:NOUN|PROPN|PRON)$/.test(before.tag)) return undefined;
  const isDone =
    (DECIDED.has(word.lower) && DONE_BY_DECIDING.has(verb.lower)) ||
    (word.lower === 'managed' && DONE.has(verb.lower));
  return isDone ? toForms(verb.lower).past : undefined;
}

/** “The council decided to approve the plan.” has approved it. */
export const decidedVerbs: Rule = {
  id: 'shorten-decided-verb',
  category: 'shortening',
  gist: 'verb pair',
  *find(sentence): Generator<Finding> {
    // “Who decided to approve it?”: the deciding is the point.
    if (sentence.text.includes('?')) return;
    for (const place of placesOf(sentence)) {
      const past = findPast(place);
      if (past === undefined) continue;
      const { start } = place.word;
      yield { start, end: place.at(2).end, replacement: past, reason: `“${past}” says it in fewer words.` };
    }
  },
  examples: [
    ['The council decided to approve the plan.', 'The council approved the plan.'],
    ['The firm managed to cut its costs.', 'The firm cut its costs.'],
  ],
  leaves: [
    'The council decided not to approve the plan.',
    'The council decided to build the house.',
    'The council has decided to approve the plan.',
    'He never managed to cut his costs.',
    'Who decided to approve it?',
  ],
};
