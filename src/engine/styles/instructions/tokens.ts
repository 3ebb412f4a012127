import { editDistance } from '../../lexicon/distance.ts';
import { wordSet } from '../../lexicon/word-set.ts';
import {
  ASKS,
  ASKS_ALONE,
  BEYOND,
  FAULTS,
  FILLERS,
  JOINTS,
  NEUTRAL,
  PARTS,
  QUALITIES,
  SAME,
} from './words.ts';

/** A word of an instruction, or several that mean one thing. Offsets are UTF-16 code units of the instruction. */
export interface Token {
  /** In its base form; several words are joined by “_”. Empty for a quotation. */
  word: string;
  start: number;
  end: number;
  /** What stands between quotation marks. */
  quoted?: string;
}

/** One of these has many forms that mean what it means. */
const UNITS = wordSet('sentences paragraphs lines words letters');

/** “emojis” and “emoji” are one word; “less” has no plural. */
const toSingular = (word: string) => {
  if (UNITS.has(word)) return word;
  if (/(?:sh|ch|x)es$/.test(word)) return word.slice(0, -2);
  return (word.length > 5 ? /[^su]s$/ : /..[^sui]s$/).test(word) ? word.slice(0, -1) : word;
};

const toBase = (phrase: string) => phrase.split('_').map(toSingular).join('_');
export const toWords = (table: string) => new Set([...wordSet(table)].map(toBase));

/** Articles and the like may stand anywhere in a phrase. */
const ARTICLES = wordSet('a an the my your our this that these those all any some its their his her');
const entries = [ASKS, ASKS_ALONE, FAULTS, BEYOND, PARTS, QUALITIES, SAME]
  .flatMap((table) => [...Object.keys(table), ...Object.values(table)])
  .concat(FILLERS, NEUTRAL, JOINTS)
  .flatMap((words) => [...toWords(words)]);
const PHRASES = new Set(entries.filter((entry) => entry.includes('_')));
const LONGEST_PHRASE = Math.max(...[...PHRASES].map((phrase) => phrase.split('_').length));
const ORDINALS = 'first second third fourth fifth last final 1st 2nd 3rd 4th 5th two three four 2 3 4';
const VOCABULARY = new Set([
  ...entries.flatMap((entry) => entry.split('_')),
  ...wordSet(ORDINALS),
  ...ARTICLES,
]);
const BY_LETTER = Map.groupBy(
  [...VOCABULARY].filter((word) => word.length > 3),
  (word) => word.charAt(0),
);

/** What stands behind the stem of “changing”, “removed”, “politer” and “formally”, and what stands for it in the stem. */
const ENDINGS: readonly (readonly [ending: RegExp, stem: string])[] = [
  [/(?:ing|ed|er|ly|ness)$/, ''],
  [/(?:ing|ed|er)$/, 'e'],
  [/ie[rd]$/, 'y'],
  [/es$/, ''],
  [/ise(?=d?$)/, 'ize'],
  [/ising$/, 'ize'],
];

function findStem(word: string): string | undefined {
  const roots = ENDINGS.map(([ending, stem]) => word.replace(ending, stem)).filter((root) => root !== word);
  const doubled = word.replace(/(.)\1(?:ing|ed|er)$/, '$1');
  return [...roots, doubled].find((root) => root !== word && VOCABULARY.has(root));
}

/** The known word that a slip is nearest to; short words are too near to one another. */
function findMeant(word: string): string | undefined {
  if (word.length < 5) return undefined;
  const limit = word.length < 11 ? 1 : 2;
  return BY_LETTER.get(word.charAt(0))?.find((known) => editDistance(word, known, limit) <= limit);
}

function toKnown(written: string): string {
  if (written === 'every') return 'each';
  if (written.startsWith('!!')) return 'exclamation';
  const word = toSingular(written);
  if (VOCABULARY.has(written)) return written;
  if (VOCABULARY.has(word)) return word;
  return findStem(word) ?? findStem(written) ?? findMeant(word) ?? word;
}

/** The words as they are written in the instruction. */
export const writtenOf = (tokens: readonly Token[], instruction: string) =>
  instruction.slice(tokens[0]?.start, tokens.at(-1)?.end);

/** Whether any table knows the word. */
export const isKnown = (word: string) => VOCABULARY.has(word) || PHRASES.has(word);

const TOKEN =
  /"([^"]+)"(?:s\b)?|“([^”]+)”(?:s\b)?|‘([^’]+)’|(?<!\p{L})'([^']+)'(?!\p{L})|`([^`]+)`|«([^»]+)»|w\/o\b|am\/pm\b|w\/|a-z\b|(?<=\b(?:no|the|those|these|all) )!{2,}|->|→|=>|[ap]\.m\b\.?|(?:mr|mrs|ms|dr|prof|st|jr|sr)\.|(?<!\p{L})\p{L}\.(?= ?\p{L})|[$£€]?\d+(?:[.,:]\d+)+|[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*|[,;.:!?&+/\n]/giu;
/** No phrase of an instruction is longer; what follows is read as words of their own. */
const MOST_TOKENS = 400;

function readWords(instruction: string): Token[] {
  const tokens: Token[] = [];
  for (const match of instruction.matchAll(TOKEN)) {
    if (tokens.length === MOST_TOKENS) break;
    const [written, ...groups] = match;
    const quoted = groups.find((group) => group !== undefined);
    const word = quoted === undefined ? toKnown(written.toLowerCase().replaceAll('’', "'")) : '';
    const span = { start: match.index, end: match.index + written.length };
    tokens.push({ word, ...span, ...(quoted === undefined ? {} : { quoted }) });
  }
  return tokens;
}

/** The words of an instruction, phrases joined, without articles inside of phrases. */
export function readTokens(instruction: string): Token[] {
  const words = readWords(instruction);
  const tokens: Token[] = [];
  for (let index = 0; index < words.length; ) {
    const { token, count } = readPhrase(words, index);
    tokens.push(token);
    index += count;
  }
  return tokens;
}

/** The longest phrase that begins here, or the word alone. */
function readPhrase(words: readonly Token[], first: number): { token: Token; count: number } {
  const head = words[first] ?? { word: '', start: 0, end: 0 };
  let found = { token: head, count: 1 };
  let phrase = head.word;
  let length = 1;
  for (let next = first + 1; length < LONGEST_PHRASE && next < words.length; next += 1) {
    const token = words[next];
    if (token === undefined || token.quoted !== undefined || !/^[\p{L}\p{N}]/u.test(token.word)) break;
    if (ARTICLES.has(token.word)) continue;
    phrase = `${phrase}_${token.word}`;
    length += 1;
    // “grown up” is “grown-up”
    const word = [phrase, phrase.replaceAll('_', '-')].find(
      (one) => PHRASES.has(one) || (one.includes('-') && VOCABULARY.has(one)),
    );
    if (word !== undefined) found = { token: { ...head, word, end: token.end }, count: next - first + 1 };
  }
  return found;
}
