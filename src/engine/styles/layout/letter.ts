import { type Frame, listFrameEdits } from '../../mail/frame/frame.ts';
import { makeInsertion } from '../../mail/frame/inserts.ts';
import { matchCapital } from '../../rules/kit.ts';
import type { StyleStage } from '../stage.ts';
import { findBody, findGreeting, findSmallLetter, isGreeted, newlineOf } from './body.ts';

const REASON = 'The instruction asks for it.';
/** Stands for a name that the engine does not know. */
export const NAME_BLANK = '[your name]';
const withLineEnds = (text: string, words: string) => words.replaceAll('\n', newlineOf(text));

const startOf = (text: string) => text.length - text.trimStart().length;

/** “Hello,” above a text that greets nobody; a greeting in the line of the first sentence gets its own. */
export function makeGreeting(words = 'Hello,'): StyleStage {
  return {
    reach: 'free',
    find(text) {
      const greeting = findGreeting(text);
      if (greeting === undefined) {
        if (isGreeted(text)) return [];
        const start = startOf(text);
        const greeting = makeInsertion(start, withLineEnds(text, `${words}\n\n`), 'added-greeting', REASON);
        const letter = findSmallLetter(text, start);
        return [
          {
            ...greeting,
            end: start + letter.length,
            replacement: greeting.replacement + letter.toUpperCase(),
          },
        ];
      }
      const gap = /^[ \t]+(?=\S)/.exec(text.slice(greeting.end))?.[0];
      if (gap === undefined) return [];
      const own = makeInsertion(greeting.end, withLineEnds(text, '\n\n'), 'greeting-line', REASON);
      return [{ ...own, end: greeting.end + gap.length }];
    },
  };
}

/** A closing below a text that has none; one in the line of the last sentence gets its own. */
export function makeClosing(closing: Frame['closing']): StyleStage {
  return { reach: 'free', find: (text) => listFrameEdits(text, { greeting: null, closing }) };
}

/** A word of thanks behind the last sentence, where the text has none. */
export const thanks: StyleStage = {
  reach: 'free',
  find(text) {
    if (/\bthank(?:s|\b)/i.test(text)) return [];
    const end = endOfBody(text);
    const stop = /[.!?…)]$/.test(text.slice(0, end)) ? '' : '.';
    return [makeInsertion(end, `${stop} Thank you.`, 'added-thanks', REASON)];
  },
};

/** Where the last sentence before a closing ends. */
function endOfBody(text: string): number {
  const { start, end } = findBody(text);
  return start + text.slice(start, end).trimEnd().length;
}

/** “urgent” before a text is “Urgent:”. */
const toHeading = (words: string) => `${matchCapital('A', words)}${/[\p{L}\p{N}]$/u.test(words) ? ':' : ''}`;

export function makeAddition(at: 'start' | 'end', given: string): StyleStage {
  const words = at === 'start' ? toHeading(given) : given;
  return {
    reach: 'named',
    find: (text) =>
      text.trim().startsWith(words) || text.trim().endsWith(words)
        ? []
        : [
            at === 'start'
              ? makeInsertion(startOf(text), `${words} `, 'added-words', REASON)
              : makeInsertion(endOfBody(text), ` ${words}`, 'added-words', REASON),
          ],
  };
}
