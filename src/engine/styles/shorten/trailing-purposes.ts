import { wordSet } from '../../lexicon/word-set.ts';
import { type Finding, type Place, placesOf, type Rule } from '../../rules/kit.ts';
import type { Word } from '../../text/words.ts';
import { isVerb } from '../splits/clauses.ts';
import { findEnd, isPhrase } from './clauses.ts';

/** Verbs and adjectives whose “to” is no purpose: “asked the public to buy”, “enough to come”. */
const LEADS_TO = wordSet(`
  ask asked asks tell told want wants wanted allow allows allowed allowing enable enables enabled enabling force forces
  forced order ordered urge urges urged persuade persuaded encourage encourages encouraged encouraging expect expects
  expected help helps helped require requires required need needs needed cause causes caused lead leads led invite
  invited advise advised warn warned teach taught permit permitted prompt prompted compel compelled push pushed used
  too enough easy hard difficult possible impossible important likely unlikely able it take takes took have has had
  had get gets got plan plans planned trying tries tried hope hopes hoped make makes made would like there convince
  convinced challenge challenged leave left inspire inspired instruct instructed which what how where when whether who`);
/** Nouns that are not whole without their “to”. */
const NEEDS_TO =
  /^(?:plan|right|abilit(?:y|ies)|attempt|decision|chance|opportunit(?:y|ies)|time|need|effort|way|permission|power|money|reason|willingness|desire|wish|promise|bid|right|thing|place|one|failure|tendency|threat|offer|refusal|freedom|duty|obligation|potential|capacity|proposal|call|pressure|incentive|temptation|urge|move|campaign|room|space|people|man|woman|person|pledge|request|order|demand|intention|ambition|means|step|fight|struggle|something|nothing|access|approach|response|answer|solution|key|link|damage|visit|trip|journey|attention|return)s?$/;

function opensPurpose({ word, at, index }: Place, words: readonly Word[]): boolean {
  const [before, next] = [at(-1), at(1)];
  if (word.lower !== 'to' || next.tag !== 'VERB' || /(?:ing|ed)$/.test(next.lower)) return false;
  if (before.tag !== 'NOUN' || NEEDS_TO.test(before.lower)) return false;
  const left = words.slice(0, index);
  return left.some(isVerb) && !left.some(({ lower }) => LEADS_TO.has(lower));
}

/** “… sold its house to pay the bank.”: what for, at the end of a statement. */
export const trailingPurposes: Rule = {
  id: 'shorten-trailing-purpose',
  category: 'shortening',
  gist: 'purpose',
  *find(sentence): Generator<Finding> {
    for (const place of placesOf(sentence)) {
      const end = opensPurpose(place, sentence.words) ? findEnd(sentence, place.index) : undefined;
      if (end === undefined || !isPhrase(sentence, end)) continue;
      const reason = 'The sentence is complete without the purpose at its end.';
      yield { ...end, replacement: '', reason };
      return;
    }
  },
  examples: [
    [
      'The old firm sold its house in the harbour to pay its debts.',
      'The old firm sold its house in the harbour.',
    ],
  ],
  leaves: [
    'The mayor of the city asked the public to pay their debts.',
    'The mayor of the city has made a plan to pay its debts.',
  ],
};
