import type { Change, Refusal } from '../../../engine/index.ts';
import { AppError, type ErrorCode } from '../../../shared/errors.ts';
import { listWords } from '../../../shared/words.ts';
import { hasOtherLanguage } from './language.ts';

const beyondEngine: ReadonlySet<ErrorCode> = new Set<Refusal['code']>([
  'INSTRUCTION_UNKNOWN',
  'ORDER_NOT_UNDERSTOOD',
  'LANGUAGE_NOT_UNDERSTOOD',
]);

export function isBeyondEngine(error: unknown): boolean {
  return error instanceof AppError && beyondEngine.has(error.code);
}

/** What of a source has to be there in its result. An instruction may ask for anything else. */
export interface Expectations {
  /** No paragraph of the source is missing. */
  paragraphs: boolean;
  /** A source that ends a sentence has a result that ends one. */
  end: boolean;
  /** An English source has an English result, and no other text becomes an English one. */
  language: boolean;
}

/** How alike two halves of a text must be to be the same text twice. */
const mostAlike = 0.8;
const identical = 1;

export async function findFaultInText(
  source: string,
  result: { text: string; changes: readonly Change[] },
  { paragraphs, end, language }: Expectations,
): Promise<ErrorCode | undefined> {
  const { text } = result;
  if (text.trim() === '' || isTooLong(source, text) || !isStorable(text)) return 'NO_CONTENT';
  if (applyChanges(source, result.changes) !== text) return 'INTERNAL_ERROR';
  // What nothing has been done to was not written by anyone but its writer
  if (text === source) return undefined;
  const isBroken =
    isRefusal(source, text) ||
    holdsFence(source, text) ||
    isDoubled(source, text, end ? mostAlike : identical) ||
    (paragraphs && losesParagraph(source, text)) ||
    (end && isCutOff(source, text)) ||
    (language && (await hasOtherLanguage(source, text)));
  return isBroken ? 'NO_CONTENT' : undefined;
}

