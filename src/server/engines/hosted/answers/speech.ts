import { listWords } from '../../../../shared/words.ts';

/** What models say around a text that they give, and how it is told from the text itself. */

export const announcements = ['sure', 'certainly', 'of course', 'absolutely', 'here', 'below'];
const changed = 'improved revised rewritten corrected edited polished shortened updated clarified'.split(' ');
export const reports = [
  ...['okay', 'ok', 'great', "i've", 'i have'],
  ...[...changed, 'final'].flatMap((word) => [word, `the ${word}`, `your ${word}`, `my ${word}`]),
];

/** An announcement of the text itself, and not of what the text goes on with. */
export const ofText = new RegExp(`\\b(?:${changed.join('|')}|rewrite|shorter|version|text|draft)\\b`, 'i');

const toPattern = (openings: readonly string[]) => openings.join('|').replaceAll("'", "['’]");
const announcing = new RegExp(`^\\W*(?:${toPattern(announcements)})\\b[^\\n]{0,160}:[*_]*\\s*$`, 'i');
const reporting = new RegExp(`^\\W*(?:${toPattern(reports)})\\b[^\\n]{0,160}:[*_]*\\s*$`, 'i');
const label = new RegExp(
  `^\\s*[*_]*(?:the )?(?:${changed.join('|')}) (?:text|version|draft|e?-?mail|message|reply|paragraph|sentence)[*_]*:[*_]*\\s*`,
  'i',
);
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
  return isOwn || isMostlyFromSource(line, source) ? spoken : rest;
}

/** More than half of its words are the source's: a line of the text, though it ends as announcements do. */
export function isMostlyFromSource(line: string, source: string): boolean {
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
/** A text in quotation marks, and an offer behind them: inside, the same words would be the text's own. */
const quotes =
  /^\s*(?:"([^"]+)"|“([^“”]+)”)\s*(?:\n\s*\n(?:let me know|feel free|(?:i )?hope th(?:is|at)|is there)\b[^\n]*\s*)?$/i;
const tags = /^<(text|output|result|answer|reply|email)>([\s\S]*)<\/\1>$/i;

/** UTF-16 code units of the longest answer that is looked at. */
const longestAnswer = 100_000;

/** An answer without what models like to put around a text: an announcement, a code fence, quotation marks, an offer. */
export function unwrap(source: string, text: string): string {
  if (text.length > longestAnswer) return text;
  const spoken = withoutAnnouncement(source, withoutClosing(source, text));
  const fenced = fence.test(source) ? spoken : (fence.exec(spoken)?.[2] ?? spoken);
  const plain = tags.test(source.trim()) ? fenced : (tags.exec(fenced.trim())?.[2]?.trim() ?? fenced);
  const [, straight, curly] = quotes.test(source) ? [] : (quotes.exec(plain) ?? []);
  return straight ?? curly ?? plain;
}
