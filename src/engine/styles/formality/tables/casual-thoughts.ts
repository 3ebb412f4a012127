import type { PairGroup } from '../lookup-rows.ts';
import { ASKED, AT_END, beforeNoun, WORD_END } from './guards.ts';

/** Verbs of trying, seeming, beginning, rising and falling. */
export const CASUAL_THOUGHTS: readonly PairGroup[] = [
  {
    as: 'verb',
    after: '(?= to \\p{L})',
    pairs:
      'attempt=try|wish=want|intend=plan|seek=try|appear=seem|begin=start|struggle=find it hard|desire=want',
  },
  {
    as: 'verb',
    after: `(?= (?:that|unlikely|likely|clear|\\p{L}+(?:ful|ous|ble|al|ic|ive|ed|ent|ant))${WORD_END})`,
    pairs: 'appear=seem',
  },
  {
    as: 'verb',
    after: `(?= (?:\\p{L}+ing|with|at|in|on|by|from|when|after|as)${WORD_END})`,
    pairs: 'begin=start|commence=start',
  },
  {
    as: 'verb',
    after: AT_END,
    pairs:
      'begin=start|commence=start|appear=show up|resign=step down|participate=take part|terminate=end|elaborate=say more',
  },
  {
    as: 'verb',
    after: beforeNoun(
      'jobs?|course|year|week|process|work|discussion|conversation|study|search|investigation|campaign|journey|meeting|construction|training|talks|career|life|day',
    ),
    pairs: 'begin=start',
  },
  { as: 'verb', after: `(?= (?:in|at)${WORD_END})`, pairs: 'participate=take part|reside=live' },
  { as: 'verb', after: `(?= as${WORD_END})`, pairs: 'resign=step down' },
  { as: 'verb', after: '', pairs: 'elaborate on=say more about' },
  { as: 'verb', after: `(?= with${WORD_END})`, pairs: 'proceed=go ahead' },
  { as: 'verb', after: '(?= to \\p{L})', pairs: 'return=go back' },
  { as: 'verb', after: '(?= to (?-i:\\p{Lu}))', pairs: 'relocate=move' },
  {
    as: 'verb',
    after: `(?= (?:that|it|he|she|they|we|there|you|i|the|this|these|those|your|my|our|his|her|their)${WORD_END})`,
    pairs: 'believe=think',
  },
  { as: 'verb', after: `(?= \\p{L}+ing${WORD_END})`, pairs: 'cease=stop|consider=think about|continue=keep' },
  { as: 'verb', after: '(?= (?:\\p{L}+ ){1,4}from \\p{L}+ing)', pairs: 'prevent=stop' },
  {
    as: 'verb',
    after:
      '(?= (?:by|to|from) (?:about |around |more than |nearly |almost |over |approximately )?\\p{Sc}?\\p{N})',
    pairs: 'increase=go up|decrease=go down|decline=go down|rise=go up|fall=go down',
  },
  {
    as: 'verb',
    after: `(?= (?:more \\p{L}+|less \\p{L}+|better|worse|older|bigger|larger|smaller|stronger|weaker|harder|easier|ill|angry|rich|richer|poorer|bored|tired|sick|involved|old|faster|slower)${WORD_END})`,
    pairs: 'become=get|grow=get',
  },
  {
    as: 'verb',
    after: `(?= (?:calm|silent|open|closed|the same|there|here|at home|alive|in power|in office|in place)${WORD_END})`,
    pairs: 'remain=stay',
  },
  {
    as: 'verb',
    before: `(?<=\\b(?:to|can|could|we|you|they|cannot|will|not|i) )`,
    after: ASKED,
    pairs: 'determine=find out|establish=find out|ascertain=find out',
  },
];
