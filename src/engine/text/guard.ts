import type { Span } from './edits.ts';

/**
 * Parts of a text that no rule may touch. Each row is a pattern and what it protects; a pattern may protect too
 * much (a fix is missed), never too little (a fact is damaged). What repeats a class of characters begins where such
 * a run begins, not in its middle: otherwise a run of thousands costs its square.
 */
const PROTECTED: readonly RegExp[] = [
  /^(`{3,}|~{3,})[\s\S]*?(?:^\1|$(?![\s\S]))/gm, // fenced code, up to the closing fence or the end
  /(?<=(?:^|\n)[ \t]*\r?\n|^)(?:(?: {4}|\t)[^\n]*(?:\n|$))+/g, // indented code after a blank line
  /^[ \t]*>.*$/gm, // quoted mail
  /^(?:On .{4,120} wrote:|-{2,} ?Original Message ?-{2,}|(?:From|To|Cc|Sent|Date|Subject): .*)\r?$/gm, // mail headers
  /`[^`\n]+`/g, // code in a sentence
  /“[^“”\n]+”|(?<![\p{L}\p{N}])"[^"\n]+"(?![\p{L}\p{N}])/gu, // quotations: another's words, to the letter
  /<\/?[A-Za-z][^<>\n]*>/g, // markup
  /!?\[[^[\]\n]*\]\([^)\n]*\)/g, // links and pictures
  /\b(?:https?|ftp|mailto|file):[^\s<>"”)]+|\bwww\.[^\s<>"”)]+/gi,
  /(?<![\w.+-])[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g, // email addresses
  /(?<![\w-]|[\w-]\.)[\w-]+(?:\.[\w-]+)*\.(?:com|org|net|io|dev|co|uk|edu|gov|ca|js|ts|py|md|json|txt|pdf|docx?|xlsx?|html?|css|rs|go|sh)\b(?:\/\S*)?/gi,
  /(?<!\S)[#@][\p{L}\w-]+/gu, // handles and tags
  /(?<!\S)(?:~|\.{0,2})\/[\w./-]+|\b[A-Za-z]:\\\S+/g, // file paths
  /(?<![\p{L}\w])[\p{L}\w]*(?:_|::)[\p{L}\w]+(?:\(\))?/gu, // identifiers
  /(?<![\p{L}\w.])[\p{L}\w.]+\(\)/gu, // calls
  /\{\{?[^{}\n]*\}?\}|\$\w+/g, // placeholders
  /\p{Sc}?\p{N}[\p{N}\p{L}.,:/%°–-]*[\p{N}\p{L}%°]|\p{Sc}?\p{N}[%°]?/gu, // numbers, dates, sums, codes
  /\b\p{L}+\p{N}[\p{L}\p{N}]*/gu, // names with digits
  /\b\p{Ll}+\p{Lu}[\p{L}\p{N}]*/gu, // names with inner capitals
];

/** Words that belong to another language's grammar and to nothing in English. */
const FOREIGN =
  /(?<![\p{L}'’-])(?:le|les|des|une|est|dans|pour|avec|vous|nous|être|der|die|das|und|nicht|ein|eine|ist|mit|auf|für|el|los|las|una|por|para|con|pero|muy|está|il|che|di|della|sono|het|een|niet|uma|não|mais|você|qui|que)(?![\p{L}'’-])/giu;
const ENGLISH =
  /(?<![\p{L}'’-])(?:the|of|and|to|a|in|is|it|that|was|for|on|are|with|as|i|his|they|be|at|have|this|from|or|had|by|not|but|what|we|you|your|my|can|she|he|will|there|an|so|if|do|has|would|their|our)(?![\p{L}'’-])/giu;

function count(pattern: RegExp, text: string): number {
  return text.match(pattern)?.length ?? 0;
}

/**
 * Whether English rules may be let loose on a text. Short texts are English unless they hold foreign function
 * words or another script; long ones must also have the share of function words that every English text has.
 */
export function isEnglish(text: string): boolean {
  const letters = count(/\p{L}/gu, text);
  if (letters > 0 && count(/\p{Script=Latin}/gu, text) < letters / 2) return false;
  const words = count(/[\p{L}'’]+/gu, text);
  const english = count(ENGLISH, text);
  const foreign = count(FOREIGN, text);
  if (foreign > 1 && foreign > english) return false;
  return words < 20 || english / words > 0.08;
}

function mergeSpans(spans: Span[]): Span[] {
  const merged: Span[] = [];
  for (const span of spans.sort((a, b) => a.start - b.start)) {
    const last = merged.at(-1);
    if (last !== undefined && span.start <= last.end) last.end = Math.max(last.end, span.end);
    else merged.push({ ...span });
  }
  return merged;
}

function findProtected(text: string): Span[] {
  const spans: Span[] = [];
  for (const pattern of PROTECTED) {
    for (const match of text.matchAll(pattern)) {
      spans.push({ start: match.index, end: match.index + match[0].length });
    }
  }
  for (const paragraph of text.matchAll(/[^\n]+/g)) {
    if (isEnglish(paragraph[0])) continue;
    spans.push({ start: paragraph.index, end: paragraph.index + paragraph[0].length });
  }
  return mergeSpans(spans);
}

let latest: { text: string; spans: readonly Span[] } = { text: '', spans: [] };

/** Sorted, disjoint spans (UTF-16) of what must be kept as it is, with paragraphs that are not English. */
export function protectedSpans(text: string): readonly Span[] {
  // Stage after stage asks about the same text.
  if (latest.text !== text) latest = { text, spans: findProtected(text) };
  return latest.spans;
}

/** Whether an edit of `start`–`end` would reach into a protected part. Insertions at its border are free. */
export function touches(spans: readonly Span[], start: number, end: number): boolean {
  return spans.some((span) =>
    start === end ? start > span.start && start < span.end : start < span.end && end > span.start,
  );
}
