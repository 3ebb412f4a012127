import { isVerbBase, PURE_VERBS } from '../../lexicon/verbs.ts';
import { matchCapital } from '../../rules/kit.ts';
import type { Span } from '../../text/edits.ts';
import { protectedSpans } from '../../text/guard.ts';
import { findSentences } from '../../text/sentences.ts';
import type { Change } from '../../types.ts';
import type { StyleStage } from '../stage.ts';
import { findBody, LIST_ITEM, listLines, newlineOf, splitBody } from './body.ts';
import { makeAsked } from './changes.ts';

type Make = ReturnType<typeof makeAsked>;
type Marker = (index: number) => string;

/** Headings, tables, quotations, and lines that go on below. */
const NO_ITEM = /^[#>|]|[,:]$/;
/** A sentence that lists things is shorter; in UTF-16 code units. The patterns below take long over a long line. */
const itemsReach = 600;
const ITEM = '[^,;:.\\n?!]+';
const VERBS =
  'need|needs|buy|bring|pack|get|order|send|prepare|review|check|cover|discuss|include|includes|contain|contains|have|has|want|offer|sell|require|requires|are|is';
const SERIES: readonly RegExp[] = [
  new RegExp(
    `^([^\\n,;:]*?\\b(?:${VERBS})(?: to (?:buy|bring|get))?) ((?:${ITEM}, )+${ITEM}?(?:,? and | or )${ITEM})([.]?)$`,
    'u',
  ),
  new RegExp(`^([^\\n;:]*:) ((?:${ITEM}, )+${ITEM}|${ITEM} and ${ITEM})([.]?)$`, 'u'),
  new RegExp(`^()((?:${ITEM}, )+${ITEM})()$`, 'u'),
];
const ORDERS = new RegExp(`^((?:please )?)((?:${ITEM}, )+(?:and )?${ITEM}(?:,? and ${ITEM})?)([.!]?)$`, 'iu');
const OBJECT =
  /^(?:an?|the|this|that|these|those|my|our|your|his|her|its|their|it|them|him|me|us|all|some|any|every|each|out|up|off|down)$/;

/** What may stand before “the” and orders nothing. */
const NO_ORDER =
  /^(?:in|on|at|by|for|from|with|of|to|about|under|over|after|before|during|like|as|is|are|was|were|has|have|had|and|or|but|all|both|half|not|then|than|plus)$/;

/** Whether the words order something: “call the dentist”, “unplug it”; what else is a verb may be a thing. */
function isOrder(item: string, isFirst: boolean): boolean {
  const [verb = '', object = ''] = item.toLowerCase().split(' ');
  if (OBJECT.test(object)) return /^\p{L}+$/u.test(verb) && !NO_ORDER.test(verb) && !OBJECT.test(verb);
  return object !== '' && (PURE_VERBS.has(verb) || (isFirst && isVerbBase(verb)));
}

/** “Feed the cat, call Ann, and lock the door.” as a line for each order; “and” inside of one parts nothing. */
function splitOrders(text: string, { start: from, end: to }: Span, mark: Marker, make: Make): Change[] {
  const [, please = '', orders = '', stop = ''] =
    to - from > itemsReach ? [] : (ORDERS.exec(text.slice(from, to)) ?? []);
  const borders = [...orders.matchAll(/, (?:and )?| and /g)];
  const parts = [{ index: 0, 0: '' }, ...borders].map(({ index, 0: border }) => ({
    border,
    start: index + border.length,
    end: borders.find((other) => other.index > index)?.index ?? orders.length,
    index,
  }));
  const items = parts.filter(
    ({ border, start, end }, at) => border !== ' and ' || isOrder(orders.slice(start, end), at === 0),
  );
  const areOrders = items.every(({ start, end }, at) => isOrder(orders.slice(start, end), at === 0));
  if (items.length < 3 || !areOrders) return [];
  const newline = newlineOf(text);
  const begin = from + please.length;
  const head = please === '' ? '' : `:${newline}`;
  const changes = items.map(({ index, start }, at) => {
    const letter = orders.charAt(start);
    const opening = at === 0 ? `${head}${mark(0)}` : `${newline}${mark(at)}`;
    const back = at === 0 && please !== '' ? 1 : 0;
    return make(begin + index - back, begin + start + 1, `${opening}${matchCapital('A', letter)}`);
  });
  return stop === '' ? changes : [...changes, make(to - 1, to, '')];
}

/** Between two items; the shorter forms would leave “and” behind. */
const BORDER = /, and |, or |, | and | or /g;
/** “leave it to cool or it'll fall apart” is one item. */
const IS_CLAUSE = /^(?:i|it|you|we|they|he|she|this|that)\b/i;

/** “We need milk, eggs and bread.” as a line for each thing. */
function splitItems(text: string, { start: from, end: to }: Span, mark: Marker, make: Make): Change[] {
  if (to - from > itemsReach) return [];
  const newline = newlineOf(text);
  const sentence = text.slice(from, to);
  const [, head = '', items] =
    SERIES.map((pattern) => pattern.exec(sentence)).find((match) => match !== null) ?? [];
  if (items === undefined || (head === '' && /\b(?:and|or)\b.*\b(?:and|or)\b/.test(items))) return [];
  const start = from + head.length;
  const opening = head === '' ? mark(0) : `${head.endsWith(':') ? '' : ':'}${newline}${mark(0)}`;
  const gap = head === '' ? 0 : 1;
  const changes = [make(start, start + gap, opening)];
  const borders = [...items.matchAll(BORDER)].filter(
    ({ 0: border, index }) => border !== ' or ' || !IS_CLAUSE.test(items.slice(index + border.length)),
  );
  const joints = borders.filter(
    ({ 0: border }, index) => border.startsWith(',') || index === borders.length - 1,
  );
  for (const match of joints) {
    const at = start + gap + match.index;
    changes.push(make(at, at + match[0].length, `${newline}${mark(changes.length)}`));
  }
  const end = start + gap + items.length;
  const isLast = text.slice(to).trim() === '';
  if (text[end] === '.' || !isLast) changes.push(make(end, text[end] === '.' ? end + 1 : end, ''));
  return changes.length > 2 ? changes : [];
}

/** The items of the one sentence that lists things, where the text has little else to say. */
function splitSeries(text: string, mark: Marker, make: Make): Change[] {
  const body = findBody(text);
  const sentences = findSentences(text.slice(body.start, body.end)).map(({ start, end }) => ({
    start: start + body.start,
    end: end + body.start,
  }));
  if (sentences.length > 3) return [];
  const found = sentences.map((sentence) => {
    const orders = splitOrders(text, sentence, mark, make);
    return orders.length > 0 ? orders : splitItems(text, sentence, mark, make);
  });
  const at = found.findIndex((changes) => changes.length > 0);
  const [sentence, next] = [sentences[at], sentences[at + 1]];
  if (sentence === undefined) return [];
  const newline = newlineOf(text);
  const before = text.slice(0, sentence.start);
  const space = /[ \t]+$/.exec(before)?.[0].length ?? 0;
  const opening = space > 0 ? [make(sentence.start - space, sentence.start, newline.repeat(2))] : [];
  const closing =
    next && !text.slice(sentence.end, next.start).includes('\n')
      ? [make(sentence.end, next.start, newline.repeat(2))]
      : [];
  return [...opening, ...(found[at] ?? []), ...closing];
}

/** Another mark before the items of a list. */
function remark(text: string, mark: Marker, make: Make): Change[] {
  const items = splitBody(text, /\n/g).flatMap(({ start, end }) => {
    const found = LIST_ITEM.exec(text.slice(start, end))?.[0];
    return found === undefined ? [] : [{ start, end: start + found.length }];
  });
  return items.length > 1 ? items.map(({ start, end }, index) => make(start, end, mark(index))) : [];
}

/** Lines that end no sentence are items as they stand. */
function markLines(text: string, mark: Marker, make: Make): Change[] {
  const lines = listLines(text).filter(({ start, end }) => !NO_ITEM.test(text.slice(start, end)));
  const isList = lines.every(({ start, end }) => !/[.!?]$/.test(text.slice(start, end)) && end - start < 120);
  return lines.length > 1 && isList ? lines.map(({ start }, index) => make(start, start, mark(index))) : [];
}

function splitSentences(text: string, mark: Marker, make: Make): Change[] {
  const newline = newlineOf(text);
  const whole = protectedSpans(text);
  const body = findBody(text);
  const changes: Change[] = [];
  let count = 0;
  const all = splitBody(text, /\n/g);
  const [first, ...others] = all;
  const isTitled = first && others.length > 0 && !/[.!?]$/.test(text.slice(first.start, first.end));
  const lines = isTitled ? others : all;
  for (const line of lines) {
    const isProtected = whole.some(({ start, end }) => start <= line.start && end >= line.end);
    const words = text.slice(line.start, line.end);
    if (isProtected || NO_ITEM.test(words) || (words.split(/\s+/).length < 3 && !/[.!?]$/.test(words)))
      continue;
    for (const [index, sentence] of findSentences(words).entries()) {
      const place = line.start + sentence.start;
      const spaces = /[ \t]*$/.exec(text.slice(Math.max(0, place - 40), place))?.[0].length ?? 0;
      const isBehindGreeting = index === 0 && spaces > 0 && line.start - spaces === body.start;
      const gap = index > 0 ? newline : isBehindGreeting ? newline.repeat(2) : '';
      changes.push(make(gap === '' ? place : place - spaces, place, `${gap}${mark(count)}`));
      count += 1;
    }
  }
  // One item is no list
  return count > 1 ? changes : [];
}

/** One line for each thing of a series, each line, or else each sentence. */
export function makeList(name: 'bullets' | 'numbers') {
  const mark: Marker = name === 'bullets' ? () => '- ' : (index) => `${index + 1}. `;
  const make = makeAsked(name, 'list');
  return {
    reach: 'free',
    find(text: string): Change[] {
      const ways = [remark, splitSeries, markLines, splitSentences];
      for (const find of ways) {
        const changes = find(text, mark, make);
        if (changes.length > 0) return changes;
      }
      return [];
    },
  } satisfies StyleStage;
}

/** The items of a numbered list in their order, where one was taken out. */
export const renumbered: StyleStage = {
  reach: 'named',
  find: (text) =>
    /^[ \t]*\d{1,3}[.)][ \t]/m.test(text)
      ? remark(text, (index) => `${index + 1}. `, makeAsked('numbers', 'list'))
      : [],
};
