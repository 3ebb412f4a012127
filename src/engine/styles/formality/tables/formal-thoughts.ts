import type { PairGroup } from '../lookup-rows.ts';
import { beforeNoun, DOING, OBJECT } from './guards.ts';

/** Verbs of thinking, seeming, trying, beginning and checking. */
export const FORMAL_THOUGHTS: readonly PairGroup[] = [
  {
    as: 'verb',
    before: '(?<=\\b(?:i|we|you|they)(?: (?:do|did)(?: not)?)? )',
    after:
      '(?= (?:that|it|he|she|they|we|there|you|i|the|this|these|those|your|my|our|his|her|their|some|most)(?![\\p{L}-]))',
    pairs: 'think=believe',
  },
  { as: 'verb', after: '(?= (?:that|he|she|they|we|there)(?![\\p{L}-]))', pairs: 'think=believe' },
  {
    as: 'verb',
    after:
      '(?= about (?:\\p{L}+ing|the|this|that|your|our|my|a|an|it|these|those|his|her|their|how|what|why|whether)(?![\\p{L}-]))',
    pairs: 'think about=consider',
  },
  {
    as: 'verb',
    after: DOING,
    pairs:
      'think of=consider|think about=consider|keep on=continue|go on=continue|carry on=continue|keep=continue',
  },
  {
    as: 'verb',
    after:
      '(?= (?:an?|the|this|that|your|our|my|these|those|his|her|their|its|how|what|why|whether|it)(?![\\p{L}-]))',
    pairs: 'think about=consider',
  },
  {
    as: 'verb',
    after: '(?! (?:being|having)(?![\\p{L}-]))(?= \\p{L}+ing(?![\\p{L}-]))',
    pairs: 'stop=cease',
  },
  { as: 'verb', after: '(?= (?:\\p{L}+ ){1,4}from \\p{L}+ing(?![\\p{L}-]))', pairs: 'stop=prevent' },
  { as: 'verb', after: '(?= to \\p{L})', pairs: 'try=attempt|want=wish|plan=intend' },
  {
    as: 'verb',
    after:
      '(?= to \\p{Ll}| (?:that|\\p{L}+(?:ful|ous|ble|al|ic|ive|ed|ent|ant|ary|clear|strange|likely|wrong|right|correct))(?![\\p{L}-]))',
    pairs: 'seem=appear',
  },
  {
    as: 'verb',
    before: '(?<=\\b(?:it|this|that) )',
    after: '(?= an? )',
    pairs: 'look like=appear to be|seem like=appear to be|sound like=appear to be',
  },
  {
    as: 'verb',
    before: '(?<=\\b(?:it) )',
    after: '(?= (?:i|you|he|she|it|we|they|there|the|this|your)(?![\\p{L}-]))',
    pairs: 'look like=appear that|seem like=appear that|sound like=appear that|seem=appear that',
  },
  {
    as: 'verb',
    after:
      '(?! to(?![\\p{L}-]))(?=[.,;?!)]|$| (?:in|on|at|with|when|after|before|if|during|here|there|because|since|every|as|for|only|while|next|now|again)(?![\\p{L}-]))',
    pairs: 'happen=occur',
  },
  {
    as: 'verb',
    after: `(?=[.,;?!)]|$| (?:in|on|at|with|when|after|before|late|last|from)(?![\\p{L}-]))`,
    pairs: 'start=begin',
  },
  {
    as: 'verb',
    after: beforeNoun(
      'jobs?|course|year|week|process|work|discussion|conversation|study|studies|search|investigation|campaign|journey|meeting|construction|training|talks|negotiations|production|career',
    ),
    pairs: 'start=begin',
  },
  {
    as: 'verb',
    after: '(?= (?:on|at|with|when|after|before|last|yesterday|today)(?![\\p{L}-]))',
    pairs: 'end=conclude',
  },
  { as: 'verb', after: '(?= (?:that|how|why|what|whether)(?![\\p{L}-]))', pairs: 'show=demonstrate' },
  {
    as: 'verb',
    after: '(?= (?:whether|if|that (?:the|it|you|they|we|he|she|there|your|all|this|a|no))(?![\\p{L}-]))',
    pairs: 'check=verify|make sure=ensure',
  },
  {
    as: 'verb',
    after: beforeNoun(
      'logs?|code|settings?|configuration|documentation|data|results?|output|source|files?|links?|pages?|values?|spelling|address|details|facts|figures|numbers?',
    ),
    pairs: 'check=verify',
  },
  {
    as: 'verb',
    after: beforeNoun(
      'docs?|documentation|links?|article|post|page|site|website|guide|tutorial|book|manual|video',
    ),
    pairs: 'check out=consult',
  },
  {
    as: 'verb',
    after: OBJECT,
    pairs: 'take a look at=examine|have a look at=examine|take a closer look at=examine closely',
  },
  {
    as: 'verb',
    after: beforeNoun(
      'code|settings?|values?|text|configuration|query|queries|functions?|behaviou?r|design|scripts?|parameters?|rules?|laws?|layout|format|structure|content|files?|titles?|policy|policies',
    ),
    pairs: 'change=modify',
  },
  {
    as: 'verb',
    after: beforeNoun('code|commands?|scripts?|programs?|quer(?:y|ies)|procedures?|instructions?'),
    pairs: 'run=execute',
  },
];
