import { type Change, type Refusal, readDocumentFacts } from '../../../engine/index.ts';
import { AppError, type ErrorCode } from '../../../shared/errors.ts';

/** How long the engine may take for one call, with the wait for its turn or for its first try, in milliseconds. */
export const engineDeadlineMs = 60_000;

/** How long a call may wait for its turn, in milliseconds: what begins later has no time left to come to anything. */
export const longestWaitMs = engineDeadlineMs - 10_000;

/** How long the embedded engine may take after the chosen one has failed, in milliseconds. */
export const fallbackDeadlineMs = 4_000;

/** How long that engine may take to boot before, in milliseconds: in the first seconds of a server it has not. */
export const fallbackBootMs = 20_000;

/** The time in which calls that cost no credit are counted, in milliseconds. */
export const freeCallsWindowMs = 60 * 60 * 1000;

const beyondEngine: ReadonlySet<ErrorCode> = new Set<Refusal['code']>([
  'INSTRUCTION_UNKNOWN',
  'ORDER_NOT_UNDERSTOOD',
  'LANGUAGE_NOT_UNDERSTOOD',
]);

/** Whether an engine has said that it cannot do what was asked of it. */
export function isBeyondEngine(error: unknown): boolean {
  return error instanceof AppError && beyondEngine.has(error.code);
}

/** What of a source has to be there in its result. An instruction may ask for anything else. */
export interface Promises {
  /** No paragraph of the source is missing. */
  paragraphs: boolean;
  /** A source that ends a sentence has a result that ends one. */
  end: boolean;
  /** An English source has an English result. */
  language: boolean;
}

