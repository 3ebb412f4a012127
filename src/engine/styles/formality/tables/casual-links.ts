import type { PairGroup } from '../lookup-rows.ts';
import { WORD_END } from './guards.ts';

const PRONOUN = `(?= (?:i|you|he|she|it|we|they|there|this|that)${WORD_END})`;

/** What links clauses. */
export const CASUAL_LINKS: readonly PairGroup[] = [
  {
    as: 'words',
    before: '(?<=^)',
    pairs: `also,=and|furthermore,=and|moreover,=and|in addition,=and|additionally,=and|nevertheless,=still,|nonetheless,=still,|therefore,=so|thus,=so
    consequently,=so|hence,=so|as a result,=so|for this reason,=so|yet=but|it is possible that=maybe|in contrast,=but|by contrast,=but|currently,=right now,|occasionally,=sometimes,|initially,=at first,|ultimately,=in the end,|eventually,=in the end,|unfortunately,=sadly,|regrettably,=sadly,`,
  },
  {
    as: 'words',
    after: PRONOUN,
    before: '(?<=^)',
    pairs:
      'also=and|and so=so|in my opinion,=I think|in my view,=I think|it seems=it looks like|it appears=it looks like|it seems that=it looks like|it appears that=it looks like|however=but',
  },
  {
    as: 'words',
    before: '(?<=^)',
    after: '(?= (?:the|a|an|your|my|our|his|her|their|some|people|most|many|all)(?![\\p{L}-]))',
    pairs:
      'in my opinion,=I think|in my view,=I think|it seems that=it looks like|it appears that=it looks like',
  },
  {
    as: 'words',
    before: `(?<=\\b(?:know|knows|knew|unsure|unclear|wonder|wonders|wondered|wondering|asked|asks|asking|see|check|sure|tell|decide|clear|remember|matter) )`,
    after: `(?! or not|[^.?!,]* or )(?= (?:i|you|he|she|it|we|they|there|the|this|that|these|those|a|an|my|your|his|her|its|our|their|anyone|any)${WORD_END})`,
    pairs: 'whether=if',
  },
  { as: 'words', before: '(?<=, )', pairs: 'whereas=while|hence=so' },
  {
    as: 'words',
    after: `(?= (?:an?|the|this|that|their|its|our|my|your|his|her)${WORD_END})(?! (?:an?|the) (?:\\p{L}+ )?(?:hour|day|week|fortnight|month|year|decade|minute|second|time|period|deadline)s?${WORD_END})`,
    pairs: 'within=in',
  },
  { as: 'words', pairs: 'as though=like' },
  {
    as: 'words',
    before: '(?<=\\p{L} )(?<!\\bonce )',
    after: `(?= (?:the|a|an|this|that|these|those|his|her|their|my|our|your|\\p{L}+ing)${WORD_END})`,
    pairs: 'upon=on|amongst=among|via=through|concerning=about|regarding=about',
  },
  { as: 'words', before: '(?<!\\b(?:of|to|for|with|from|in|on|by|at|about|among|whom) )', pairs: 'whom=who' },
];
