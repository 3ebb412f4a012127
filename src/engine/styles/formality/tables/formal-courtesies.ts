import type { PairGroup } from '../lookup-rows.ts';
import { AT_END } from './guards.ts';

const SUBJECT =
  '(?= (?:i|you|he|she|it|we|they|there|the|this|that|these|those|a|an|my|your|his|her|its|our|their|some|any|all|most|many|each|every|people|everyone|anyone|someone)(?![\\p{L}-]))';

/** Requests, questions and remarks. */
export const FORMAL_COURTESIES: readonly PairGroup[] = [
  {
    as: 'words',
    after: AT_END,
    before: '(?<!\\b(?:to|will|you|i|we) )',
    pairs: 'let me know=inform me|let us know=inform us',
  },
  {
    as: 'words',
    after: '(?= (?:your|the|any|a|an|about)(?![\\p{L}-]))',
    pairs: 'let me know=inform me of|let us know=inform us of',
  },
  {
    as: 'words',
    before: '(?<!\\b(?:i|will|to) )',
    after: '(?= whether(?![\\p{L}-]))',
    pairs: 'tell me=inform me|tell us=inform us|let me know=inform me|let us know=inform us',
  },
  {
    as: 'words',
    before: '(?<!\\b(?:i|will|to) )',
    after: '(?= (?:what|how|which|why|where|when)(?![\\p{L}-]))',
    pairs: 'let me know=inform me of|let us know=inform us of',
  },
  {
    as: 'words',
    before: '(?<=(?:^|\\. |: |, ))',
    after: '(?= (?!know|go|alone|be|see|down)\\p{Ll}{3,} )',
    pairs: 'let me=allow me to',
  },
  {
    as: 'words',
    before: "(?<=(?:\\bare (?:you|they|we)|\\b(?:you|they|we) are|you're|they're) )",
    pairs: 'talking about=referring to',
  },
  {
    as: 'words',
    pairs:
      'is there a way to=is it possible to|is there any way to=is it possible to|is there some way to=is it possible to|is it ok to=is it acceptable to|is it okay to=is it acceptable to',
  },
  {
    as: 'words',
    before: '(?<=\\b(?:it|that|this|which) (?:is|was|would be|will be|seems) )',
    after: '(?=[.,;?!)]|$| (?:with|for|to)(?![\\p{L}-]))',
    pairs: 'ok=acceptable|okay=acceptable',
  },
  {
    as: 'words',
    before: '(?<=^)',
    after: '(?= \\p{L}+ing(?![\\p{L}-]))(?! something|anything|everything|nothing)',
    pairs: 'how about=might I suggest|what about=have you considered',
  },
  {
    as: 'words',
    before: '(?<=\\b(?:i|we|you|they) )',
    after: '(?= (?:it|you|he|she|we|they|there|the|this|that|i|your)(?![\\p{L}-]))',
    pairs: 'guess=presume',
  },
  {
    as: 'words',
    before: '(?<=\\b(?:i|we|you|they) )',
    after: '(?=[.,])',
    pairs: 'think=believe|guess=presume',
  },
  { as: 'words', before: '(?<=\\bdo (?:you|they|we) )', after: SUBJECT, pairs: 'think=believe' },
  { as: 'words', after: '(?= (?:of)(?![\\p{L}-])(?! course))', pairs: 'do you know=are you aware' },
  {
    as: 'words',
    before: "(?<!\\b(?:do|did|to|not|will|would|as|may|should|could|can|n't|all) )",
    after:
      '(?= that (?:i|you|he|she|it|we|they|there|the|this|these|those|my|your|his|her|our|their|some|most|many)(?![\\p{L}-]))',
    pairs: 'I know=I am aware',
  },
  {
    as: 'words',
    after:
      '(?= (?:an?|the|\\p{Ll}{4,})(?![\\p{L}-]))(?! (?:this|that|these|those|they|there|you|it|he|she|we|your|everyone|someone|people)(?![\\p{L}-]))',
    pairs: 'seems like=appears to be|seem like=appear to be|seemed like=appeared to be',
  },
  {
    as: 'words',
    after: '(?= (?!this|that|these|those|it)\\p{L})',
    pairs: 'something like=something similar to',
  },
  { as: 'words', before: '(?<=\\p{L}, (?:and )?)', after: '(?:\\.(?= \\p{Ll}))?', pairs: 'etc=and so forth' },
  {
    as: 'verb',
    after: '(?=[.,;?!)]|$| (?:for|in|with)(?![\\p{L}-]))',
    pairs: 'do the trick=solve the problem',
  },
  {
    as: 'words',
    before:
      '(?<=(?:^|[.?!:,] |, |\\b(?:know|tell me|tell us|show us|ask|wonder|exactly|and|specify|of|to|with|for|in|on|sure|clear) ))',
    after:
      '(?= (?:algorithm|algorithms|version|versions|browser|language|languages|operating|os|device|distribution|distro|model|compiler|platform|database|part|parts|kind of|type|types|format|flavou?r|command|commands|file|files|settings|option|options|tool|tools|library|software|program|country|city|book|books|page|site|framework|colou?r|package|server|editor|application|app|api|plugin|class|function|method|values?|area|field|topic|subject|system|result|results|steps|parameters|changes)(?![\\p{L}-]))',
    pairs: 'what=which',
  },
  {
    as: 'words',
    before:
      '(?<!\\b(?:something|nothing|someone|see|not|even|as|what|know|wonder|sure|asked?|whether|unsure|tell|check) )',
    after:
      '(?= (?:interested|unable|unsure|happy|willing|certain|concerned|able|satisfied|dissatisfied|uncertain|free|ready|available)(?![\\p{L}-]))',
    pairs: 'if you are=should you be',
  },
  {
    as: 'words',
    before: '(?<!\\b(?:see|not|even|as|know|wonder|sure|asked?|whether|unsure|tell|check|only) )',
    pairs:
      'if you wish to=should you wish to|if you want to=should you wish to|if there is anything=should there be anything|if there are any=should there be any|if there is any=should there be any',
  },
  {
    as: 'words',
    after: '(?=[.,;?!)]|$| (?:that|we|i|you|to)(?![\\p{L}-]))',
    before: '(?<!\\b(?:than|like) )',
    pairs: 'anything else=anything further',
  },
  {
    as: 'words',
    after:
      '(?= (?:longer|better|easier|harder|clearer|later|earlier|slower|faster|smaller|larger|bigger|higher|lower|shorter|older|younger|cheaper|closer)(?![\\p{L}-]))',
    pairs: 'a bit=somewhat|a little=somewhat|a lot=considerably',
  },
  {
    as: 'words',
    before: '(?<=\\b(?:to|can|could|will|may|might) )',
    after: '(?=[.,;?!)]|$| (?:on|at)(?![\\p{L}-]))',
    pairs: 'help=assist',
  },
  {
    as: 'verb',
    after: '(?= (?:all|every|the|this|these|your|my|our)(?![\\p{L}-]))',
    pairs: 'read through=review',
  },
  { as: 'words', before: '(?<=^)', pairs: 'I mean,=that is to say,' },
  { as: 'words', pairs: 'pretty much=largely' },
  {
    as: 'words',
    pairs: `btw=incidentally|imo=in my opinion|imho=in my opinion|afaik=as far as I know|iirc=if I recall correctly|fyi=for your information
    asap=as soon as possible|pls=please|plz=please|thx=thank you|cuz=because|cos=because|tho=though|vs=versus|gonna=going to|dunno=do not know|alright=all right`,
  },
  {
    as: 'words',
    after:
      '(?= to (?:become|be|open|launch|rise|fall|grow|increase|begin|start|take|make|receive|join|leave|lose|play|cost|vote|change|close|get|go|see|have|face|meet|return|publish|decide|announce|continue|reach)(?![\\p{L}-]))',
    before: '(?<=\\b(?:is|are|was|were|now) )',
    pairs: 'set=expected',
  },
];
