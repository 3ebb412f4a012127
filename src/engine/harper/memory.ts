import { noPause, type Pause } from '../pause.ts';
import { findSentences } from '../text/sentences.ts';
import { isSpelling } from './declined.ts';
import { type Lint, type Linter, makeRememberingLinter } from './linter.ts';
import { splitForLinter } from './pieces.ts';

function shift(lints: readonly Lint[], by: number): Lint[] {
  return lints.map((lint) => ({ ...lint, start: lint.start + by, end: lint.end + by }));
}

/** Lints of each sentence, with offsets from its start. A lint that reaches into the next sentence belongs to none. */
function splitBySentence(text: string, lints: readonly Lint[]): Map<string, readonly Lint[]> {
  const readings = new Map<string, readonly Lint[]>();
  let next = 0;
  for (const { start, end } of findSentences(text)) {
    const own: Lint[] = [];
    for (let lint = lints[next]; lint !== undefined && lint.start < end; lint = lints[next]) {
      if (lint.start >= start && lint.end <= end) own.push(lint);
      next += 1;
    }
    readings.set(text.slice(start, end), shift(own, -start));
  }
  return readings;
}

/** What was said of each word that is unknown. */
const listUnknown = (text: string, lints: readonly Lint[]): Map<string, Lint> =>
  new Map(lints.filter(isSpelling).map((lint) => [text.slice(lint.start, lint.end), lint]));

const WORD = /[\p{L}\p{N}'-]+/gu;

function findUnknown(sentence: string, unknown: ReadonlyMap<string, Lint>): Lint[] {
  return [...sentence.matchAll(WORD)].flatMap(({ 0: word, index }) => {
    const lint = unknown.get(word);
    return lint === undefined ? [] : [{ ...lint, start: index, end: index + word.length }];
  });
}

/**
 * A linter for the rounds of one correction. It reads the first text, which costs more than all that the rules do, and
 * says of the texts that they make of it what it said before; of a sentence that was mended, which of its words it does
 * not know. Make one for each correction: a longer memory would let one text decide what is found in another.
 */
export function makeRoundLinter(linter: Linter, pause: Pause = noPause): Linter {
  let first: { readings: Map<string, readonly Lint[]>; unknown: Map<string, Lint> } | undefined;

  async function lintInPieces(text: string): Promise<Lint[]> {
    const lints: Lint[] = [];
    for (const { start, end } of splitForLinter(text)) {
      lints.push(...shift(await linter.lint(text.slice(start, end)), start));
      await pause();
    }
    return lints;
  }

  async function read(text: string): Promise<Lint[]> {
    if (first === undefined) {
      const lints = await lintInPieces(text);
      first = { readings: splitBySentence(text, lints), unknown: listUnknown(text, lints) };
      return lints;
    }
    const { readings, unknown } = first;
    return findSentences(text).flatMap(({ start, end }) => {
      const sentence = text.slice(start, end);
      return shift(readings.get(sentence) ?? findUnknown(sentence, unknown), start);
    });
  }

  return makeRememberingLinter(read);
}
