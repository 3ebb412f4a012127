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
