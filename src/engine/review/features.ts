import type { Span } from '../text/edits.ts';
import type { Change } from '../types.ts';
import type { SignName } from './counted.ts';
import { findClosing, findGreeting } from './letter.ts';
import {
  APOLOGIES,
  BLAME,
  DEMANDS,
  EXCLAMATION,
  FIRM,
  HEDGES,
  LOUD_MARKS,
  PLEASE,
  SHOUTING,
  THANKS,
  VAGUE,
  WARMTH,
} from './phrases.ts';
import { findOwn, type Reading, toSpan } from './reading.ts';
import { listCommands, listLongSentences, listPassives } from './sentence-signs.ts';

/** One thing that is counted in a text. */
interface Feature extends SignName {
  find(reading: Reading): Span[];
}

const byPattern = (pattern: RegExp) => (reading: Reading) => findOwn(reading, pattern);
const one = (span: Span | undefined) => (span === undefined ? [] : [span]);

/** UTF-16 code units: “USA NATO” is no shouting yet. */
const SHORTEST_SHOUT = 9;

export function listShouting(reading: Reading): Span[] {
  return findOwn(reading, SHOUTING).filter(({ start, end }) => end - start >= SHORTEST_SHOUT);
}

/** Whether a change corrects a mistake, rather than offering better words. */
export function isMistake({ category }: Change): boolean {
  return category === 'spelling' || category === 'grammar' || category === 'punctuation';
}

/** Whether a change says the same in less. */
export function isWordy(change: Change): boolean {
  return !isMistake(change) && change.replacement.length < change.end - change.start;
}

export const FEATURES = {
  greeting: {
    one: 'greeting',
    many: 'greetings',
    single: true,
    find: (reading) => one(findGreeting(reading)),
  },
  closing: {
    one: 'closing line',
    many: 'closing lines',
    single: true,
    find: (reading) => one(findClosing(reading)),
  },
  thanks: { one: 'word of thanks', many: 'words of thanks', find: byPattern(THANKS) },
  please: { one: 'polite request', many: 'polite requests', find: byPattern(PLEASE) },
  warmth: { one: 'warm phrase', many: 'warm phrases', find: byPattern(WARMTH) },
  exclamation: { one: 'exclamation mark', many: 'exclamation marks', find: byPattern(EXCLAMATION) },
  firm: { one: 'firm statement', many: 'firm statements', find: byPattern(FIRM) },
  loudMarks: { one: 'run of repeated marks', many: 'runs of repeated marks', find: byPattern(LOUD_MARKS) },
  apologies: { one: 'apology', many: 'apologies', find: byPattern(APOLOGIES) },
  hedges: { one: 'hedge', many: 'hedges', find: byPattern(HEDGES) },
  blame: { one: 'accusing phrase', many: 'accusing phrases', find: byPattern(BLAME) },
  demands: { one: 'demand', many: 'demands', find: byPattern(DEMANDS) },
  commands: { one: 'command without please', many: 'commands without please', find: listCommands },
  shouting: { one: 'stretch in capitals', many: 'stretches in capitals', find: listShouting },
  vague: { one: 'vague word', many: 'vague words', find: byPattern(VAGUE) },
  mistakes: { one: 'mistake', many: 'mistakes', find: ({ changes }) => changes.filter(isMistake) },
  wordy: {
    one: 'wordy phrase',
    many: 'wordy phrases',
    find: ({ changes }) => changes.filter(isWordy),
  },
  passives: { one: 'passive', many: 'passives', find: listPassives },
  longSentences: {
    one: 'sentence of more than 30 words',
    many: 'sentences of more than 30 words',
    find: (reading) => listLongSentences(reading).map(toSpan),
  },
  hardGrades: {
    one: 'step above difficulty 9',
    many: 'steps above difficulty 9',
    // Spans of nothing: this belongs to the whole text.
    find: ({ figures }) =>
      Array.from({ length: Math.max(0, Math.ceil((figures.difficulty ?? 0) - 9)) }, () => ({
        start: 0,
        end: 0,
      })),
  },
} satisfies Readonly<Record<string, Feature>>;

export type FeatureId = keyof typeof FEATURES;

/** Where each feature was found, in the order of the text. */
export type Found = Readonly<Record<FeatureId, readonly Span[]>>;

export function findFeatures(reading: Reading): Found {
  const entries = Object.entries(FEATURES).map(([id, feature]) => [id, feature.find(reading)]);
  return Object.fromEntries(entries) as Found;
}
