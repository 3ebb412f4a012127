import { makeLinter } from '../../src/engine/harper/linter.ts';
import { makeCandidates } from '../../src/engine/lexicon/candidates.ts';
import { loadNames } from '../../src/engine/lexicon/names.ts';
import { loadRuleContext } from '../../src/engine/rules/context.ts';
import { makeNameLikeness } from '../../src/engine/spelling/name-likeness.ts';
import { makeRanker } from '../../src/engine/spelling/rank.ts';
import { listReadings, type SpellingContext } from '../../src/engine/spelling/spelling.ts';
import { type Reading, readFeatures } from '../../src/engine/spelling/sureness.ts';
import { makeSuppressions } from '../../src/engine/text/suppressions.ts';
import type { Example } from './regression.ts';
import { misspell } from './slips.ts';

/** Of every two names one shows how names are spelled, so that the other is as new as those that writers write. */
const isCounted = (index: number) => index % 2 === 0;

export type ReadWords = (text: string) => Promise<Reading[]>;

/** Reads the unknown words of a text as the speller does. */
export async function makeWordReader(): Promise<ReadWords> {
  const linter = await makeLinter('en-us');
  const { frequencies, model } = await loadRuleContext();
  const names = loadNames();
  const context: SpellingContext = {
    language: 'en-us',
    frequencies,
    model,
    names,
    likenessToNames: makeNameLikeness(
      [...names].filter((_, index) => isCounted(index)),
      frequencies,
    ),
    rank: makeRanker(frequencies, makeCandidates(frequencies)),
    documentNames: new Set(),
    known: new Set(),
    own: makeSuppressions({}).own,
    repeated: new Set(),
  };
  return async (text) => listReadings(text, await linter.lint(text), context);
}

/** What is unknown in edited prose is mostly a term, names in small letters are rare there, and slips can be made by the thousand. */
const WEIGHT = { term: 4, nameInPlace: 4, nameElsewhere: 1.5, slip: 0.15 };

/** Of all sentences, the share that names are taken from, and of which a word is misspelt; of these, in which the next word is, too. */
const SHARE = { names: 0.25, slips: 0.5, beside: 0.5 };
const MOST_NAMES = 2000;

/** Where people write names in small letters. */
const ABOUT_NAMES: readonly ((name: string) => string)[] = [
  (name) => `did you hear that ${name} got the job?`,
  (name) => `we saw ${name} at the shop this morning.`,
  (name) => `Could you forward this to ${name} as well?`,
  (name) => `${name} will bring the keys on Monday.`,
  (name) => `is that ${name}s bike outside`,
  (name) => `It was ${name}'s turn, so we waited.`,
  (name) => `pls ask ${name} if the room is free`,
  (name) => `omg ${name} was so funny last night`,
  (name) => `I gave ${name} and his sister a lift home.`,
  (name) => `we drove to ${name} for the weekend and liked it.`,
  (name) => `Hello ${name}, I hope you are well.`,
  (name) => `Last week ${name} and I cleaned the garden.`,
];

/** Some of them for each name, in turn. */
const TEXTS_OF_NAME = 6;

const NAME = /(?<=[a-z,] )[A-Z][a-z]{2,}(?=[ ,.])/g;
const WORD = /(?<![\p{L}'-])[a-z]{4,}(?![\p{L}'-])/gu;

/** Sentences that are right. `random` draws from 0 to below 1. */
export async function listExamples(
  sentences: readonly string[],
  readWords: ReadWords,
  random: () => number,
): Promise<Example[]> {
  const examples: Example[] = [];
  /** `word`: the one that was put there. `meant`: what it was before. */
  async function add(text: string, weight: number, { word, meant }: { word?: string; meant?: string } = {}) {
    for (const reading of await readWords(text)) {
      if (reading.isCapital || (word !== undefined && !reading.written.startsWith(word))) continue;
      const isMeant = reading.ranked[0].word === meant;
      examples.push({ features: [...readFeatures(reading)], isMeant, isTerm: word === undefined, weight });
    }
  }
  const drawMatch = (sentence: string, pattern: RegExp) => {
    const matches = [...sentence.matchAll(pattern)];
    return matches[Math.floor(random() * matches.length)];
  };
  const put = (sentence: string, { 0: word, index }: RegExpExecArray, other: string) =>
    sentence.slice(0, index) + other + sentence.slice(index + word.length);

  /** Who misspells one word misspells others, too, so that what stands beside it says less. */
  const misspellNext = (sentence: string, { 0: word, index }: RegExpExecArray) => {
    const rest = sentence.slice(index + word.length);
    const next = random() < SHARE.beside ? /^ [a-z]{3,}(?= )/.exec(rest)?.[0].trim() : undefined;
    return next === undefined
      ? sentence
      : sentence.slice(0, index + word.length) + rest.replace(next, misspell(next, random));
  };

  const names = new Set<string>();
  for (const sentence of sentences) {
    await add(sentence, WEIGHT.term);
    const name = drawMatch(sentence, NAME);
    if (name !== undefined) names.add(name[0].toLowerCase());
    if (name !== undefined && random() < SHARE.names)
      await add(put(sentence, name, name[0].toLowerCase()), WEIGHT.nameInPlace, {
        word: name[0].toLowerCase(),
      });
    const word = random() < SHARE.slips ? drawMatch(sentence, WORD) : undefined;
    const slip = word && misspell(word[0], random);
    if (word && slip !== undefined && slip.length > 2 && slip !== word[0])
      await add(put(misspellNext(sentence, word), word, slip), WEIGHT.slip, { word: slip, meant: word[0] });
  }
  const all = [...new Set([...names, ...[...loadNames()].filter((_, index) => !isCounted(index))])].sort();
  const every = Math.ceil(all.length / MOST_NAMES);
  for (const [index, name] of all.entries()) {
    for (let turn = 0; index % every === 0 && turn < TEXTS_OF_NAME; turn += 1) {
      const write = ABOUT_NAMES[(index * TEXTS_OF_NAME + turn) % ABOUT_NAMES.length];
      if (write !== undefined) await add(write(name), WEIGHT.nameElsewhere, { word: name });
    }
  }
  return examples;
}