/** Whether every string in a value can be kept: the database takes neither NUL nor half of a surrogate pair. */
export function isStorable(value: unknown): boolean {
  if (typeof value === 'string') return value.isWellFormed() && !value.includes('\0');
  return typeof value !== 'object' || value === null || Object.values(value).every(isStorable);
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

/** UTF-16 code units of a result: a long email of a few notes, or a text grown to several times its length. */
const longestOfFew = 20_000;
const mostGrowth = 5;

function isTooLong(source: string, text: string): boolean {
  return text.length > longestOfFew + mostGrowth * source.length;
}

const fewestWords = 6;

const refusal =
  /^\W*(?:(?:i['’]m|i am|we['’]re|we are)?\s*(?:very |so |truly )?sorry|apologies|i apologi[sz]e|unfortunately)?\W*(?:but )?(?:(?:i|we) (?:can['’]?t|cannot|can not|won['’]t|will not|must decline to)|(?:i['’]m|i am|we are) (?:unable|not able|not permitted|not allowed) to) (?:(?:assist|help|comply|engage)(?: you)? with (?:that|this|your|the|such)(?:(?: \w+){0,2} (?:request|task|content))?\W*(?:$|\n|[.!] )|(?:fulfill?|complete|process|carry out|do) (?:that|this|your|the|such) (?:request|task)|(?:provide|create|generate|write|rewrite|edit|improve|process|translate|produce) (?:this|that|the|your|any|such)(?: \w+){0,3} (?:text|content|message|e?-?mail|request|draft|material|reply)\b)/i;
const speakingAsMachine =
  /\bas an? (?:ai|artificial intelligence|(?:large )?language model)(?: language)?(?: model| assistant)?,? i\b/i;
const askingForText =
  /^[^\n]{0,80}\b(?:provide|share|paste|send)(?: me)?(?: with)? (?:the|your) (?:text|draft|message|content)(?: that)? you(?:['’]d| would)? (?:like|want|need) me to (improve|rewrite|edit|correct|shorten|rephrase|polish|review)/i;
const declining = /\b(?:can['’]?t|cannot|unable|not able|won['’]?t|decline|refuse)\b/i;
const decliningInFewWords = /\b(?:no|nope|not|never|sorry)\b/i;

const longestRefusal = 400;

/** The model speaks of itself instead of writing. What the source says itself is a text like any other. */
function isRefusal(source: string, text: string): boolean {
  const first = text.trimStart().slice(0, longestRefusal);
  const isFew = listWords(source).length < fewestWords;
  const isDeclined = declining.test(source) || (isFew && decliningInFewWords.test(source));
  const asked = askingForText.exec(first)?.[1]?.toLowerCase();
  return (
    (refusal.test(first) && !isDeclined) ||
    (speakingAsMachine.test(text) && !speakingAsMachine.test(source)) ||
    (asked !== undefined && !source.toLowerCase().includes(asked))
  );
}

/** Lines that only an engine's own request to its model can hold. */
const requestLine = /^(?:<\/?[a-z-]+ [0-9a-f]{32,}>|The marker of this message is\b.*)\s*$/m;

function holdsFence(source: string, text: string): boolean {
  return requestLine.test(text) && !requestLine.test(source);
}

function listParagraphs(text: string): string[] {
  return text.split(/\r?\n[^\S\n]*\r?\n/).filter((paragraph) => paragraph.trim() !== '');
}

/** The text stands in the result twice, as when a model gives the source and then its own version of it. */
function isDoubled(source: string, text: string, leastAlike: number): boolean {
  return hasAlikeHalves(text, leastAlike) && !hasAlikeHalves(source, leastAlike);
}

function hasAlikeHalves(text: string, leastAlike: number): boolean {
  const [words, paragraphs] = [listWords(text), listParagraphs(text)];
  const toHalves = <Part>(parts: Part[]): [Part[], Part[]] => {
    const middle = parts.length / 2;
    return [parts.slice(0, middle), parts.slice(middle)];
  };
  const [first, second] = toHalves(words);
  if (words.length % 2 === 0 && first.length >= fewestWords && first.join(' ') === second.join(' '))
    return true;
  if (paragraphs.length % 2 !== 0) return false;
  const [former, latter] = toHalves(paragraphs).map((half) => listWords(half.join(' ')));
  return former !== undefined && latter !== undefined && toLikeness(former, latter) >= leastAlike;
}

/** From 0, no word in common, to 1, the same words; 0 for what is too short to tell. */
function toLikeness(words: readonly string[], others: readonly string[]): number {
  if (Math.min(words.length, others.length) < fewestWords) return 0;
  const left = new Map<string, number>();
  for (const word of others) left.set(word, (left.get(word) ?? 0) + 1);
  let shared = 0;
  for (const word of words) {
    const count = left.get(word) ?? 0;
    if (count > 0) shared += 1;
    left.set(word, count - 1);
  }
  return (2 * shared) / (words.length + others.length);
}

/** A paragraph of fewer different words may have been said in others, all of them. */
const fewestOfParagraph = 20;

function losesParagraph(source: string, text: string): boolean {
  const paragraphs = listParagraphs(source);
  if (listParagraphs(text).length < paragraphs.length) return true;
  // Of each, enough is left to know it by: one that was split must not hide that another is gone
  const toStems = (words: string) =>
    new Set(listWords(words).flatMap((word) => (word.length < 4 ? [] : [word.slice(0, 4)])));
  const written = toStems(text);
  return paragraphs.some((paragraph) => {
    const stems = [...toStems(paragraph)];
    const kept = stems.filter((stem) => written.has(stem)).length;
    return stems.length >= fewestOfParagraph && kept <= stems.length / 20;
  });
}

const sentenceEnd = /[.!?…]["”’')\]*_]*\s*$/u;
const brokenEnd = /[\p{L}\p{N},;–-]\s*$/u;
const danglingEnd = /(?:[,;(–]|\b(?:and|or|but|the|an?|of|to|with|for|because|which))\s*$/i;

/** The source ends its last sentence, and the result stops in the middle of one. */
function isCutOff(source: string, text: string): boolean {
  return (
    (sentenceEnd.test(source) && brokenEnd.test(text)) ||
    (danglingEnd.test(text) && !danglingEnd.test(source))
  );
}
