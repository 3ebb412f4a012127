import type { PairGroup } from '../lookup-rows.ts';
import { AT_END, WORD_END } from './guards.ts';

const DESCRIBED = '(?= \\p{L}{3,})';
const NOT_DENIED = "(?<!(?:\\b(?:not|never|no|hardly|the|a|an|this|that|by|or|would|should|or)|n't|'d) )";

/** Adverbs of degree, of time and of number. */
export const CASUAL_ADVERBS: readonly PairGroup[] = [
  {
    as: 'adverb',
    before: NOT_DENIED,
    nextTags: ['ADJ', 'ADV'],
    after: `(?! (?:when|if|as|because|where|since|well|on|in|for)${WORD_END})`,
    pairs: 'particularly=really',
  },
  {
    as: 'words',
    nextTags: ['ADJ', 'ADV'],
    before: NOT_DENIED,
    after: `(?! (?:possible|certain|different|sufficient|impossible|a|an|the|as|of|that|to|by|in|on|at|and|or|but|is|are|was|were|if|so|than|then|few|the)${WORD_END})(?= \\p{Ll})`,
    pairs: 'quite=pretty|fairly=pretty|rather=pretty',
  },
  {
    as: 'adverb',
    before: NOT_DENIED,
    after: `${DESCRIBED}(?! (?:much|few|little|many|same|first|last|own)${WORD_END})`,
    pairs:
      'extremely=really|highly=really|incredibly=really|truly=really|exceptionally=really|extraordinarily=really|absolutely=totally|completely=totally|entirely=totally|utterly=totally|wholly=totally',
  },
  {
    as: 'words',
    before: "(?<!(?:\\b(?:so|too|how|as|very|not|that|this|any|no|of|by)|n't) )",
    after: `(?= (?:more|less|better|worse|bigger|larger|smaller|higher|lower|greater|easier|harder|faster|slower|older|younger|cheaper|longer|shorter|richer|wider|stronger|weaker|earlier|later)${WORD_END})`,
    pairs: 'much=way|far=way|considerably=way|significantly=way|substantially=way|a lot=way',
  },
  { as: 'words', after: `(?= (?:more|much|many|few|little)${WORD_END})`, pairs: 'far too=way too' },
  {
    as: 'adverb',
    pairs: `merely=just|solely=just|currently=now|presently=now|frequently=often|rapidly=quickly|primarily=mostly|predominantly=mostly
    occasionally=sometimes|approximately=about|initially=at first|subsequently=later
    swiftly=quickly|typically=usually|invariably=always|seldom=hardly ever|rarely=hardly ever
    reportedly=apparently|allegedly=supposedly|mainly=mostly|chiefly=mostly
    barely=hardly|gradually=bit by bit|perhaps=maybe|precisely=exactly|certainly=definitely|undoubtedly=definitely`,
  },
  {
    as: 'words',
    before: '(?<!\\b(?:put|quite|more|very|as|stated|and|or) )',
    after: '(?= \\p{L})',
    pairs: 'simply=just',
  },
  { as: 'words', after: AT_END, pairs: 'immediately=right away|nowadays=these days' },
  { as: 'words', after: `(?= (?:after|before)${WORD_END})`, pairs: 'immediately=right|shortly=just' },
  {
    as: 'words',
    after: `(?= (?:\\p{N}+|few|two|three|four|five|six|ten|couple|several|year|month|week|decade)${WORD_END})`,
    pairs: 'over the past=in the last|over the last=in the last|during the past=in the last',
  },
  { as: 'words', pairs: 'in recent years=lately' },
  { as: 'words', after: '(?! (?:and|other)(?![\\p{L}-]))', pairs: 'various=different' },
  {
    as: 'words',
    before: '(?<=\\b(?:i|we) )',
    after: `(?= (?:that|you|it|he|she|they|there|the|this|your|we|i)${WORD_END})`,
    pairs: 'assume=guess|suspect=guess|suppose=guess|presume=guess',
  },
];
