import type { Sentence, Word } from '../../text/words.ts';
import type { RuleContext } from '../context.ts';
import { type Finding, NOTHING, type Rule } from '../kit.ts';
import { type Anchored, findAnchor, type Match, matchAt, type Words } from './match.ts';
import { parsePattern, type Sequence, type Vocabulary } from './parse.ts';
import type { RuleFile } from './rule-file.ts';
import { checkTemplate, rewrite } from './write.ts';

/** A pattern of a rule and what it writes. */
interface Entry {
  anchored: Anchored;
  template: string;
  row: string;
}

/** A finding with the row that found it. */
export interface RowFinding extends Finding {
  row: string;
}

export interface PatternRule extends Rule {
  find(sentence: Sentence, context: RuleContext): Iterable<RowFinding>;
}

type Index<Item> = ReadonlyMap<string, readonly Item[]>;

const MOST_GAPS = 2;

/** Where nothing is captured, all of it is rewritten. */
function captureAll(sequence: Sequence): Sequence {
  return sequence.captures.length > 0 ? sequence : { ...sequence, captures: [[0, sequence.elements.length]] };
}

function toAnchored(pattern: string, vocabulary: Vocabulary): Anchored[] {
  return parsePattern(pattern, vocabulary).map((sequence) => {
    if (sequence.elements.filter(({ isGap }) => isGap).length > MOST_GAPS)
      throw new Error('more than two “...”');
    return findAnchor(captureAll(sequence));
  });
}

function toEntries(row: string, vocabulary: Vocabulary): Entry[] {
  const [pattern = '', template, ...rest] = row.split('=>').map((part) => part.trim());
  if (template === undefined || rest.length > 0) throw new Error('a row is “pattern => what to write”');
  return toAnchored(pattern, vocabulary).map((anchored) => {
    checkTemplate(template, anchored.sequence.captures.length);
    return { anchored, template, row };
  });
}

/** Under no word stands what has to be tried everywhere. */
function toIndex<Item>(items: readonly Item[], getAnchored: (item: Item) => Anchored): Index<Item> {
  const index = new Map<string, Item[]>();
  for (const item of items) {
    const { words } = getAnchored(item);
    for (const word of words.size > 0 ? words : ['']) {
      const listed = index.get(word);
      if (listed === undefined) index.set(word, [item]);
      else listed.push(item);
    }
  }
  return index;
}

const padded = new WeakMap<readonly Word[], Words>();

function padWords(words: readonly Word[]): Words {
  const known = padded.get(words) ?? [NOTHING, ...words, NOTHING];
  padded.set(words, known);
  return known;
}

function* matches<Item>(
  index: Index<Item>,
  getAnchored: (item: Item) => Anchored,
  words: Words,
  context: RuleContext,
): Generator<{ item: Item; match: Match }> {
  const everywhere = index.get('') ?? [];
  for (let position = 0; position < words.length; position += 1) {
    const lower = words[position]?.lower ?? '';
    const listed = lower === '' ? undefined : index.get(lower);
    if (listed === undefined && everywhere.length === 0) continue;
    const items = listed === undefined ? everywhere : [...listed, ...everywhere];
    for (const item of items) {
      const match = matchAt(getAnchored(item), words, position, context);
      if (match !== undefined) yield { item, match };
    }
  }
}

/** Makes the rule that a file tells. Throws with the file and the line where it tells none. */
export function compileRule(file: RuleFile, vocabulary: Vocabulary): PatternRule {
  const at = <Result>(row: string, read: () => Result): Result => {
    try {
      return read();
    } catch (error) {
      throw new Error(`${file.locate(row)}: ${error instanceof Error ? error.message : String(error)}`);
    }
  };
  const entries = toIndex(
    file.patterns.flatMap((row) => at(row, () => toEntries(row, vocabulary))),
    ({ anchored }) => anchored,
  );
  const exceptions = toIndex(
    file.unless.flatMap((row) => at(row, () => toAnchored(row, vocabulary))),
    (anchored) => anchored,
  );

  function isExcepted(words: Words, { from, to }: Match, context: RuleContext): boolean {
    for (const { match } of matches(exceptions, (anchored) => anchored, words, context))
      if (match.from < to && match.to > from) return true;
    return false;
  }

  const { id, category, gist, reason, leaves } = file;
  return {
    id,
    category,
    gist,
    triggers: entries.has('') ? undefined : new Set(entries.keys()),
    *find(sentence, context) {
      const words = padWords(sentence.words);
      for (const { item, match } of matches(entries, ({ anchored }) => anchored, words, context)) {
        const change = rewrite(item.template, sentence, words, match);
        if (change === undefined || (exceptions.size > 0 && isExcepted(words, match, context))) continue;
        const told = reason.replaceAll('$new', change.replacement.trim().replaceAll("'", '’'));
        yield { ...change, reason: told, row: item.row };
      }
    },
    examples: [...file.mends, ...file.paraphrases],
    leaves,
  };
}
