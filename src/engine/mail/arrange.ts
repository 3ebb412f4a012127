import { findBaseOfThirdPerson } from '../lexicon/verbs.ts';
import { wordTable } from '../lexicon/word-table.ts';
import type { Change, ComposeRequest } from '../types.ts';
import { capitalise, findSmallWord } from './capitals.ts';
import type { Instruction } from './instruction.ts';
import type { Point } from './points.ts';
import { type OwnSentence, toOwnSentence } from './requests.ts';

/** A point with the sentence that is made of it. */
interface Arranged extends Point {
  sentence: OwnSentence | undefined;
}

function edit(start: number, end: number, replacement: string, rule: string, reason: string): Change {
  return { start, end, replacement, category: 'wording', reason, gist: rule.replaceAll('-', ' '), rule };
}

const OWN_WORDS = 'The note becomes a sentence of your own.';
const FULL_SENTENCES = 'Points of a mail are full sentences.';

/** A mark after a link would become part of it. */
const LINK_AT_END = /(?:https?:|www\.|@)\S+$/u;

/** Marks of the end: what the writer has set, but a comma or a semicolon ends no sentence. */
function toMark(text: string, { mark, sentence, start, end, isItem }: Arranged): string {
  if (isItem) return mark;
  if (LINK_AT_END.test(text.slice(start, end))) return '';
  if (sentence) return sentence.end;
  const kept = mark.replaceAll(/[,;]/g, '');
  return kept !== '' || /[:\p{Extended_Pictographic}]$/u.test(text.slice(start, end)) ? kept : '.';
}

/** “he needs” said of the reader: “you need”. */
function toSecondPerson(words: string): string | undefined {
  const match = /^(?:he|she|they) ([\p{L}'’]+)/u.exec(words);
  const verb = match?.[1];
  if (match === null || verb === undefined) return undefined;
  const own: Readonly<Record<string, string>> = wordTable({
    is: 'are',
    was: 'were',
    has: 'have',
    does: 'do',
  });
  const base = words.startsWith('they')
    ? verb
    : (own[verb] ?? (/[^s]s$/.test(verb) ? findBaseOfThirdPerson(verb) : verb));
  return `you ${base ?? verb}`;
}

/** The note's opening as the writer's own words, with a capital, and with what follows said to the reader. */
function listOpeningEdits(text: string, { start, end, sentence }: Arranged): Change[] {
  const words = text.slice(start, end);
  if (!sentence) {
    const first = findSmallWord(words);
    return first ? [edit(start, start + 1, first.charAt(0).toUpperCase(), 'capital', FULL_SENTENCES)] : [];
  }
  const rest = words.slice(sentence.replaced).trimStart();
  const second = toSecondPerson(rest);
  const follows = second ?? rest.charAt(0);
  const kept = second === undefined ? rest.charAt(0) : rest.split(' ', 2).join(' ');
  const to = end - rest.length + kept.length;
  const replacement =
    sentence.opening === ''
      ? capitalise(follows, second === undefined ? rest : follows)
      : `${sentence.opening}${/^[.,!?]/.test(rest) || rest === '' ? '' : ' '}${follows}`;
  return [edit(start, to, replacement, 'own-words', OWN_WORDS), ...listInnerEdits(text, to, end, sentence)];
}

/** “his report”, asked of him, is “your report”; a reason at the end gets its comma. */
function listInnerEdits(text: string, start: number, end: number, { opening }: OwnSentence): Change[] {
  const inner: Change[] = [];
  const isToReader = /^(?:Could you|Please|Thank you|Congratulations)|you$/.test(opening);
  for (const match of text
    .slice(start, end)
    .matchAll(/(?<= )(?:his|her|their)(?= \p{Ll})|(?<=[^,\s])(?= because )/gu)) {
    const at = start + match.index;
    if (match[0] === '') inner.push(edit(at, at, ',', 'reason-comma', 'A comma sets the reason apart.'));
    else if (isToReader) inner.push(edit(at, at + match[0].length, 'your', 'own-words', OWN_WORDS));
  }
  return inner;
}

function listJointEdits(text: string, before: Arranged, point: Arranged): Change[] {
  if (point.isItem) return [];
  const gaps = { none: ' ', line: before.isItem ? '\n' : ' ', paragraph: '\n\n' };
  const replacement = toMark(text, before) + gaps[point.gap];
  if (text.slice(before.end, point.start) === replacement) return [];
  return [edit(before.end, point.start, replacement, 'full-sentences', FULL_SENTENCES)];
}

/** Edits of the description that make sentences of its points; `instruction` is what it began with. */
export function listArrangingEdits(
  text: string,
  points: readonly Point[],
  tone: ComposeRequest['style']['tone'],
  instruction: Instruction | undefined,
): Change[] {
  const arranged = points.map((point, index): Arranged => {
    const note = text.slice(point.start, point.end);
    const isMatter = index === 0 && instruction?.content === 'matter';
    const matter: OwnSentence = { replaced: 0, opening: 'I am writing about', end: '.' };
    return { ...point, sentence: point.isItem ? undefined : isMatter ? matter : toOwnSentence(note, tone) };
  });
  const first = arranged[0];
  const last = arranged.at(-1);
  if (!first || !last) return [];
  const dropped = instruction ? [edit(0, first.start, '', 'own-words', OWN_WORDS)] : [];
  const edits = arranged.flatMap((point, index) => {
    const before = arranged[index - 1];
    return [
      ...(before ? listJointEdits(text, before, point) : []),
      ...(point.isItem ? [] : listOpeningEdits(text, point)),
    ];
  });
  const end = last.end + last.mark.length;
  const mark = toMark(text, last);
  const ending = mark === last.mark ? [] : [edit(last.end, end, mark, 'full-sentences', FULL_SENTENCES)];
  return joinTouching([...dropped, ...edits, ...ending]);
}

/** The dropped instruction and the sentence after it are one edit: the one stands for the other. */
function joinTouching(edits: readonly Change[]): Change[] {
  const joined: Change[] = [];
  for (const each of edits) {
    const last = joined.at(-1);
    const voice = last?.rule === 'own-words' ? last : each;
    if (last?.end === each.start)
      joined.splice(-1, 1, {
        ...voice,
        start: last.start,
        end: each.end,
        replacement: last.replacement + each.replacement,
      });
    else joined.push(each);
  }
  return joined;
}
