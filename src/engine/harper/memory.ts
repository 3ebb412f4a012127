import { noPause, type Pause } from '../pause.ts';
import { findSentences } from '../text/sentences.ts';
import { type Lint, type Linter, makeRememberingLinter } from './linter.ts';
import { splitForLinter } from './pieces.ts';

/** Parts the sentences that are read together: to harper each is a paragraph of its own. */
const GAP = '\n\n';

/** Lints of a sentence, with offsets from its start. */
type Remembered = Map<string, readonly Lint[]>;

function shift(lints: readonly Lint[], by: number): Lint[] {
  return lints.map((lint) => ({ ...lint, start: lint.start + by, end: lint.end + by }));
}

/** What each sentence of a text has of its lints. A lint that reaches into the next sentence belongs to none. */
function remember(memory: Remembered, text: string, lints: readonly Lint[]): void {
  let next = 0;
  for (const { start, end } of findSentences(text)) {
    const own: Lint[] = [];
    for (let lint = lints[next]; lint !== undefined && lint.start < end; lint = lints[next]) {
      if (lint.start >= start && lint.end <= end) own.push(lint);
      next += 1;
    }
    memory.set(text.slice(start, end), shift(own, -start));
  }
}

export interface RoundLinterOptions {
  pause?: Pause;
  /** Whether sentences of later texts are read too; otherwise nothing is found in them. */
  readsChanged?: boolean;
}

/**
 * A linter for the rounds of one correction: it reads the first text whole, and of the texts that come after only
 * the sentences that have changed. Make one for each correction: a longer memory would let one text decide what is
 * found in another.
 */
export function makeRoundLinter(
  linter: Linter,
  { pause = noPause, readsChanged = true }: RoundLinterOptions = {},
): Linter {
  const memory: Remembered = new Map();
  let hasRead = false;

  async function lintInPieces(text: string): Promise<Lint[]> {
    const lints: Lint[] = [];
    for (const { start, end } of splitForLinter(text)) {
      lints.push(...shift(await linter.lint(text.slice(start, end)), start));
      await pause();
    }
    return lints;
  }

  async function read(text: string): Promise<Lint[]> {
    if (!hasRead) {
      const lints = await lintInPieces(text);
      hasRead = true;
      remember(memory, text, lints);
      return lints;
    }
    const spans = findSentences(text);
    const sentences = spans.map(({ start, end }) => text.slice(start, end));
    const changed = [...new Set(sentences)].filter((sentence) => !memory.has(sentence));
    if (readsChanged && changed.length > 0) {
      const joined = changed.join(GAP);
      const lints = await lintInPieces(joined);
      let position = 0;
      for (const sentence of changed) {
        const end = position + sentence.length;
        const own = lints.filter((lint) => lint.start >= position && lint.end <= end);
        memory.set(sentence, shift(own, -position));
        position = end + GAP.length;
      }
    }
    return spans.flatMap(({ start }, index) => shift(memory.get(sentences[index] ?? '') ?? [], start));
  }

  return makeRememberingLinter(read);
}
