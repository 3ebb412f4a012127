import type { PairGroup } from '../lookup-rows.ts';
import { AT_END } from './guards.ts';

const PLAIN_MORE =
  '(?<!\\b(?:much|far|even|many|no|bit|little|lot|once|what|how|the|and|or|is|are|be|was|were|than) )';
const BE =
  "(?<=(?:\\b(?:is|are|am|was|were|be|been|being|seems?|seemed|looks?|looked|not|feels?|felt|sounds?|became|become|getting|so|very|too|quite|rather|really|absolutely|pretty|always|also|still)|'s|'re|'m) )";

/** Adjectives, with the nouns that they may describe. */
export const FORMAL_ADJECTIVES: readonly PairGroup[] = [
  {
    as: 'adjective',
    after:
      '(?= (?:idea|ideas|quality|design|practice|condition|performance|results?|weather|service|choice|choices|decision|decisions|planning|health|advice|management|conditions)(?![\\p{L}-]))',
    pairs: 'bad=poor',
  },
  {
    as: 'words',
    after: '(?= (?:the|your|their|our|his|her|my|people|health|business|children|us|them|you)(?![\\p{L}-]))',
    pairs: 'bad for=harmful to|good for=beneficial to',
  },
  {
    as: 'adjective',
    pairs:
      'weird=unusual|clever=ingenious|cheaper=less expensive|cheapest=least expensive|dumb=foolish|stupid=foolish|silly=foolish|scary=frightening|huge=enormous|worried=concerned',
  },
  {
    as: 'adjective',
    before: BE,
    after: '(?= (?:to|that|for|you|we|i|it|he|she|they)(?![\\p{L}-]))',
    pairs: 'glad=pleased',
  },
  {
    as: 'adjective',
    after:
      '(?= (?:question|note|word|look|overview|summary|update|call|glance|explanation|chat|visit)(?![\\p{L}-]))',
    pairs: 'quick=brief',
  },
  {
    as: 'adjective',
    after:
      '(?= (?:question|questions|problem|problems|task|decision|choice|time|times|part|winter|year)(?![\\p{L}-]))',
    pairs: 'hard=difficult',
  },
  {
    as: 'adjective',
    before:
      "(?<=(?:\\b(?:is|are|am|was|were|be|being|not|i|you|we|they|he|she|absolutely|completely|quite|entirely)|'s|'re|'m) )",
    after:
      '(?! (?:to|enough|thing)(?![\\p{L}-]))(?=[.,;?!)]|$| (?:that|of|about|if|whether|why|how|what|which|where|when|i|you|we|it|they|the|this|there|he|she)(?![\\p{L}-]))',
    pairs: 'sure=certain',
  },
  {
    as: 'words',
    before:
      "(?<=\\b(?:that|it|this|which|answer|result|he|she|you|they|we)(?: (?:is|are|was|were|be)|'s|'re)(?: (?:not|probably|quite|just))? )",
    after: '(?=[.,;?!)]|$)(?!, (?:but|so))',
    pairs: 'right=correct',
  },
  {
    as: 'words',
    before:
      "(?<=(?:\\b(?:that|this|answer|result|code|statement)(?: (?:is|was))|\\bthat's|\\bit is|\\bit was)(?: (?:not|probably|quite|just|simply))? )",
    after: AT_END,
    pairs: 'wrong=incorrect',
  },
  {
    as: 'words',
    before: "(?<=\\b(?:i|you|we|they|he|she)(?: (?:am|is|are|was|were)|'m|'re|'s) )",
    after: AT_END,
    pairs: 'wrong=mistaken',
  },
  {
    as: 'adjective',
    before: '(?<=\\bthe )',
    after:
      '(?= (?:way|answer|place|direction|version|person|file|number|result|results|order|word|words|address|format|type|value|term|terms|tool|name|approach|method|choice)(?![\\p{L}-]))',
    pairs: 'right=correct|wrong=incorrect',
  },
  {
    as: 'words',
    before: '(?<=\\bthe )',
    after: '(?= (?:section|step|example|chapter|paragraph|page)(?![\\p{L}-]))',
    pairs: 'next=following',
  },
  {
    as: 'words',
    before: '(?<=\\bthe )',
    after:
      '(?= (?:stage|part|chapter|section|paragraph|step|sentence|line|word|version|draft|element)(?![\\p{L}-]))',
    pairs: 'last=final',
  },
  {
    as: 'words',
    before: '(?<=\\b(?:his|her|their|its|our|my|your|the) )',
    after:
      '(?= \\p{L}+)(?! (?:of|lot|number|numbers|grain|wheat|food|foods|milk|thing|wheat|point)(?![\\p{L}-]))',
    pairs: 'whole=entire',
  },
  {
    as: 'words',
    after:
      '(?= (?:day|week|month|year|range|series|country|generation|city|family|town|industry|class|team|new)(?![\\p{L}-]))',
    pairs: 'a whole=an entire',
  },
  {
    as: 'words',
    before:
      '(?<!\\b(?:sure|fair|oddly|strangely|funnily|curiously|interestingly|good|big|long|old|strong|large|high|far|hard|well|close|early|fast|smart|clear|not nearly) )',
    after:
      '(?= (?:time|money|information|space|evidence|data|people|support|food|energy|water|memory|detail|details|experience|resources|room|context|room|reason|staff|power|points|land|jobs|houses|homes|research|capacity|interest|funds|attention|sleep|exercise|votes|reputation|rep)(?![\\p{L}-]))',
    pairs: 'enough=sufficient',
  },
  {
    as: 'words',
    before: '(?<=\\b(?:is|are|was|were|be|been|not) )',
    after: '(?=[.,;?!)]|$| (?:to|for)(?![\\p{L}-]))',
    pairs: 'enough=sufficient',
  },
  {
    as: 'words',
    before: PLAIN_MORE,
    after:
      '(?= (?:information|details|detail|time|data|context|questions|research|support|help|evidence|resources|funding|staff|training|examples|work|money|space|guidance|memory|features|options|tests|copies|documentation|training)(?![\\p{L}-])(?! (?:than|and more)(?![\\p{L}-])))',
    pairs: 'more=additional',
  },
];
