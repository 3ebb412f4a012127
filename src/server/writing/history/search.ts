import type { TextChange } from '../../../shared/contract/result.ts';
import type { ToolName } from '../../../shared/tools.ts';

/** How long what was deleted can be brought back, in milliseconds. */
export const restoreWindowMs = 5 * 60_000;

/** Words that a search looks at; what follows them is passed over. */
const searchWordsLimit = 8;

/** About how long an excerpt is, in UTF-16 code units. */
const excerptLength = 160;
/** How much of it stands before what the search found. */
const excerptLead = 48;
/** How far a cut moves to fall between words. */
const cutReach = 32;

const toolsOfTypes = new Map<string, ToolName>([
  ['reply-email', 'email-reply'],
  ['write-from-scratch', 'write-from-scratch'],
  ['get-feedback', 'get-feedback'],
]);

/** The tool that an action was made with. Whatever has no tool of its own is one of the many of the editor. */
export function toTool(actionType: string): ToolName {
  return toolsOfTypes.get(actionType) ?? 'improve-text';
}

export interface TypeFilter {
  /** Only these; null for any. */
  only: string[] | null;
  except: string[];
}

export function toTypeFilter(tool: ToolName | undefined): TypeFilter {
  if (tool === undefined) return { only: null, except: [] };
  const types = [...toolsOfTypes.keys()];
  if (tool === 'improve-text') return { only: null, except: types };
  return { only: types.filter((type) => toTool(type) === tool), except: [] };
}

/** The words of a search, as typed. What no text can hold is left out. */
export function toSearchWords(query: string | undefined): string[] {
  const words = (query ?? '').toWellFormed().replaceAll('\0', ' ').split(/\s+/u).filter(Boolean);
  return words.slice(0, searchWordsLimit);
}

/** The pattern of LIKE for texts that hold the word as it is: its own signs stand for themselves. */
export function toLikePattern(word: string): string {
  return `%${word.replaceAll(/[\\%_]/g, '\\$&')}%`;
}

/** An id that is none cannot be asked for: PostgreSQL refuses it before it looks. */
export function isUuid(id: string): boolean {
  return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(id);
}

/** A stretch of a text, and whether it reaches to the text's ends. */
export interface Passage {
  text: string;
  isFromStart: boolean;
  isToEnd: boolean;
}

/** About 160 characters on one line: around the first of the words that is found, else the beginning. */
export function toExcerpt({ text, isFromStart, isToEnd }: Passage, words: readonly string[]): string {
  const line = text.replaceAll(/\s+/gu, ' ').trim();
  const hit = findFirst(line, words);
  const wanted = Math.max(0, Math.min(hit - excerptLead, line.length - excerptLength));
  const isCutBefore = wanted > 0 || !isFromStart;
  const start = isCutBefore ? toWordStart(line, wanted, hit) : 0;
  const isCutAfter = start + excerptLength < line.length || !isToEnd;
  const end = isCutAfter ? toWordEnd(line, Math.min(line.length, start + excerptLength), hit) : line.length;
  return `${isCutBefore ? '…' : ''}${line.slice(start, end).trim()}${isCutAfter ? '…' : ''}`;
}

function findFirst(line: string, words: readonly string[]): number {
  const lowered = line.toLowerCase();
  const hits = words.map((word) => lowered.indexOf(word.toLowerCase())).filter((at) => at >= 0);
  return hits.length === 0 ? 0 : Math.min(...hits);
}

/** The first start of a word from `at` on, but not past `latest`. */
function toWordStart(line: string, at: number, latest: number): number {
  const space = line.indexOf(' ', at);
  if (space >= 0 && space < Math.min(at + cutReach, latest)) return space + 1;
  return isInsidePair(line, at) ? at + 1 : at;
}

/** The last end of a word up to `at`, but not before `earliest`. */
function toWordEnd(line: string, at: number, earliest: number): number {
  const space = line.lastIndexOf(' ', at);
  if (space > Math.max(at - cutReach, earliest)) return space;
  return isInsidePair(line, at) ? at - 1 : at;
}

/** Whether a cut at `at` would part the two halves of one character. */
function isInsidePair(line: string, at: number): boolean {
  return at > 0 && (line.codePointAt(at - 1) ?? 0) > 0xffff;
}

/** The changes of an action; those that were stored before facts were looked for have none. */
export function toChanges(stored: readonly (Omit<TextChange, 'fact'> & Partial<TextChange>)[] | null) {
  return (stored ?? []).map((change): TextChange => ({ ...change, fact: change.fact ?? null }));
}
