import { findBaseOfThirdPerson } from '../lexicon/verbs.ts';
import { wordTable } from '../lexicon/word-table.ts';
import type { Span } from '../text/edits.ts';
import type { Change, ComposeRequest } from '../types.ts';
import { capitalise, findSmallWord } from './capitals.ts';
import type { Instruction } from './instruction.ts';
import type { Point } from './points.ts';
import { type OwnSentence, toOwnSentence } from './requests.ts';

/** A point with the sentence that is made of it. */
interface Arranged extends Point {
  sentence: OwnSentence | undefined;
  /** What somebody is to be told: “write to my landlord that the heating is broken and he …”. */
  isReport: boolean;
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

/** Somebody whom “he” or “she” may stand for, when it is not the reader. */
const PERSON =
  /\b(?:sons?|daughters?|child|children|kids?|baby|wife|husband|partner|mother|father|mom|mum|dad|parents|brothers?|sisters?|friends?|boss|colleagues?|doctor|manager|customers?|clients?|neighbou?rs?|teacher|students?|m[ae]n|wom[ae]n|boys?|girls?|guys?|uncle|aunt|cousin|people|somebody|someone|everyone|who)\b|(?<=[\p{L},] )\p{Lu}\p{Ll}/u;

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

/** Whether the note speaks to the reader, and of nobody else whom “he” or “she” could stand for. */
function isOfReader(text: string, { start, end, sentence }: Arranged): boolean {
  if (sentence === undefined || !/^$|\byou\b|^Please|^Congratulations/.test(sentence.opening)) return false;
  return !PERSON.test(text.slice(start + sentence.replaced, end));
}

function listCapitalEdit(text: string, { start, end }: Span): Change[] {
  const first = findSmallWord(text.slice(start, end));
  return first ? [edit(start, start + 1, first.charAt(0).toUpperCase(), 'capital', FULL_SENTENCES)] : [];
}

/** “ask Anna to come, she can bring her husband”: what the reader of such a note may or should do. */
function listFollowingEdits(text: string, { start, end }: Span): Change[] {
  const words = text.slice(start, end);
  const isAllowed = /^(?:he|she|they) (?:can|may|should|must|could|needs?) /.test(words);
  const second = isAllowed ? toSecondPerson(words) : undefined;
  if (second === undefined) return listCapitalEdit(text, { start, end });
  const to = start + words.split(' ', 2).join(' ').length;
  const opening = edit(start, to, capitalise(second), 'own-words', OWN_WORDS);
  return [opening, ...listInnerEdits(text, { start: to, end }, 'all')];
}

/** The note's opening as the writer's own words, with a capital, and with what follows said to the reader. */
function listOpeningEdits(text: string, point: Arranged, before: Arranged | undefined): Change[] {
  const { start, end, sentence } = point;
  if (!sentence) {
    if (before && isOfReader(text, before)) return listFollowingEdits(text, point);
    const capital = listCapitalEdit(text, point);
    const [untilThey = ''] = text.slice(start, end).split(/ and (?:that )?(?:he|she|they) /);
    if (!point.isReport || PERSON.test(untilThey)) return capital;
    return [...capital, ...listInnerEdits(text, { start: start + 1, end }, 'all')];
  }
  const rest = text.slice(start + sentence.replaced, end).trimStart();
  const isTold = sentence.opening === '' && isOfReader(text, point);
  const second = toSecondPerson(rest) ?? (isTold ? toYours(rest) : undefined);
  const follows = second ?? rest.charAt(0);
  const kept = second === undefined ? rest.charAt(0) : rest.split(' ', 2).join(' ');
  const to = end - rest.length + kept.length;
  const replacement =
    sentence.opening === ''
      ? capitalise(follows, second === undefined ? rest : follows)
      : `${sentence.opening}${/^[.,!?]/.test(rest) || rest === '' ? '' : ' '}${follows}`;
  const isAsked = /^(?:Could you|Please|Thank you|Congratulations)|you$/.test(sentence.opening);
  const said = isTold && second !== undefined ? 'all' : isAsked ? 'possessives' : 'nothing';
  return [
    edit(start, to, replacement, 'own-words', OWN_WORDS),
    ...listInnerEdits(text, { start: to, end }, said),
    ...(sentence.opening === '' && said !== 'all' ? listSecondThats(text, { start: to, end }) : []),
  ].sort((one, other) => one.start - other.start);
}

/** “tell my neighbour that his dog barks”: “your dog”. */
function toYours(words: string): string | undefined {
  return /^(?:his|her|their) \p{Ll}/u.test(words) ? `your ${words.split(' ', 2)[1] ?? ''}` : undefined;
}

/** “tell him that I called and that it is urgent”: no “that” is left once the first is gone. */
function listSecondThats(text: string, { start, end }: Span): Change[] {
  return [...text.slice(start, end).matchAll(/(?<= and )that (?=(?:i|we|he|she|it|they|the|my|our) )/gi)].map(
    ({ index, 0: found }) => edit(start + index, start + index + found.length, '', 'own-words', OWN_WORDS),
  );
}

/** What is said of the reader: “his report” is “your report”, and what “he should do”, you should do. */
const OF_READER = {
  nothing: undefined,
  possessives: /(?<= )(?:his|her|their)(?= \p{Ll})/gu,
  all: /(?<= )(?:his|her|their)(?= \p{Ll})|(?<= and )(?:that )?(?:he|she|they) [\p{L}'’]+/gu,
};

/** What of the rest is said to the reader; a reason at the end gets its comma. */
function listInnerEdits(text: string, { start, end }: Span, said: keyof typeof OF_READER): Change[] {
  const words = text.slice(start, end);
  const commas = [...words.matchAll(/(?<=[^,\s])(?= because )/g)].map(({ index }) => {
    const at = start + index;
    return edit(at, at, ',', 'reason-comma', 'A comma sets the reason apart.');
  });
  const pattern = OF_READER[said];
  const toReader = (pattern ? [...words.matchAll(pattern)] : []).map(({ index, 0: found }) => {
    const yours = toSecondPerson(found.replace(/^that /, '')) ?? 'your';
    return edit(start + index, start + index + found.length, yours, 'own-words', OWN_WORDS);
  });
  return [...commas, ...toReader].sort((one, other) => one.start - other.start);
}

function listJointEdits(text: string, before: Arranged, point: Arranged): Change[] {
  if (point.isItem) return [];
  const gaps = { none: ' ', line: before.isItem ? '\n' : ' ', paragraph: '\n\n' };
  const replacement = toMark(text, before) + gaps[point.gap];
  if (text.slice(before.end, point.start) === replacement) return [];
  return [edit(before.end, point.start, replacement, 'full-sentences', FULL_SENTENCES)];
}

/** “ask ben for anything urgent”, after what the reader was told themselves: Ben is not the reader. */
const ASK_SOMEBODY =
  /^(?:and |please )*ask (?!(?:me|us|him|her|them|you|if|whether|for|about)\b)(\p{L}[\p{L}'’-]*)(?= (?:for|about)\b)/iu;

function toReaderRequest(note: string): OwnSentence | undefined {
  const [words, name = ''] = ASK_SOMEBODY.exec(note) ?? [];
  if (words === undefined) return undefined;
  const opening = `Please ask ${name.charAt(0).toUpperCase()}${name.slice(1)}`;
  return { replaced: words.length, opening, end: '.' };
}

/** Edits of the description that make sentences of its points; `instruction` is what it began with. */
export function listArrangingEdits(
  text: string,
  points: readonly Point[],
  tone: ComposeRequest['style']['tone'],
  instruction: Instruction | undefined,
): Change[] {
  let isToldReader = false;
  const arranged = points.map((point, index): Arranged => {
    const note = text.slice(point.start, point.end);
    const request = isToldReader && !point.isItem ? toReaderRequest(note) : undefined;
    const isMatter = index === 0 && instruction?.content === 'matter';
    const matter: OwnSentence = { replaced: 0, opening: 'I am writing about', end: '.' };
    const isReport = index === 0 && instruction?.content === 'sentence' && instruction.recipient !== null;
    const sentence = request ?? (point.isItem ? undefined : isMatter ? matter : toOwnSentence(note, tone));
    isToldReader ||= instruction === undefined && sentence === undefined;
    return { ...point, sentence, isReport };
  });
  const first = arranged[0];
  const last = arranged.at(-1);
  if (!first || !last) return [];
  const dropped = instruction ? [edit(0, first.start, '', 'own-words', OWN_WORDS)] : [];
  const edits = arranged.flatMap((point, index) => {
    const before = arranged[index - 1];
    return [
      ...(before ? listJointEdits(text, before, point) : []),
      ...(point.isItem ? [] : listOpeningEdits(text, point, before)),
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