/** Why a finished text cannot reach the writer, or nothing when it can. */
export function findFaultInText(
  source: string,
  result: { text: string; changes: readonly Change[] },
  { paragraphs, end, language }: Promises,
): ErrorCode | undefined {
  const { text } = result;
  if (text.trim() === '' || isTooLong(source, text) || !isStorable(text)) return 'NO_CONTENT';
  if (applyChanges(source, result.changes) !== text) return 'INTERNAL_ERROR';
  // What nothing has been done to was not written by anyone but its writer
  if (text === source) return undefined;
  const isBroken =
    (language && isOtherLanguage(source, text)) ||
    isRefusal(source, text) ||
    holdsFence(source, text) ||
    isDoubled(source, text, end ? mostAlike : identical) ||
    (paragraphs && losesParagraph(source, text)) ||
    (end && isCutOff(source, text));
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

function listWords(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
}

/** Words that hardly an English sentence does without, and that other languages do not have. */
const englishWords = new Set(
  `the of and to is it that was for are with as have this from or had by not but what we you your my can she he will
  there so if do has would their our i be at they please thank`.split(/\s+/),
);
const fewestWords = 6;

const languages =
  '(?:afrikaans|arabic|bengali|bulgarian|cantonese|catalan|chinese|croatian|czech|danish|dutch|estonian|finnish|flemish|french|german|greek|hebrew|hindi|hungarian|indonesian|irish|italian|japanese|korean|latin|latvian|lithuanian|malay|mandarin|norwegian|persian|polish|portuguese|punjabi|romanian|russian|serbian|slovak|slovenian|spanish|swahili|swedish|tamil|thai|turkish|ukrainian|urdu|vietnamese|welsh)';
const askingVerb =
  '(?:writ(?:e|ten)|rewrite|put|turn|make|say|render|convert|change|switch|give|answer|reply|rephrase|express|have|want|need|like)';
const translations = [
  /\btranslat(?:e|ed|ing|ion)\b/i,
  new RegExp(`\\b${askingVerb}\\b[^.!?\\n]{0,80}\\b(?:in|into|to) (?:\\w+ )?${languages}\\b`, 'i'),
  // ‘In French, please’, ‘French version’
  new RegExp(
    `^\\W*(?:please )?(?:(?:in|into|to) )?(?:\\w+ )?${languages}(?: version)?(?:,? please)?\\W*$`,
    'i',
  ),
];
const keepingLanguage =
  /\b(?:do not|don['’]t|never|without|no need to|not to) (?:\w+ )?(?:translat|chang\w+ the language)/i;

/** Whether an instruction, in English, asks for a text in another language. */
export function asksForTranslation(instruction: string): boolean {
  return translations.some((asking) => asking.test(instruction)) && !keepingLanguage.test(instruction);
}

function isOtherLanguage(source: string, text: string): boolean {
  const isEnglish = readDocumentFacts(source).english;
  return isEnglish && (!readDocumentFacts(text).english || hasLeftEnglish(source, text));
}

/** A short text in another language may hold none of the words that it is known by: it has none of the source's either. */
function hasLeftEnglish(source: string, text: string): boolean {
  const toShare = (words: string[], known: ReadonlySet<string>) =>
    words.filter((word) => known.has(word)).length / words.length;
  const [former, latter] = [listWords(source), listWords(text)];
  if (Math.min(former.length, latter.length) < fewestWords) return false;
  const isPlain = toShare(former, englishWords) >= 0.2 && toShare(latter, englishWords) < 0.1;
  return isPlain && toShare(latter, new Set(former)) < 0.25;
}

const refusal =
  /^\W*(?:(?:i['’]m|i am|we['’]re|we are)?\s*(?:very |so |truly )?sorry|apologies|i apologi[sz]e|unfortunately)?\W*(?:but )?(?:(?:i|we) (?:can['’]?t|cannot|can not|won['’]t|will not|must decline to)|(?:i['’]m|i am|we are) (?:unable|not able|not permitted|not allowed) to) (?:(?:assist|help|comply|engage)(?: you)? with (?:that|this|your|the|such)(?:(?: \w+){0,2} (?:request|task|content))?\W*(?:$|\n|[.!] )|(?:fulfill?|complete|process|carry out|do) (?:that|this|your|the|such) (?:request|task)|(?:provide|create|generate|write|rewrite|edit|improve|process|translate|produce) (?:this|that|the|your|any|such)(?: \w+){0,3} (?:text|content|message|e?-?mail|request|draft|material|reply)\b)/i;
const speakingAsMachine =
  /\bas an? (?:ai|artificial intelligence|(?:large )?language model)(?: language)?(?: model| assistant)?,? i\b/i;
const askingForText =
  /^[^\n]{0,80}\b(?:provide|share|paste|send)(?: me)?(?: with)? (?:the|your) (?:text|draft|message|content)(?: that)? you(?:['’]d| would)? (?:like|want|need) me to (improve|rewrite|edit|correct|shorten|rephrase|polish|review)/i;
const declining = /\b(?:can['’]?t|cannot|unable|not able|won['’]?t|decline|refuse)\b/i;
const decliningInFewWords = /\b(?:no|nope|not|never|sorry)\b/i;

/** UTF-16 code units that a refusal is looked for in. */
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

/** How alike two halves of a text must be to be the same text twice. */
const mostAlike = 0.8;
const identical = 1;

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

const announcing = /^\W*(?:sure|certainly|of course|absolutely|here|below)\b[^\n]{0,160}:[*_]*\s*$/i;
const reporting =
  /^\W*(?:okay|ok|great|i['’]ve|i have|(?:the |your |my )?(?:improved|revised|rewritten|corrected|edited|polished|shortened|updated|clarified|final))\b[^\n]{0,160}:[*_]*\s*$/i;
/** An announcement of the text itself, and not of what the text goes on with. */
const ofText =
  /\b(?:improved|revised|rewritten|rewrite|corrected|edited|polished|shortened|shorter|updated|clarified|version|text|draft)\b/i;
const label =
  /^\s*[*_]*(?:the )?(?:improved|revised|rewritten|corrected|edited|polished|shortened|updated|clarified) (?:text|version|draft|e?-?mail|message|reply|paragraph|sentence)[*_]*:[*_]*\s*/i;
const assent =
  /^\s*(?:sure|certainly|of course|absolutely)(?: thing)?[!.,]*\s*\n+(?=\s*(?:here|below)\b[^\n]*:[*_]*\s*\n)/i;

function toFirstLine(text: string): string {
  return text.trimStart().split(/\r?\n/, 1)[0] ?? '';
}

function withoutAnnouncement(source: string, text: string): string {
  const spoken = assent.test(source) ? text : text.replace(assent, '');
  const [own, line] = [toFirstLine(source), toFirstLine(spoken)];
  const rest = spoken.trimStart().slice(line.length).trimStart();
  const announces = announcing.test(line) || (reporting.test(line) && ofText.test(line));
  if (rest === '' || !announces) return label.test(source) ? spoken : spoken.replace(label, '');
  // A source whose own first line announces something has one to keep; it may come after the model's own
  const isOwn =
    /:\s*$/.test(own) && !(ofText.test(line) && !ofText.test(own) && /:\s*$/.test(toFirstLine(rest)));
  return isOwn || isSaid(line, source) ? spoken : rest;
}

/** More than half of its words are the source's: a line of the text, though it ends as announcements do. */
function isSaid(line: string, source: string): boolean {
  const [words, said] = [listWords(line), new Set(listWords(source))];
  return words.filter((word) => said.has(word)).length * 2 > words.length;
}

/** UTF-16 code units at the end of a result that are looked at. */
const longestClosing = 2_000;

const closings = [
  // An offer to go on, which speaks of the text as of something that was made
  /\n[^\S\n]*\n(?:[-*_]{3,}\s*)?(?:please )?(?:let me know|feel free|would you like|do you want|if you(?:['’]d| would) like|i can also|happy to)\b[^\n]*\b(?:tone|wording|phrasing|rewrite|rephrase|(?:shorter|longer|another|different|formal|casual|alternative) version|further (?:changes|edits|adjustments|tweaks|revisions)|me to (?:adjust|tweak|revise|change|make any))\b[^\n]*\s*$/i,
  /\n[^\S\n]*\n(?:[-*_]{3,}\s*)?i hope (?:this|that) helps[^\n]{0,40}\s*$/i,
  // A report on the work
  /\n[^\S\n]*\n(?:[-*_]{3,}\s*)?[*_#\s]*(?:(?:key |main )?changes (?:i )?made|what (?:i|i['’]ve) changed|(?:here are|these are) the (?:key |main )?changes(?: i(?:['’]ve)? made)?)[*_]*:[\s\S]*$/i,
  /\n[^\S\n]*\n[*_(]*(?:note|nb)[*_]*:[*_]* ?i(?:['’]ve| have)? (?:kept|changed|left|corrected|fixed|rephrased|assumed|removed|added|made)\b[^\n]*\s*$/i,
];

/** Without what a model says after the text. A source that speaks of changes and versions itself keeps all. */
function withoutClosing(source: string, text: string): string {
  if (ofText.test(source) || /\b(?:chang|adjust|tone|wording|hope th(?:is|at) helps)/i.test(source))
    return text;
  const end = text.slice(-longestClosing);
  const cut = closings.reduce((left, closing) => left.replace(closing, ''), end);
  return cut === end || cut.trim() === '' ? text : (text.slice(0, text.length - end.length) + cut).trimEnd();
}

const fence = /^\s*(`{3,})[\w-]*\r?\n([\s\S]*?)\r?\n\1\s*$/;
const quotes = /^\s*(?:"([^"]+)"|“([^“”]+)”)\s*$/;
const tags = /^<(text|output|result|answer|reply|email)>([\s\S]*)<\/\1>$/i;

/** A result without what models like to put around it: an announcement, a code fence, quotation marks, an offer. */
export function unwrap(source: string, text: string): string {
  if (isTooLong(source, text)) return text;
  const spoken = withoutAnnouncement(source, withoutClosing(source, text));
  const fenced = fence.test(source) ? spoken : (fence.exec(spoken)?.[2] ?? spoken);
  const plain = tags.test(source.trim()) ? fenced : (tags.exec(fenced.trim())?.[2]?.trim() ?? fenced);
  const [, straight, curly] = quotes.test(source) ? [] : (quotes.exec(plain) ?? []);
  return straight ?? curly ?? plain;
}
