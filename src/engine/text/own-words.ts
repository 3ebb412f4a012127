import { editDistance } from '../lexicon/distance.ts';
import type { Change } from '../types.ts';
import { withCapital } from './capital.ts';
import type { Span } from './edits.ts';

/** A word of the writer's own, as it stands in a text. */
interface Found extends Span {
  written: string;
  entry: string;
}

/** Words that are right as their writer writes them. */
export interface OwnWords {
  /** Where they stand in the text, each in a form that it may have. */
  listSpans(text: string): Span[];
  /** How a word of theirs is written that has other capitals here: “iOS” for “ios”. */
  findForm(word: string): string | undefined;
  /** The change without a touch to the capitals of these words. */
  restore(text: string, change: Change): Change;
  /** The same, where they are all still there; nothing where one is not, or where nothing else changes. */
  spare(text: string, change: Change): Change | undefined;
}

/** UTF-16 code units on either side of a change in which a word may begin that it cuts into. */
const REACH = 64;

const LETTER = '[\\p{L}\\p{M}\\p{N}]';
const straight = (text: string) => text.replaceAll('’', "'");
const toLiteral = (word: string) => word.replaceAll(/[\\^$.*+?()[\]{}|/-]/g, '\\$&');

/** “iOS”, “NASA”: with capitals that are no capital of a name or a sentence. */
const hasOwnCapitals = (entry: string) => /\p{Lu}/u.test(entry.slice(1));

/** Whether the word may stand so: as it was added, all in capitals, and else with or without a capital. */
function isForm(entry: string, written: string): boolean {
  if (written === entry || written === entry.toUpperCase()) return true;
  const lower = entry.toLowerCase();
  return !hasOwnCapitals(entry) && (written === lower || written === withCapital(lower));
}

const startsSentence = (before: string) => /(?:^|[\n.!?:]["”’')]*)\s*["“‘'(]*$/.test(before);

/** Whether it may be written anew so: only as it was added, or with the capital of a sentence. */
function mayBecome({ entry, written }: Found, after: string, before: string): boolean {
  if (after === written || after === entry) return true;
  return !hasOwnCapitals(entry) && after === withCapital(entry) && startsSentence(before);
}

const listParts = (lower: string) => lower.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];

/** Those of the words whose letters stand in the text, in whatever case: an engine need not be told of all. */
export function listWordsOf(text: string, words: readonly string[]): string[] {
  const there = new Set(listParts(text.toLowerCase()));
  return words.filter((word) => {
    const lower = word.toLowerCase();
    if (there.has(lower)) return true;
    // Nearly all are of one part, and of thousands each match counts
    return !/^[a-z\d]+$/.test(lower) && listParts(lower).every((part) => there.has(part));
  });
}

const NONE: OwnWords = {
  listSpans: () => [],
  findForm: () => undefined,
  restore: (_, change) => change,
  spare: (_, change) => change,
};

/** @param words those that stand in the text: the more there are, the longer each look takes */
export function makeOwnWords(words: readonly string[]): OwnWords {
  if (words.length === 0) return NONE;
  // Of “Flimbot” and “flimbot” the first is the form of a name
  const entries = new Map(
    words
      .map(straight)
      .sort()
      .reverse()
      .map((word) => [straight(word).toLowerCase(), word]),
  );
  const longestFirst = [...entries.keys()].sort((one, other) => other.length - one.length);
  const pattern = new RegExp(
    `(?<!${LETTER})(?:${longestFirst.map(toLiteral).join('|')})(?!${LETTER})`,
    'giu',
  );

  function find(text: string): Found[] {
    return [...straight(text).matchAll(pattern)].flatMap(({ 0: written, index }) => {
      const entry = entries.get(written.toLowerCase());
      return entry === undefined ? [] : [{ start: index, end: index + written.length, written, entry }];
    });
  }

  /** Whether each own word of the text is still there in the other, in an order of its own. */
  function keepsAll(text: string, other: string): boolean {
    const left = find(other);
    return find(text).every((found) => {
      const index = left.findIndex(
        ({ start, entry, written }) =>
          entry === found.entry && mayBecome(found, written, other.slice(0, start)),
      );
      if (index >= 0) left.splice(index, 1);
      return index >= 0;
    });
  }

  function restore(text: string, change: Change): Change {
    const before = text.slice(Math.max(0, change.start - REACH), change.start);
    const written = find(text.slice(change.start, change.end));
    const replacement = find(change.replacement).reduceRight((words, { start, end, entry }) => {
      const index = written.findLastIndex((one) => one.entry === entry);
      const [former] = index < 0 ? [] : written.splice(index, 1);
      if (former === undefined) return words;
      const isFree = mayBecome(former, words.slice(start, end), before + words.slice(0, start));
      return isFree ? words : words.slice(0, start) + former.written + words.slice(end);
    }, change.replacement);
    return { ...change, replacement };
  }

  return {
    listSpans: (text) => find(text).filter(({ entry, written }) => isForm(entry, written)),
    findForm(word) {
      const entry = entries.get(straight(word).toLowerCase());
      return entry === undefined || isForm(entry, word) ? undefined : entry;
    },
    restore,
    spare(text, change) {
      const restored = restore(text, change);
      const removed = text.slice(change.start, change.end);
      const before = text.slice(Math.max(0, change.start - REACH), change.start);
      const after = text.slice(change.end, change.end + REACH);
      const isKept = keepsAll(before + removed + after, before + restored.replacement + after);
      return isKept && restored.replacement !== removed ? restored : undefined;
    },
  };
}

/**
 * What an engine that knows no rules made of a text, with the writer's words as they are: one that it takes alone stays,
 * and one that it spells anew within other changes is spelled back. In a sentence that is put anew, one may be gone.
 */
export function withoutRespelling(
  text: string,
  changes: readonly Change[],
  words: readonly string[],
): Change[] {
  const own = makeOwnWords(words);
  return changes.flatMap((change) => {
    const removed = text.slice(change.start, change.end);
    if (/^\s*\S+\s*$/.test(removed)) return own.spare(text, change) ?? [];
    const restored = own.restore(text, change).replacement;
    const written = own.listSpans(removed).map(({ start, end }) => removed.slice(start, end));
    const replacement = written.reduce(spellBack, restored);
    return replacement === removed ? [] : { ...change, replacement };
  });
}

/** The word in the place of the one that is nearest to it; nothing is done where it stands there, or none is near. */
function spellBack(text: string, word: string): string {
  const lower = word.toLowerCase();
  const most = Math.floor(word.length / 3);
  const [nearest] = [...text.matchAll(/[\p{L}\p{M}\p{N}'’]+/gu)]
    .map(({ 0: other, index }) => ({
      other,
      index,
      distance: editDistance(lower, other.toLowerCase(), most),
    }))
    .filter(({ distance }) => distance <= most)
    .sort((one, another) => one.distance - another.distance);
  if (nearest === undefined || nearest.distance === 0) return text;
  return text.slice(0, nearest.index) + word + text.slice(nearest.index + nearest.other.length);
}
