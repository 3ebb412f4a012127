import { type Change, readDocumentFacts } from '../../../engine/index.ts';
import type { ErrorCode } from '../../../shared/errors.ts';

/** How long the engine may take for one call, in milliseconds. */
export const engineDeadlineMs = 60_000;

/** How long the embedded engine may take after the chosen one has failed, in milliseconds. */
export const fallbackDeadlineMs = 4_000;

/** What of a source has to be there in its result. An instruction may ask for anything else. */
export interface Promises {
  /** No paragraph of the source is missing. */
  paragraphs: boolean;
  /** A source that ends a sentence has a result that ends one. */
  end: boolean;
}

/** Why a finished text cannot reach the writer, or nothing when it can. */
export function findFaultInText(
  source: string,
  result: { text: string; changes: readonly Change[] },
  { paragraphs, end }: Promises,
): ErrorCode | undefined {
  if (result.text.trim() === '') return 'NO_CONTENT';
  if (applyChanges(source, result.changes) !== result.text) return 'INTERNAL_ERROR';
  const isBroken =
    isOtherLanguage(source, result.text) ||
    (paragraphs && countParagraphs(result.text) < countParagraphs(source)) ||
    (end && isCutOff(source, result.text));
  return isBroken ? 'NO_CONTENT' : undefined;
}

/** What the writer would get by accepting every change: it has to be the result, or the review would lie. */
function applyChanges(source: string, changes: readonly Change[]): string {
  let text = '';
  let from = 0;
  for (const { start, end, replacement } of changes) {
    text += source.slice(from, start) + replacement;
    from = end;
  }
  return text + source.slice(from);
}

function isOtherLanguage(source: string, text: string): boolean {
  return readDocumentFacts(source).english && !readDocumentFacts(text).english;
}

function countParagraphs(text: string): number {
  return text.split(/\r?\n[^\S\n]*\r?\n/).filter((paragraph) => paragraph.trim() !== '').length;
}

const sentenceEnd = /[.!?…]["”’')\]*_]*\s*$/u;
const brokenEnd = /[\p{L}\p{N},;–-]\s*$/u;

/** The source ends its last sentence, and the result stops in the middle of one. */
function isCutOff(source: string, text: string): boolean {
  return sentenceEnd.test(source) && brokenEnd.test(text);
}

const preamble =
  /^\s*(?:sure|certainly|of course|absolutely|okay|here(?:['’]s| is| are)|below is)\b[^\n]{0,160}:[^\S\n]*\r?\n+/i;
const fence = /^\s*(`{3,})[\w-]*\r?\n([\s\S]*?)\r?\n\1\s*$/;
const quotes = /^\s*(?:"([^"]+)"|“([^“”]+)”)\s*$/;

/** A result without what models like to put around it: an announcement, a code fence, quotation marks. */
export function unwrap(source: string, text: string): string {
  // A source whose own first line announces something has one to keep
  const announces = preamble.test(source) || /^\s*[^\n]*:[^\S\n]*\r?\n/.test(source);
  const spoken = announces ? text : text.replace(preamble, '');
  const plain = fence.test(source) ? spoken : (fence.exec(spoken)?.[2] ?? spoken);
  const [, straight, curly] = quotes.test(source) ? [] : (quotes.exec(plain) ?? []);
  return straight ?? curly ?? plain;
}
