import { withCapital } from '../../text/capital.ts';
import type { PartName } from '../instructions/words.ts';
import { findGreeting } from './body.ts';

/** Marks that can be taken out of a text: what they look like, and what stands in their place. */
export interface MarkRow {
  pattern: RegExp;
  /** Empty by default. `before` is the text up to the mark. */
  write?(match: RegExpMatchArray, text: string): string;
}

const inside = (match: RegExpMatchArray) => match.slice(1).find((group) => group !== undefined) ?? '';
const BOLD = /\*\*(?=[^\s*])([^*\n]+)\*\*|(?<![\p{L}\p{N}_])__(?=[^\s_])([^_\n]+)__(?![\p{L}\p{N}_])/gu;
const ITALICS =
  /(?<![*\p{L}\p{N}])\*(?=[^\s*])([^*\n]+)\*(?![*\p{L}\p{N}])|(?<![_\p{L}\p{N}])_(?=[^\s_])([^_\n]+)_(?![_\p{L}\p{N}])/gu;

/** “Hi Tom!” greets with a comma, and “What?!” asks. */
function writeCalmMark(match: RegExpMatchArray, text: string): string {
  if (match[0].includes('?')) return '?';
  const at = match.index ?? 0;
  if (/[.,…:]$/.test(text.slice(0, at))) return '';
  const endsLine = /^[!?]*[ \t]*\r?\n/.test(text.slice(at));
  return endsLine && findGreeting(text)?.end === at + 1 ? ',' : '.';
}

/** Words of a line from which on it is a sentence. */
const LEAST_OF_SENTENCE = 4;
/** UTF-16 code units before a face that are looked at. */
const LONGEST_LOOK = 300;
const FACES_AT_END = /(?:\s|\p{Extended_Pictographic}|\p{RI}|\u{FE0F}|\u{200D}|[\u{1F3FB}-\u{1F3FF}])+$/u;
/** “Back on Monday 🎉 See you”: where a face ended a sentence, a full stop does. */
function writeForFace(match: RegExpMatchArray, text: string): string {
  const at = match.index ?? 0;
  const after = text.slice(at + match[0].length);
  const before = text.slice(Math.max(0, at - LONGEST_LOOK), at).replace(FACES_AT_END, '');
  const from = Math.max(...['.', '!', '?', '\n'].map((mark) => before.lastIndexOf(mark))) + 1;
  const sentence = before.slice(from).trim();
  const isSentence = sentence.split(/\s+/).length >= LEAST_OF_SENTENCE && /[\p{L}\p{N})%]$/u.test(before);
  const ends = /^[ \t]+\p{Lu}/u.test(after) || /^[ \t]*(?:\r?\n|$)/.test(after);
  return isSentence && ends ? '.' : '';
}

/** Words in capitals for their loudness: two in a row, or one that is no acronym. */
const LOUD =
  "(?<![\\p{L}\\p{N}'])(?:\\p{Lu}{2,}(?:'\\p{Lu}+)?(?:[ ,]+(?:I|A|\\p{Lu}{2,}(?:'\\p{Lu}+)?)(?![\\p{L}\\p{N}'])){1,20}|\\p{Lu}{7,}|VERY|NOT|NEVER|ALWAYS|PLEASE|NOW|MUST|ALL|NO|YES|URGENT|ONLY|TODAY|EVERY|REALLY|AND|BUT|STOP)(?![\\p{L}\\p{N}'])";

const APOLOGY =
  "(?:i(?:['’]m| am)(?: so| very| really| terribly| truly| just)? sorry|i (?:do )?apologi[sz]e|(?:my |many )?apologies|(?:so |very )?sorry)";
const APOLOGY_FOR = '(?:for|about|if|to) [^.!?,\\n\\d]*';
/** What one says while one thinks. */
const SAID_ALOUD =
  "you know|i mean|to be honest|if i'm honest|honestly|obviously|basically|actually|like|um|uh|er|erm";

