import type { Change } from '../../types.ts';
import type { StyleStage } from '../stage.ts';
import { makeAsked } from './changes.ts';

const makeTime = makeAsked('clock', 'time');
const makeDate = makeAsked('iso-date', 'date');
const makeOrder = makeAsked('date-order', 'date');

const HALF = '([ap])\\.?m\\b\\.?';
/** “3:30 pm”, “8 a.m.” and “3–5 pm”, whose first hour takes its half from the second. */
const TWELVE = new RegExp(
  `(?<![\\p{L}\\p{N}:.])(?:(1[0-2]|0?[1-9])(?:[:.]([0-5]\\d))?( ?[-–] ?| to ))?(1[0-2]|0?[1-9])(?:[:.]([0-5]\\d))? ?${HALF}`,
  'giu',
);
const toHour = (hour: string, half: string) => (Number(hour) % 12) + (/p/i.test(half) ? 12 : 0);
const write = (hour: number, minutes = '00') => `${String(hour).padStart(2, '0')}:${minutes}`;

/** Hours of the day from 0 to 23. */
export const fullClock: StyleStage = {
  reach: 'named',
  find: (text) =>
    [...text.matchAll(TWELVE)].flatMap((match) => {
      const [found, from, fromMinutes, joint = '', to = '', minutes, half = ''] = match;
      const first = from === undefined ? undefined : toHour(from, half);
      const last = toHour(to, half);
      // “11–1 pm” begins before noon
      if (first !== undefined && first >= last) return [];
      const opening = first === undefined ? '' : `${write(first, fromMinutes)}${joint}`;
      const isEnd =
        found.endsWith('.') && /^(?:\s*$|\s+\p{Lu}|\n)/u.test(text.slice(match.index + found.length));
      return [
        makeTime(
          match.index,
          match.index + found.length,
          `${opening}${write(last, minutes)}${isEnd ? '.' : ''}`,
        ),
      ];
    }),
};

/** Hours with “am” and “pm”. */
export const halfClock: StyleStage = {
  reach: 'named',
  find: (text) =>
    [...text.matchAll(/(?<![\p{N}:.,])([01]?\d|2[0-3]):([0-5]\d)(?![\p{N}:]| ?[ap]\.?m\b)/giu)].map(
      ({ 0: found, 1: hour = '', 2: minutes = '', index }) => {
        const twelve = Number(hour) % 12 || 12;
        const time = minutes === '00' ? `${twelve}` : `${twelve}:${minutes}`;
        return makeTime(index, index + found.length, `${time} ${Number(hour) < 12 ? 'am' : 'pm'}`);
      },
    ),
};

const MONTHS = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');
const MONTH =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\\.?';
const DAY = '(0?[1-9]|[12]\\d|3[01])';
const DATES = new RegExp(
  [
    `(${MONTH}) ${DAY}(?:st|nd|rd|th)?,? (\\d{4})`,
    `${DAY}(?:st|nd|rd|th)?(?: of)? (${MONTH}),? (\\d{4})`,
    '(\\d{1,2})([/.])(\\d{1,2})\\8(\\d{4})',
  ]
    .map((each) => `(?<![\\p{L}\\p{N}/.])${each}(?![\\p{L}\\p{N}/])`)
    .join('|'),
  'giu',
);
const toMonth = (name: string) => MONTHS.indexOf(name.slice(0, 3).toLowerCase()) + 1;

/** Day and month of figures; nothing where they could be swapped. */
function readFigures(one: number, two: number): { day: number; month: number } | undefined {
  if (one === two && one <= 12) return { day: one, month: one };
  if (one > 12 && one <= 31 && two <= 12) return { day: one, month: two };
  return two > 12 && two <= 31 && one <= 12 ? { day: two, month: one } : undefined;
}

/** “March 3, 2024” as “2024-03-03”. A date without its year stays. */
export const isoDates: StyleStage = {
  reach: 'named',
  find: (text) =>
    [...text.matchAll(DATES)].flatMap((match) => {
      const [found, month1, day1, year1, day2, month2, year2, one, , two, year3] = match;
      const name = month1 ?? month2;
      const date =
        name === undefined
          ? readFigures(Number(one), Number(two))
          : { day: Number(day1 ?? day2), month: toMonth(name) };
      if (date === undefined) return [];
      const [month, day] = [date.month, date.day].map((part) => String(part).padStart(2, '0'));
      return [
        makeDate(match.index, match.index + found.length, `${year1 ?? year2 ?? year3}-${month}-${day}`),
      ];
    }),
};

/** The name alone: “on 3 May.” ends a sentence. */
const NAMED = MONTH.replace(/\\\.\?$/, '');
const ORDINAL_END = '(?:st|nd|rd|th)?';
const RANGE_END = `${ORDINAL_END}((?: ?[-–] ?| to | and | or )(?:0?[1-9]|[12]\\d|3[01])${ORDINAL_END})?`;
/** “the 3rd of May 2024” and “3-5 May”; “May 3, 2024” and “May 3–5”. */
const DAY_FIRST = new RegExp(
  `(?<![\\p{L}\\p{N}/.,:-])(?:the )?${DAY}${RANGE_END}(?: of)? (${NAMED})(?:\\.?,? (\\d{4}))?(?![\\p{L}\\p{N}])`,
  'giu',
);
const MONTH_FIRST = new RegExp(
  `(?<![\\p{L}\\p{N}])(${NAMED})\\.? ${DAY}${ORDINAL_END}( ?[-–] ?(?:0?[1-9]|[12]\\d|3[01]))?(?:,? (\\d{4}))?(?![\\p{L}\\p{N}:]| ?[ap]\\.?m\\b)`,
  'giu',
);
const FIGURES = /(?<![\p{N}/.-])(\d{1,2})\/(\d{1,2})\/(\d{4})(?![\p{N}/])/gu;
/** “you may 3 times” is no date. */
const isMonth = (name: string) => /^\p{Lu}/u.test(name);
const withoutEnding = (days: string) => days.replaceAll(/(?<=\d)(?:st|nd|rd|th)/gi, '');

