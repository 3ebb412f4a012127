import type { Rule } from '../../rules/kit.ts';
import { makeTableRule } from '../../rules/table-rule.ts';
import { onVerbs, toVerbRows, VERB_OBJECT } from '../verb-rows.ts';

/** “long=short”, and what must come next. */
const PAIRS: readonly (readonly [after: string, pairs: string])[] = [
  [
    VERB_OBJECT,
    `obtain=get|acquire=get|receive=get|purchase=buy|eliminate=remove|discover=find|construct=build|terminate=end
    indicate=show|retain=keep|produce=make|create=make|reduce=cut|operate=run|select=choose|recruit=hire
    alter=change|modify=change|evaluate=judge|illustrate=show|experience=have|rectify=fix|verify=check
    transform=change|notify=tell|resemble=look like|accelerate=speed up|anticipate=expect|request=ask for
    tolerate=put up with|highlight=stress|emphasise=stress|emphasize=stress|possess=have|regulate=control
    undertake=do|examine=look at|demonstrate=show|distribute=hand out|conceal=hide|endure=suffer|relinquish=give up
    manufacture=make|commemorate=mark|analyse=study|analyze=study|accumulate=build up|incorporate=include|donate=give
    inhabit=live in|reiterate=repeat|demolish=pull down|incarcerate=jail|imprison=jail`,
  ],
  [' (?:me|us|him|her|them|you|people)\\b', 'assist=help|notify=tell|inform=tell'],
  [
    ` that\\b`,
    'indicate=show|discover=find|announce=say|declare=say|acknowledge=admit|emphasise=stress|emphasize=stress|anticipate=expect|illustrate=show',
  ],
  [' (?:that|it|he|she|they|we|there)(?= )', 'believe=think'],
  [' to \\p{Ll}', 'attempt=try|appear=seem'],
  [' on\\b', 'concentrate=focus'],
  [' (?:\\p{L}+ ){1,3}to \\p{Ll}', 'persuade=get|permit=allow'],
  [' with (?!a\\b|one\\b)', 'communicate=talk'],
  [' to(?= (?-i:\\p{Lu}))', 'relocate=move'],
  [' an? ', 'establish=set up'],
  [`(?! (?:\\p{L}+ ){1,5}to \\p{Ll})${VERB_OBJECT}`, 'require=need'],
  ['(?! (?:to|\\p{L}+ing)\\b)', 'disappear=vanish|begin=start|commence=start|deteriorate=get worse'],
  [
    ' (?:by|to|from) (?:about |around |more than |over |nearly |almost )?\\p{Sc}?\\p{N}',
    'increase=rise|decrease=fall|decline=fall',
  ],
  [' (?:\\p{L}+ ){1,4}from \\p{L}+ing\\b', 'prevent=stop'],
  [
    ' (?!(?:\\p{L}+ ){1,4}(?:with|for)\\b)(?:an?|the|some|more|better|new|this|their|his|her|our) ',
    'provide=give',
  ],
];

const verbs = onVerbs(
  makeTableRule({
    id: 'short-verb',
    category: 'clarity',
    gist: 'plain verb',
    rows: PAIRS.flatMap(([after, pairs]) => toVerbRows(pairs, after)),
    explain: (written) => `“${written}” is the plainer word.`,
    examples: [
      ['They obtained a permit and constructed a house.', 'They got a permit and built a house.'],
      ['It had begun at noon. Prices increased by 5%.', 'It had started at noon. Prices rose by 5%.'],
    ],
    leaves: ['The produce is fresh.', 'They provide the town with water.', 'It is a discovery.'],
  }),
);

/** “was increased” is done by somebody, and nothing “is risen”; what one “has got” one has. */
const NOT_AFTER: readonly (readonly [written: RegExp, before: RegExp])[] = [
  [/^(?:risen|fallen|rose|fell)$/i, /\b(?:is|are|was|were|be|been|being)(?: \p{L}+)? $/iu],
  [
    /^got$/i,
    /\b(?:has|have|had|having|'ve|'d|is|are|was|were|be|been)(?: (?:not|\p{L}+ly|yet|just|already|also))* $/iu,
  ],
];

/** Long verbs and the short ones that say the same of the same things. */
export const shortVerbs: Rule = {
  ...verbs,
  *find(sentence, context) {
    for (const finding of verbs.find(sentence, context)) {
      const before = sentence.text.slice(0, finding.start);
      const isOff = NOT_AFTER.some(
        ([written, place]) => written.test(finding.replacement) && place.test(before),
      );
      if (!isOff) yield finding;
    }
  },
  leaves: [
    ...verbs.leaves,
    'The fee was increased to 60 euros.',
    'We have not yet received the money.',
    'We come, provided that it is dry.',
  ],
};
