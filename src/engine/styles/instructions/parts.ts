import type { Part, Source } from './intent.ts';
import { isFiller, PART_OF } from './lexicon.ts';
import { isKnown, type Token } from './tokens.ts';
import type { PartName } from './words.ts';

export const ORDINAL: ReadonlyMap<string, number> = new Map(
  'first 1st opening intro introduction second 2nd third 3rd fourth 4th fifth 5th last final'
    .split(' ')
    .map((word, index) => [word, [0, 0, 0, 0, 0, 1, 1, 2, 2, 3, 3, 4, 4, -1, -1][index] ?? 0]),
);
const COUNT: ReadonlyMap<string, number> = new Map([
  ['two', 2],
  ['2', 2],
  ['three', 3],
  ['3', 3],
]);
export const UNIT: ReadonlyMap<string, PartName> = new Map([
  ['sentence', 'sentence'],
  ['sentences', 'sentence'],
  ['paragraph', 'paragraph'],
  ['paragraphs', 'paragraph'],
  ['bit', 'paragraph'],
  ['part', 'paragraph'],
  ['section', 'paragraph'],
  ['line', 'line'],
  ['lines', 'line'],
  ...['bullet', 'bullets', 'bullet_point', 'bullet_points', 'item', 'point', 'list_item'].map(
    (word) => [word, 'item'] as const,
  ),
]);
/** Whether the text has the words, in any case. */
export const isIn = (text: string, words: string) =>
  words !== '' && text.toLowerCase().replaceAll('’', "'").includes(words.toLowerCase().replaceAll('’', "'"));
/** Whom the text is for does not matter: “for my boss”, “to the whole team”. */
export function withoutReader(tokens: readonly Token[]): readonly Token[] {
  const at = tokens.findLastIndex(
    ({ word }, index) =>
      (/^(?:for|to|with)$/.test(word) && OWNER.test(tokens[index + 1]?.word ?? '')) ||
      (/^(?:for|of)$/.test(word) && index === tokens.length - 2),
  );
  const rest = tokens.slice(OWNER.test(tokens[at + 1]?.word ?? '') ? at + 2 : at + 1);
  const isReader =
    rest.length > 0 && rest.length < 5 && rest.every((token) => !isKnown(token.word) || isFiller(token));
  return at >= 0 && isReader ? tokens.slice(0, at) : tokens;
}
const OWNER = /^(?:my|our|the|a|an|his|her|their|this|some)$/;

/** The parts of the text that the words name, if they name nothing else. */
export function readParts(tokens: readonly Token[], source: Source): Part[] | undefined {
  const parts: Part[] = [];
  for (let index = 0; index < tokens.length; index += 1) {
    const token = tokens[index];
    if (token === undefined) break;
    const { word, quoted } = token;
    const unit = readUnit(tokens, index);
    const name = PART_OF.get(word);
    const about = readMatter(tokens, index, source);
    if (about) return [...parts, about];
    if (quoted !== undefined) parts.push({ name: 'words', words: quoted });
    else if (unit) {
      parts.push(unit.part);
      index = unit.end;
    } else if (name !== undefined && !UNIT.has(word)) parts.push({ name });
    else if (isNamer(tokens[index - 1]) && isIn(source.text, word))
      parts.push({ name: 'words', words: word });
    else if (!isFiller(token) && word !== 'or' && !namesQuoted(token, tokens[index + 1])) return undefined;
  }
  return parts.length > 0 ? parts : undefined;
}

/** What says that its neighbor is meant as a word. */
export const isNamer = (token: Token | undefined) => /^(?:word|words|phrase|name)$/.test(token?.word ?? '');

/** “the phrase “to be honest””. */
const namesQuoted = (token: Token, next: Token | undefined) => isNamer(token) && next?.quoted !== undefined;

/** Letters of a word that tells a matter among several. */
const LEAST_TOLD = 3;

/** “the sentence about the dog”: all that follows is its matter. */
function readMatter(
  tokens: readonly Token[],
  index: number,
  { text, instruction }: Source,
): Part | undefined {
  const word = tokens[index]?.word ?? '';
  const name = /^(?:part|bit|piece)$/.test(word)
    ? 'sentence'
    : word === 'one' && /^[ \t]*[-*•][ \t]/m.test(text)
      ? 'item'
      : UNIT.get(word);
  const behind = tokens
    .slice(index + 1)
    .filter(({ word }) => !/^(?:that|which|is|says|say|talk|it)$/.test(word));
  if (name === undefined || !/^(?:about|mention|contain|with|on|where)/.test(behind[0]?.word ?? ''))
    return undefined;
  const matter = behind.slice(1).filter((token) => !isFiller(token));
  // “about wanting a full refund”: the text has “refund”
  const [about, ...others] = matter
    .map(({ start, end, quoted }) => quoted ?? instruction.slice(start, end))
    .filter((words, _, all) => isIn(text, words) && (all.length === 1 || words.length > LEAST_TOLD))
    .toReversed();
  const isOne = matter.length < 4 && about !== undefined && others.every((words) => isIn(text, words));
  return isOne ? { name, about } : undefined;
}

/** “the last two sentences”. */
export function readUnit(tokens: readonly Token[], index: number): { part: Part; end: number } | undefined {
  const ordinal = ORDINAL.get(tokens[index]?.word ?? '');
  if (ordinal === undefined) return undefined;
  const count = COUNT.get(tokens[index + 1]?.word ?? '') ?? 1;
  const end = count > 1 ? index + 2 : index + 1;
  const name = UNIT.get(tokens[end]?.word ?? '');
  // “the opening”, “the intro”
  if (name === undefined && /^(?:opening|intro|introduction)$/.test(tokens[index]?.word ?? ''))
    return { part: { name: 'sentence', at: [0] }, end: index };
  if (name === undefined || (count > 1 && Math.abs(ordinal * 2 + 1) !== 1)) return undefined;
  const from = ordinal < 0 ? -count : ordinal;
  return { part: { name, at: Array.from({ length: count }, (_, each) => from + each) }, end };
}
