import { type Finding, matchCapital, type Place, placesOf, type Rule } from '../../rules/kit.ts';
import type { Word } from '../../text/words.ts';

/** One expression and what stands for it. */
export interface LookupRow {
  /** In lower case. Its first word is looked up, so thousands of rows cost no more than a few. */
  find: string;
  write: string;
  /** Sources of patterns of what must stand before it, to its very beginning, and right after it. */
  before?: string;
  after?: string;
  /** Tags that the first word may have; any by default. */
  tags?: readonly string[];
  /** Tags that the word after the expression may have. */
  nextTags?: readonly string[];
  /** Whether the place is none for this row, for what a pattern cannot tell. */
  isRefused?: (before: Word, word: Word) => boolean;
}

type LookupRule = Omit<Rule, 'find'> & {
  rows: readonly LookupRow[];
  explain: (written: string) => string;
};

interface Entry extends LookupRow {
  /** Made when the first word is first met: most rows of a table never are. */
  pattern?: RegExp;
}

function toPattern({ find, before = '', after = '' }: LookupRow): RegExp {
  return new RegExp(`(?<!['’-])${before}${find}(?![\\p{L}\\p{N}'’-])${after}`, 'iuy');
}

function matchesAt(entry: Entry, { word, at }: Place, text: string): boolean {
  if (entry.tags !== undefined && !entry.tags.includes(word.tag)) return false;
  if (entry.isRefused?.(at(-1), word)) return false;
  if (entry.nextTags !== undefined && !entry.nextTags.includes(at(entry.find.split(' ').length).tag))
    return false;
  entry.pattern ??= toPattern(entry);
  entry.pattern.lastIndex = word.start;
  return entry.pattern.test(text);
}

/** Makes one rule of a large table of expressions, which are looked up by their first word. The first that fits counts. */
export function makeLookupRule({ rows, explain, ...rule }: LookupRule): Rule {
  const byFirstWord = new Map<string, Entry[]>();
  for (const row of rows) {
    const first = /^[\p{L}-]+/u.exec(row.find)?.[0].toLowerCase() ?? '';
    const entries = byFirstWord.get(first);
    if (entries === undefined) byFirstWord.set(first, [{ ...row }]);
    else entries.push({ ...row });
  }
  return {
    ...rule,
    *find(sentence): Generator<Finding> {
      for (const place of placesOf(sentence)) {
        const { word } = place;
        const entry = byFirstWord.get(word.lower)?.find((row) => matchesAt(row, place, sentence.text));
        if (entry === undefined) continue;
        const end = word.start + entry.find.length;
        const found = sentence.text.slice(word.start, end);
        const isPronoun = /^I\b/.test(found) && word.start > 0;
        // “OK” and “FAQ” are in capitals wherever they stand.
        const isShouted = /^\p{Lu}{2}/u.test(found) && word.start > 0;
        const replacement = isPronoun || isShouted ? entry.write : matchCapital(found, entry.write);
        if (replacement === found) continue;
        yield { start: word.start, end, replacement, reason: explain(entry.write.replaceAll("'", '’')) };
      }
    },
  };
}
