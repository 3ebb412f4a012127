import type { PhraseRow } from './phrases.ts';
import { makeTableRule } from './table-rule.ts';

const OBJECT = '(?:the|my|your|his|her|our|their|a|an|us|me|him|them|it|people)';
const MODAL = "(?:can|could|will|would|may|might|should|must|to|not|don't|doesn't|didn't|won't|can't)";

/** Pairs that sound alike: `find` holds the neighbours that only one of the two can have. */
const ROWS: readonly PhraseRow[] = [
  {
    find: `(?<=${MODAL} )loose(?= (?:${OBJECT}|weight|money|time|control|interest|touch)\\b)`,
    write: 'lose',
    reason: '“lose” is the verb; “loose” is the opposite of tight.',
  },
  {
    find: '(?<=(?:an|the|big|great|bad|good|negative|positive|side|no|any|huge|strong) )(affect)(?=s?\\b)(?! (?:the|our|us|people|them)\\b)',
    write: 'effect',
    reason: '“effect” is the noun; “affect” is the verb.',
  },
  {
    find: `(?<=(?:can|could|will|would|may|might|not|also|it|to) )effect(?= (?:our|us|my|me|your|you|his|him|her|their|them|people)\\b)`,
    write: 'affect',
    reason: '“affect” is the verb; “effect” is the noun.',
  },
  {
    find: '(?<=(?:some|good|bad|any|an|of|this|give|gave|useful|the best|his|her|my|your) )advise',
    write: 'advice',
    reason: '“advice” is the noun; “advise” is the verb.',
  },
  {
    find: '(?<=(?:to|can|will|would|should|could) )advice(?= (?:you|him|her|them|us|me|people)\\b)',
    write: 'advise',
    reason: '“advise” is the verb; “advice” is the noun.',
  },
  {
    find: "(?<=(?:is|are|was|were|be|been|'s|'re) )to(?= (?:busy|late|small|big|young|old|hard|difficult|expensive|far|long|little|few|tired|weak|dangerous|heavy|early|lazy|crowded|noisy|poor|cold|hot)(?: (?:to|for)\\b|[.,;!?]|$))",
    write: 'too',
    reason: '“too” says that it is more than enough; “to” points somewhere.',
  },
  {
    find: 'their(?= (?:is|are|was|were|will be|has been|have been|might be|must be)\\b)',
    write: 'there',
    reason: '“there” begins such a sentence; “their” says whose something is.',
  },
  {
    find: 'your(?= (?:a|an|the|not|going to|gonna|welcome to|able to|supposed to)\\b)',
    write: "you're",
    reason: '“you’re” is short for “you are”; “your” says whose something is.',
  },
  {
    find: "(?<=(?:for|of|with|about|in|from|on|at) )you're(?= (?:help|patience|time|support|reply|answer|email|letter|message|order|work|team|family|house|home|life|business|company|country|car|job|account|interest|understanding|question|questions|feedback|advice)\\b)",
    write: 'your',
    reason: '“your” says whose something is; “you’re” is short for “you are”.',
  },
  {
    find: "(?<=\\b(?:in|of|at|with|from|by) )you're(?! (?:late|done|right|wrong|welcome|sure|ready|good|gone|not|a|an|the|in|on|at|so|very|too|all)\\b)(?= \\p{L}*[b-df-hj-np-tv-z](?<!ing|ed|ly)(?: *(?:[.,;!?]|$)| (?:is|was|and|for|to|on|in|at)\\b))",
    write: 'your',
    reason: '“your” says whose something is; “you’re” is short for “you are”.',
  },
  {
    find: 'its(?= (?:a|an|the|not|very|so|been|because|too|really|going to|my|your|impossible|obvious|(?:important|true|hard|easy|difficult|better|possible|necessary|clear|good|nice|bad) (?:to|that|for)|(?:rightly|often|sometimes|always|generally) said)\\b)',
    write: "it's",
    reason: '“it’s” is short for “it is”; “its” says whose something is.',
  },
  {
    find: '(?<=(?:of|with|for|about) )there(?= (?:own|family|families|friends|parents|children|life|lives|job|jobs|house|home|work|country|money|time|future|health|car|cars)\\b)',
    write: 'their',
    reason: '“their” says whose something is; “there” is a place.',
  },
  {
    find: '(?<=(?:and|since|until|just|back) )than(?! (?:the|a|an|that|those) )',
    write: 'then',
    reason: '“then” is about time; “than” compares.',
  },
  {
    find: '(?<=(?:^|[.!?] ))may be(?= (?:i|we|they|he|she|it|you|the|this|that|there)\\b)',
    write: 'maybe',
    reason: '“maybe” means perhaps; “may be” is a verb.',
  },
];

export const confusions = makeTableRule({
  id: 'confusion',
  category: 'spelling',
  gist: 'sound-alike',
  rows: ROWS,
  examples: [
    ["I don't want to loose my keys.", "I don't want to lose my keys."],
    ['It is to late to go.', 'It is too late to go.'],
    ['Its important to rest.', "It's important to rest."],
    ["We ate in you're restaurant.", 'We ate in your restaurant.'],
    ["Thanks for you're patience.", 'Thanks for your patience.'],
    ['She gave me good advise.', 'She gave me good advice.'],
  ],
  leaves: ['The screw came loose.', 'What are the effects?', 'The dog ate its food.', 'He is to blame.'],
});
