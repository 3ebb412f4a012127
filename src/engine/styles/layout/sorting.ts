import type { StyleStage } from '../stage.ts';
import { LIST_ITEM, listLines } from './body.ts';
import { makeAsked } from './changes.ts';

const make = makeAsked('sorted', 'order');
const collator = new Intl.Collator('en', { numeric: true });
const SERIES = /^((?:[^\n:]{1,80}: ?)?)([^,.:;!?\n]{1,60}(?:, [^,.:;!?\n]{1,60})+)([.]?)$/u;
const LAST = /,? (and|or) /;

/** The lines of a list by their letters; its marks and numbers stay where they are. */
function sortLines(text: string) {
  const lines = listLines(text).map(({ start, end }) => {
    const mark = LIST_ITEM.exec(text.slice(start, end))?.[0] ?? '';
    return {
      start: start + mark.length,
      end,
      words: text.slice(start + mark.length, end),
      isItem: mark !== '',
    };
  });
  const items = lines.some(({ isItem }) => isItem) ? lines.filter(({ isItem }) => isItem) : lines;
  const isList = items.every(({ isItem, words }) => isItem || !/[.!?:]$/.test(words));
  if (items.length < 2 || !isList) return [];
  const sorted = items.toSorted((one, other) => collator.compare(one.words, other.words));
  return items.map(({ start, end, words }, index) => make(start, end, sorted[index]?.words ?? words));
}

/** “pears, apples and figs”, alone or behind a colon. */
function sortSeries(text: string) {
  const trimmed = text.trim();
  const [, head = '', series = ''] = SERIES.exec(trimmed.length > 1000 ? '' : trimmed) ?? [];
  if (series === '') return [];
  const joint = LAST.exec(series);
  const words = series.split(/, | and | or /).map((item) => item.replace(/^(?:and|or) /, '').trim());
  const sorted = words.toSorted((one, other) => collator.compare(one, other));
  const last = sorted.at(-1) ?? '';
  const write = joint ? `${sorted.slice(0, -1).join(', ')}${joint[0]}${last}` : sorted.join(', ');
  const start = text.indexOf(trimmed) + head.length;
  return [make(start, start + series.length, write)];
}

export const sorted: StyleStage = {
  reach: 'named',
  find(text) {
    const lines = sortLines(text);
    return lines.length > 0 ? lines : sortSeries(text);
  },
};
