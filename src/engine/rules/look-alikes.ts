import type { PhraseRow } from './phrases.ts';
import { makeTableRule } from './table-rule.ts';

const STAGE = '(?:costumes?|theatre|theater|film|films|stage|actors?|wardrobe|masks?|opera|carnival)';

/** Pairs that look alike and are both words, which is why no dictionary finds the slip. */
const ROWS: readonly PhraseRow[] = [
  {
    find: `(?<!\\b${STAGE}\\b.*)costumer(s?)(?!.*\\b${STAGE}\\b)`,
    write: 'customer$1',
    reason: 'A “customer” buys; a “costumer” makes costumes.',
  },
  {
    find: '(?<=\\b(?:come|comes|came|coming|away|far|suffer|suffers|suffered|suffering|benefit|hear|heard|received|recover|back|bought|different|apart|learned) )form(?= (?:the|a|an|my|your|our|their|his|her|you|me|him|them|us|work|home|school|there|here|it|this|that)\\b)',
    write: 'from',
    reason: '“from” says where something comes from; a “form” is a shape.',
  },
  {
    find: 'form(?= (?:now on|time to time|day to day|scratch|monday to|here to)\\b)',
    write: 'from',
    reason: '“from” says where something comes from; a “form” is a shape.',
  },
  {
    find: 'loosing(?= (?:the|my|your|his|her|our|their|money|weight|time|customers|hope|interest|control|it|them|a)\\b)',
    write: 'losing',
    reason: '“lose” is the verb; “loose” is the opposite of tight.',
  },
  {
    find: "(?<=\\b(?:is|are|was|were|am|'s|'m|'re|not) )quiet(?= (?:an?|the same|good|easy|difficult|hard|expensive|often|interesting|simple|sure|different|important|similar|nice|happy|big|small|clear|right)\\b)",
    write: 'quite',
    reason: '“quite” means rather; “quiet” is without noise.',
  },
  {
    find: '(?<=\\b(?:very|so|too|really|be|keep) )quite(?= *(?:[.!?;,]|$))',
    write: 'quiet',
    reason: '“quiet” is without noise; “quite” means rather.',
  },
  {
    find: "(?<=\\b(?:to|can't|can|couldn't|could|barely) )breath(?= *(?:[.!?;,]|$)| (?:in|out|again|properly|through|deeply)\\b)",
    write: 'breathe',
    reason: '“breathe” is the verb; a “breath” is what one takes.',
  },
  {
    find: '(?<=\\b(?:for|chocolate|favourite|favorite|delicious|of) )desert(?= *(?:[.!?;]|$))',
    write: 'dessert',
    reason: 'A “dessert” ends a meal; a “desert” is dry land.',
  },
  {
    find: '(?<=\\b(?:new|my|your|his|her|our|their|old|warm|wear|wearing|buy|bought) )cloths(?= *(?:[.!?;,]|$)| (?:and|for|in|to|are|were|that)\\b)',
    write: 'clothes',
    reason: '“clothes” are worn; a “cloth” wipes or covers.',
  },
];

export const lookAlikes = makeTableRule({
  id: 'look-alike',
  category: 'spelling',
  gist: 'look-alike',
  rows: ROWS,
  examples: [
    ['We lost two costumers.', 'We lost two customers.'],
    ['I got a letter, and it came form my bank.', 'I got a letter, and it came from my bank.'],
    ['They are loosing money.', 'They are losing money.'],
    ['The test is quiet easy.', 'The test is quite easy.'],
    [
      'I could hardly breathe; then I could breath again.',
      'I could hardly breathe; then I could breathe again.',
    ],
  ],
  leaves: [
    'The costumer of the opera sewed all night.',
    'Please fill in the form; they form a circle.',
    'The village was quiet and quite small.',
    'They crossed the desert.',
    'Wipe the table with clean cloths.',
  ],
});