export const MARKS: Readonly<Partial<Record<PartName, readonly MarkRow[]>>> = {
  emojis: [
    {
      pattern:
        /(?<![ \t])[ \t]*(?:(?![©®™‼⁉])\p{Extended_Pictographic}(?:\u{FE0F}|[\u{1F3FB}-\u{1F3FF}]|\u{200D}\p{Extended_Pictographic})*|\p{RI}\p{RI})|[ \t](?:[:;=]-?[)(DPpO]|<3|x[D])(?=[\s.,!?]|$)/gu,
      write: writeForFace,
    },
  ],
  apologies: [
    {
      // A figure is told nowhere else
      pattern: new RegExp(
        `(?<=^|[.!?]\\s+|\\n)${APOLOGY}(?: again)?(?: ${APOLOGY_FOR})?(?:,? and ${APOLOGY} ${APOLOGY_FOR})?[.!] ?`,
        'giu',
      ),
    },
    {
      pattern: new RegExp(`(?<=^|[.!?]\\s+|\\n)${APOLOGY}(?: ${APOLOGY_FOR})?,? but (\\p{L})`, 'giu'),
      write: ([, letter = '']) => letter.toUpperCase(),
    },
    {
      pattern: new RegExp(
        `(?<=^|[.!?]\\s+|\\n)${APOLOGY} to (?:bother|trouble|disturb) you(?: again)?, (\\p{L})`,
        'giu',
      ),
      write: ([, letter = '']) => letter.toUpperCase(),
    },
    // What one is sorry about is a statement of its own: “sorry that the dog got out”
    {
      pattern: new RegExp(
        `(?<=^|[.!?]\\s+|\\n)${APOLOGY} (?:that |(?=(?:I|we|it|the|my|our|there)\\b))(\\p{L})`,
        'giu',
      ),
      write: ([, letter = '']) => letter.toUpperCase(),
    },
    {
      pattern: new RegExp(`(,? (?:and|but)) ${APOLOGY} that(?= )`, 'giu'),
      write: ([, joint = '']) => joint,
    },
    { pattern: new RegExp(`,? (?:and|but) ${APOLOGY}(?: again)? ${APOLOGY_FOR}(?=[.!?])`, 'giu') },
    { pattern: /, sorry(?=[,.!?])/giu },
  ],
  fillers: [
    {
      pattern: new RegExp(
        `(?<=^|[.!?]\\s+|\\n)(?:${SAID_ALOUD}|look|well|anyway|so anyway),? (\\p{L})`,
        'giu',
      ),
      write: ([, letter = '']) => letter.toUpperCase(),
    },
    { pattern: new RegExp(`(?<![.!?]),? (?:${SAID_ALOUD}),(?= )|, (?:${SAID_ALOUD})(?=[.!?])`, 'giu') },
    { pattern: / (?:literally just|literally|obviously|basically|honestly|actually)(?= \p{Ll})/giu },
    {
      pattern:
        /(?<!\b(?:an?|the|this|that|some|any|what|which|of)) (?:kind|sort) of(?= (?!the\b|an?\b)\p{Ll})/giu,
    },
  ],
  exclamations: [{ pattern: /(?<=[^\s!?])[ ]?\?*!+[!?]*(?![=\p{L}\p{N}])/gu, write: writeCalmMark }],
  bold: [{ pattern: BOLD, write: inside }],
  italics: [{ pattern: ITALICS, write: inside }],
  markdown: [
    { pattern: BOLD, write: inside },
    { pattern: ITALICS, write: inside },
    { pattern: /^#{1,6} +/gm },
  ],
  bullets: [{ pattern: /^[ \t]*(?:[-*•–+]|\d{1,3}[.)])[ \t]+/gm }],
  'quotation marks': [{ pattern: /(?<!\p{N})["“”„]/gu }],
  dashes: [
    {
      pattern: /(?<=[\p{L}'’)”"])(?: ?— ?| [–-] | -- )(?=[\p{L}\p{N}“"(])/gu,
      write: () => ', ',
    },
  ],
  semicolons: [
    {
      pattern: /; +(?:(and|but|or|so) |(\p{L}))/gu,
      write: ([, joint, letter = '']) => (joint === undefined ? `. ${letter.toUpperCase()}` : `, ${joint} `),
    },
  ],
  commas: [{ pattern: /,(?!\p{N})/gu }],
  brackets: [
    {
      // What stands in them stays, between commas
      pattern: /((?<=\S)[ \t]+)?\(([^()\n]*)\)(?=\s*(\S)?)/gu,
      write: ({ 1: gap, 2: words = '', 3: next = '', index = 0 }, text) =>
        gap === undefined || /[.!?]$/.test(text.slice(0, index))
          ? `${gap ?? ''}${words}`
          : `, ${words}${/[\p{L}\p{N}]/u.test(next) ? ',' : ''}`,
    },
  ],
  asides: [{ pattern: /(?:(?<=\S) )?\([^()\n]*\)/g }],
  hashtags: [{ pattern: /(?:(?<=\S)[ \t])?(?<!\S)#\p{L}[\p{L}\p{N}_-]*/gu }],
  'double spaces': [
    { pattern: /(?<=\S)[ \t]{2,}(?=\S)/g, write: () => ' ' },
    { pattern: /(?<=\S)[ \t]+$/gm },
  ],
  capitals: [
    {
      pattern: new RegExp(LOUD, 'gu'),
      write: ({ 0: loud, index = 0 }, text) => {
        const lower = loud.toLowerCase().replace(/(?<![\p{L}])i(?![\p{L}])/gu, 'I');
        const isFirst = /(?:^|[.!?:\n]\s*)$/.test(text.slice(Math.max(0, index - 20), index));
        return isFirst ? withCapital(lower) : lower;
      },
    },
  ],
};
