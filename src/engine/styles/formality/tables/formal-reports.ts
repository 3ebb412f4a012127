import type { PairGroup } from '../lookup-rows.ts';

const NUMBER_WORD =
  '(?= (?:two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty|forty|fifty|sixty|eighty|ninety|half|a hundred|a thousand|a million|a dozen|a third|a quarter|one hour|one year|one third)(?![\\p{L}-]))';

/** What reports say of people, numbers and deeds. */
export const FORMAL_REPORTS: readonly PairGroup[] = [
  {
    as: 'words',
    before: '(?<=\\b(?:he|she|(?-i:\\p{Lu})\\p{L}+) )',
    after: '(?=[.,:])',
    pairs: 'says=states|said=stated',
  },
  {
    as: 'words',
    before:
      '(?<=\\b(?:they|experts|technicians|scientists|researchers|officials|critics|supporters|campaigners|doctors|police|authorities|residents|analysts|organizers|organisers|authors|activists|lawyers|ministers|statisticians) )',
    after: '(?= (?:that|the|it|this|there|they)(?![\\p{L}-]))',
    pairs: 'say=state',
  },
  {
    as: 'words',
    before:
      '(?<=\\b(?:older|younger|young|most|some|other|those|these|many|more|few|such|thousand|million|hundred|elderly|disabled|eligible|affected|these|two|three|four|five|six|seven|eight|nine|ten|\\p{N}+) )',
    after:
      "(?![’'])(?=[.,;]|$| (?:to|in|with|at|from|are|were|have|had|on|under|over|aged|living|working|would|will|can|could|may|do|did|by|for|and)(?![\\p{L}-]))",
    pairs: 'people=individuals',
  },
  {
    as: 'words',
    after: '(?= (?!to|by|up|away|in|off|out|back|that|as|over|for|how|and|at|on|when|birth|rise|life)\\p{L})',
    pairs: 'was given=received|were given=received|been given=received|being given=receiving',
  },
  {
    as: 'words',
    before: '(?<=\\b(?:is|are|was|were|be|been|being) )',
    after: '(?= to (?!be)\\p{Ll})',
    pairs: 'asked=requested',
  },
  { as: 'words', pairs: 'the start of=the beginning of' },
  {
    as: 'words',
    before: '(?<!\\b(?:to|will|would|i|you|we|they|who|can|must|should|the|a|home) )',
    after: '(?= (?:the|an?|its|his|her|their|local|private|former|(?-i:\\p{Lu})))',
    pairs: 'run by=operated by',
  },
  {
    as: 'words',
    after:
      '(?= (?:number|numbers|demand|appetite|concern|concerns|need|body|popularity|pressure|interest|evidence|awareness|importance|use|threat)(?![\\p{L}-]))',
    pairs: 'growing=increasing',
  },
  {
    as: 'words',
    after:
      '(?= (?:officials?|executives?|spokes\\p{L}+|lawyers?|scientists?|judges?|managers?|civil)(?![\\p{L}-]))',
    pairs: 'top=senior',
  },
  { as: 'words', after: NUMBER_WORD, before: '(?<!\\bnot )', pairs: 'just=only|more than=in excess of' },
  {
    as: 'verb',
    after: '(?= (?:\\p{L}+[ ’]){1,6}into (?:an?|the|\\p{L}+s)(?![\\p{L}-]))',
    pairs: 'turn=convert',
  },
  {
    as: 'verb',
    before:
      '(?<=\\b(?:researchers|scientists|study|studies|survey|report|court|inquiry|investigation|team|analysis|experts|commission) (?:also |has |have )?)',
    after: '(?= that(?![\\p{L}-]))',
    pairs: 'find=determine',
  },
  {
    as: 'words',
    before: '(?<=\\b(?:is|are|was|were|be|been|being|not|often|widely|also) )',
    after: '(?= as(?![\\p{L}-])(?! soon| far))',
    pairs: 'seen=regarded',
  },
  {
    as: 'words',
    before: '(?<=\\b(?:is|are|was|were|be|been|not|now|widely|also) )',
    after: '(?= to(?![\\p{L}-]))',
    pairs: 'thought=believed|said=reported|told=instructed',
  },
  {
    as: 'words',
    before: '(?<=\\b(?:is|are|was|were|be|been|being) )',
    after: '(?= (?:that|they|he|she|it|we|i|about|of|there)(?![\\p{L}-]))',
    pairs: 'told=informed',
  },
  {
    as: 'words',
    before: '(?<=\\b(?:is|are|was|were|be|been|being) )',
    after: '(?= (?:in (?-i:\\p{Lu})|overseas|abroad|from|of|by hand))',
    pairs: 'made=produced',
  },
  {
    as: 'words',
    before: '(?<=\\b(?:is|are|was|were|be|been|being) )',
    after: '(?= (?:in|for|as)(?![\\p{L}-]))',
    pairs: 'used=employed',
  },
  {
    as: 'words',
    pairs:
      'put in place=implemented|paid for by=funded by|in a bid to=in an attempt to|a bid to=an attempt to|the rich=the wealthy|it is clear that=it is evident that|it was clear that=it was evident that|price hike=price increase|price hikes=price increases|price rise=price increase|price rises=price increases',
  },
  {
    as: 'adjective',
    after:
      '(?= (?:country|countries|man|woman|men|women|world|nations|area|areas|neighbourhoods?|families|parents|clients|customers)(?![\\p{L}-]))',
    pairs: 'rich=wealthy|richer=wealthier',
  },
  {
    as: 'words',
    before: '(?<=\\b(?:a|the|one|three|two|four|five|these|its|their|our|some|several|other) )',
    after:
      '(?= (?:role|factors?|part|elements?|issues?|questions?|points?|moment|steps?|areas?|trends?|reasons?)(?![\\p{L}-]))',
    pairs: 'key=crucial',
  },
  { as: 'words', after: '(?= \\p{L}{3,}ed(?![\\p{L}-]))', pairs: 'and then=and subsequently' },
  {
    as: 'words',
    before: '(?<=(?:^|[.?!] ))',
    nextTags: ['NOUN'],
    after:
      '(?! (?:time|kind|kinds|sort|sorts|way|ways|happens|reason|else|people|day|age|year|difference|problem|problems|trouble|point|sense|purpose|role|effect|impact|evidence|advice|fun|if|chance|size|result|happened|use|type)(?![\\p{L}-]))',
    pairs: 'what=which',
  },
];
