import type { PairGroup } from '../lookup-rows.ts';
import { beforeNoun } from './guards.ts';

/** Verbs of choosing, seeking, supporting, rising and falling. */
export const FORMAL_CHANGES: readonly PairGroup[] = [
  {
    as: 'verb',
    after:
      '(?= (?:an?|the|one|some|any|this|that|these|those|his|her|their|your|our|my|which|what)(?![\\p{L}-]))(?! (?:\\p{L}+ ){1,3}up(?![\\p{L}-]))',
    pairs: 'pick=select|choose=select|pick out=select',
  },
  {
    as: 'verb',
    after: beforeNoun(
      'houses?|bridges?|roads?|walls?|schools?|hospitals?|centres?|centers?|homes?|station|railway|factory|factories|plants?|tower|stadium|atlas',
    ),
    pairs: 'build=construct',
  },
  {
    as: 'verb',
    after:
      '(?= (?:forms?|(?:the|this|that|a|an|your|our|all|any) (?:\\p{L}+ )?(?:forms?|questionnaires?|surveys?|applications?|fields?))(?![\\p{L}-]))',
    pairs: 'fill in=complete|fill out=complete',
  },
  { as: 'verb', after: '(?= for(?![\\p{L}-]))', pairs: 'sign up=register' },
  {
    as: 'verb',
    after:
      '(?= (?:an?|some|any|more|new|another|volunteers|work|something|someone|ways|help|advice|people)(?![\\p{L}-]))',
    pairs: 'look for=seek',
  },
  {
    as: 'verb',
    after: '(?= (?:the|my|your|our|their|his|her|it|them|this|that|these|those)(?![\\p{L}-]))',
    pairs: 'look for=search for',
  },
  {
    as: 'verb',
    after: beforeNoun(
      'files?|folder|page|article|documents?|address|option|settings?|link|shop|keys?|source|documentation|examples?|references?|information|anything|solution',
    ),
    before: "(?<=(?:n't|\\bcannot|\\bcould not|\\bunable to|\\btrying to|\\bcan not) )",
    pairs: 'find=locate',
  },
  {
    as: 'verb',
    after: '(?= by(?![\\p{L}-]))',
    before: '(?<=\\b(?:is|are|was|were|be|been|being|,|and) )',
    pairs: 'back=support',
  },
  {
    as: 'verb',
    after:
      '(?= (?:the|a|an|his|her|their|its|this|that|these) (?:\\p{L}+ )?(?:plans?|idea|bill|proposals?|move|decision|law|scheme|campaign|call|calls|measure|measures)(?![\\p{L}-]))',
    pairs: 'back=support',
  },
  {
    as: 'verb',
    after: '(?=[.,;?!)]|$| (?:in|by|from|for|under|until|on|across)(?![\\p{L}-])| (?:the|smoking|all) )',
    pairs: 'ban=prohibit',
  },
  {
    as: 'verb',
    after:
      '(?= (?:by|to|from) (?:about |around |more than |nearly |almost |over |approximately )?\\p{Sc}?\\p{N})',
    pairs: 'go up=increase|go down=decrease|rise=increase|fall=decrease|drop=decrease|grow=increase',
  },
  {
    as: 'verb',
    before:
      '(?<=\\b(?:prices|costs|numbers|rates|sales|profits|levels|unemployment|demand|population|wages|salaries|incomes|temperatures)(?: (?:have|has|had|will|would|could|may|might))? )',
    after: '(?=[.,;?!)]|$| (?:in|by|over|to|since|sharply|rapidly|steadily|significantly)(?![\\p{L}-]))',
    pairs: 'rise=increase|fall=decrease|drop=decrease|grow=increase|go up=increase|go down=decrease',
  },
  {
    as: 'verb',
    after:
      '(?= (?:an?|the|some|more|further|higher|lower|greater|increased)?(?: \\p{L}+){0,2} ?\\p{L}+(?:tion|sion|ment|ments|tions|ence|ance|deaths?|losses|delays|problems|confusion|rise|fall|drop|loss|increase)(?![\\p{L}-]))',
    pairs: 'lead to=result in',
  },
  {
    as: 'verb',
    after: '(?= (?:calm|silent|open|closed|neutral|the same|in power|in office|in place)(?![\\p{L}-]))',
    pairs: 'stay=remain',
  },
  { as: 'verb', after: '(?= (?:\\p{L}+ ){1,3}to \\p{Ll})', pairs: 'allow=permit' },
  {
    as: 'verb',
    after: beforeNoun(
      'costs?|prices|emissions|numbers?|budgets?|spending|rates?|time|risks?|use|taxes|staff|pollution|waste|congestion|deficit',
    ),
    pairs: 'cut=reduce',
  },
  {
    as: 'verb',
    after:
      '(?= (?:copy|copies|rights?|records?|control|(?:a|the|all|your|their|his|her|its|full) (?:copy|copies|rights?|records?|receipts?|control|ownership|title))(?![\\p{L}-]))',
    pairs: 'keep=retain',
  },
  {
    as: 'verb',
    after: beforeNoun('issues?|subjects?|topics?|points?|questions?|matter'),
    pairs: 'bring up=raise',
  },
  {
    as: 'verb',
    after: '(?= (?:this|that|it|the (?:problem|issue|rest|matter|matters))(?![\\p{L}-]))',
    pairs: 'take care of=attend to',
  },
  {
    as: 'verb',
    after:
      '(?= (?:the|its|their|this|these|new|responsibility|a) (?:\\p{L}+ )?(?:role|responsibilit(?:y|ies)|duties|position|leadership))',
    pairs: 'take on=assume',
  },
];
