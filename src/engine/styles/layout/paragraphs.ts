import { findSentences } from '../../text/sentences.ts';
import type { StyleStage } from '../stage.ts';
import { findBody, LIST_ITEM, newlineOf, splitBody } from './body.ts';
import { makeAsked } from './changes.ts';

/** Sentences of a paragraph that is made. */
const MOST_SENTENCES = 3;

const make = makeAsked('paragraphs', 'line end');

/** The body as one block; greeting, closing and lists keep their lines. */
export const oneParagraph: StyleStage = {
  reach: 'free',
  find(text) {
    const body = findBody(text);
    const lines = splitBody(text, /\n/g);
    return lines.flatMap(({ end }, index) => {
      const next = lines[index + 1];
      if (next === undefined || next.start > body.end || LIST_ITEM.test(text.slice(next.start, next.end)))
        return [];
      return [make(end, next.start, ' ')];
    });
  },
};

/** An item that is a sentence, with or without its mark: “Wait ten seconds”. */
const isSentence = (item: string) => /[.!?]$/.test(item) || (/^\p{Lu}/u.test(item) && /\S \S+ \S/.test(item));

/** What stands between two items of a list that becomes a sentence. */
function joinItems(item: string, isLast: boolean, isBeforeLast: boolean, areSentences: boolean): string {
  if (areSentences) return `${/[.!?]$/.test(item) ? '' : '.'}${isLast ? '' : ' '}`;
  if (isLast) return '';
  return isBeforeLast ? ' and ' : ', ';
}

/** A list as running text: “We need: milk, eggs and bread”, or its sentences one behind the other. */
export const prose: StyleStage = {
  reach: 'named',
  find(text, reader) {
    const items = splitBody(text, /\n/g).flatMap((line) => {
      const [mark] = LIST_ITEM.exec(text.slice(line.start, line.end)) ?? [];
      return mark === undefined ? [] : [{ ...line, from: line.start + mark.length }];
    });
    const [first] = items;
    if (first === undefined || items.length < 2) return oneParagraph.find(text, reader);
    const words = items.map(({ from, end }) => text.slice(from, end));
    const areSentences = words.every(isSentence);
    // “milk, or soy” would be two things among others
    if (!areSentences && words.some((item) => /[.!?,;:]/.test(item))) return [];
    const above = /\s*$/.exec(text.slice(0, first.start))?.[0].length ?? 0;
    const isHeaded = first.start > above && above > 0;
    return [
      make(isHeaded ? first.start - above : first.start, first.from, isHeaded ? ' ' : ''),
      ...items.map(({ end }, index) => {
        const next = items[index + 1];
        const joint = joinItems(
          words[index] ?? '',
          next === undefined,
          index === items.length - 2,
          areSentences,
        );
        return make(end, next?.from ?? end, joint);
      }),
    ].filter(({ start, end, replacement }) => start < end || replacement !== '');
  },
};

/** Line ends inside of paragraphs go; where there are none, those between them do. */
export const withoutLineBreaks: StyleStage = {
  reach: 'free',
  find(text, reader) {
    const joined = oneParagraph.find(text, reader);
    const inside = joined.filter(({ start, end }) => !/\n[ \t]*\r?\n/.test(text.slice(start, end)));
    return inside.length > 0 ? inside : joined;
  },
};

/** Of several blank lines one stays; where there is one at most, it goes. */
export const withoutBlankLines: StyleStage = {
  reach: 'free',
  find(text) {
    const newline = newlineOf(text);
    const gaps = [...text.matchAll(/\n(?:[ \t]*\r?\n)+/g)];
    const many = gaps.filter(({ 0: gap }) => gap.split('\n').length > 3);
    const toChange = (keep: string) => (match: RegExpExecArray) => {
      const start = match.index - (text[match.index - 1] === '\r' ? 1 : 0);
      return make(start, match.index + match[0].length, keep);
    };
    return many.length > 0 ? many.map(toChange(newline.repeat(2))) : gaps.map(toChange(newline));
  },
};

/** Puts line ends between the sentences of each line, `size` sentences to a block. */
function breakSentences(text: string, newlines: string, size: (count: number) => number) {
  return splitBody(text, /\n/g).flatMap(({ start: from, end: to }) => {
    if (LIST_ITEM.test(text.slice(from, to))) return [];
    const sentences = findSentences(text.slice(from, to));
    const each = size(sentences.length);
    return sentences.flatMap(({ start }, index) =>
      index > 0 && index % each === 0
        ? [make(from + (sentences[index - 1]?.end ?? start), from + start, newlines)]
        : [],
    );
  });
}

export const sentenceLines: StyleStage = {
  reach: 'free',
  find: (text) => breakSentences(text, newlineOf(text), () => 1),
};

/** Paragraphs of two or three sentences each; greeting and closing stand apart. */
export const paragraphs: StyleStage = {
  reach: 'free',
  find(text) {
    const newlines = newlineOf(text).repeat(2);
    const even = (count: number) => Math.ceil(count / Math.ceil(count / MOST_SENTENCES));
    const body = findBody(text);
    const [first] = splitBody(text, /\n/g);
    const isInline =
      first !== undefined && body.start > 0 && !text.slice(body.start, first.start).includes('\n');
    const greeting = isInline ? [make(body.start, first.start, newlines)] : [];
    return [...greeting, ...breakSentences(text, newlines, even)];
  },
};

/** So many paragraphs, as even as sentences allow; those that the text has stay where it has no more of them. */
export const makeParagraphs = (count: number): StyleStage => ({
  reach: 'free',
  find(text) {
    const newlines = newlineOf(text).repeat(2);
    const blocks = splitBody(text, /\n[ \t]*\r?\n\s*/g);
    const [block, ...others] = blocks;
    if (block === undefined || others.length > 0) return [];
    const sentences = findSentences(text.slice(block.start, block.end));
    if (sentences.length < count) return [];
    const length = block.end - block.start;
    return Array.from({ length: count - 1 }, (_, index) => (length * (index + 1)) / count).flatMap((goal) => {
      const next = sentences
        .slice(1)
        .reduce((best, one) => (Math.abs(one.start - goal) < Math.abs(best.start - goal) ? one : best));
      const before = sentences[sentences.indexOf(next) - 1];
      return before ? [make(block.start + before.end, block.start + next.start, newlines)] : [];
    });
  },
});