function reorderFigures(text: string, write: (day: number, month: number) => string): Change[] {
  return [...text.matchAll(FIGURES)].flatMap(({ 0: found, 1: one, 2: two, 3: year = '', index }) => {
    const date = readFigures(Number(one), Number(two));
    const written = date && `${write(date.day, date.month)}/${year}`;
    const isSo = written === `${Number(one)}/${Number(two)}/${year}`;
    return written === undefined || isSo ? [] : [makeOrder(index, index + found.length, written)];
  });
}

/** “3 May 2024” as “May 3, 2024”. */
export const americanDates: StyleStage = {
  reach: 'named',
  find: (text) => [
    ...[...text.matchAll(DAY_FIRST)]
      .filter(({ 3: month = '' }) => isMonth(month))
      .map(({ 0: found, 1: day = '', 2: range = '', 3: month = '', 4: year, index }) =>
        makeOrder(
          index,
          index + found.length,
          `${month} ${Number(day)}${withoutEnding(range)}${year === undefined ? '' : `, ${year}`}`,
        ),
      ),
    ...reorderFigures(text, (day, month) => `${month}/${day}`),
  ],
};

/** “May 3, 2024” as “3 May 2024”. */
export const britishDates: StyleStage = {
  reach: 'named',
  find: (text) => [
    ...[...text.matchAll(MONTH_FIRST)]
      .filter(({ 1: month = '' }) => isMonth(month))
      .map(({ 0: found, 1: month = '', 2: day = '', 3: range = '', 4: year, index }) =>
        makeOrder(
          index,
          index + found.length,
          `${Number(day)}${range} ${month}${year === undefined ? '' : ` ${year}`}`,
        ),
      ),
    ...reorderFigures(text, (day, month) => `${day}/${month}`),
  ],
};

const FULL_MONTHS =
  'January February March April May June July August September October November December'.split(' ');
const YEAR = "(?:\\.?,? (\\d{4}|['’]\\d\\d))?";
const NAMED_DATE = new RegExp(
  `(?<![\\p{L}\\p{N}/.,:-])(?:the )?${DAY}${ORDINAL_END}(?: of)? (${NAMED})${YEAR}(?![\\p{L}\\p{N}])|(?<![\\p{L}\\p{N}])(${NAMED})\\.? ${DAY}${ORDINAL_END}${YEAR}(?![\\p{L}\\p{N}:]| ?[ap]\\.?m\\b)`,
  'giu',
);
const FIGURE_DATE = /(?<![\p{N}/.-])(\d{1,2})([/.-])(\d{1,2})\2(\d{4}|\d\d)(?![\p{N}/-]|\.\d)/gu;
const toYear = (year: string) => (year.length === 4 ? year : `20${year.slice(-2)}`);

/** Whether the figures of a text begin with the day; nothing where none of them tells, or they tell both. */
function putsDayFirst(text: string): boolean | undefined {
  const pairs = [...text.matchAll(FIGURE_DATE)].map(
    ({ 1: one, 3: two }) => [Number(one), Number(two)] as const,
  );
  const isDay = pairs.some(([one]) => one > 12);
  const isMonth = pairs.some(([, two]) => two > 12);
  return isDay === isMonth ? undefined : isDay;
}

/** “4/11/24”, “Nov 6th '24” as “4 November 2024”. Figures go by those of the text that can be read in one way only. */
export const makeFullDates = (isMonthFirst: boolean): StyleStage => ({
  reach: 'named',
  find(text) {
    const write = (day: number, month: number, year: string) =>
      isMonthFirst
        ? `${FULL_MONTHS[month - 1]} ${day}${year && `, ${year}`}`
        : `${day} ${FULL_MONTHS[month - 1]}${year && ` ${year}`}`;
    const dayFirst = putsDayFirst(text);
    const named = [...text.matchAll(NAMED_DATE)].flatMap((match) => {
      const [found, day1, month1, year1, month2, day2, year2] = match;
      const name = month1 ?? month2 ?? '';
      const year = year1 ?? year2;
      const written = write(Number(day1 ?? day2), toMonth(name), year === undefined ? '' : toYear(year));
      return isMonth(name) && written !== found
        ? [makeOrder(match.index, match.index + found.length, written)]
        : [];
    });
    const figures = [...text.matchAll(FIGURE_DATE)].flatMap(
      ({ 0: found, 1: one, 3: two, 4: year = '', index }) => {
        const [first, second] = [Number(one), Number(two)];
        const date =
          readFigures(first, second) ??
          (dayFirst === undefined || Math.max(first, second) > 12
            ? undefined
            : dayFirst
              ? { day: first, month: second }
              : { day: second, month: first });
        return date
          ? [makeOrder(index, index + found.length, write(date.day, date.month, toYear(year)))]
          : [];
      },
    );
    return [...named, ...figures];
  },
});
