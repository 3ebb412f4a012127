import { touches } from '../../text/guard.ts';
import type { StyleStage } from '../stage.ts';
import { makeAsked } from './changes.ts';
import { findCode } from './code.ts';

const make = makeAsked('quotes', 'marks');
/** Pairs of marks, without what code holds; what they enclose is the first group. */
function makeQuotes(pattern: RegExp, [open, close]: readonly [string, string]): StyleStage {
  return {
    reach: 'named',
    find(text) {
      const code = findCode(text);
      return [...text.matchAll(pattern)].flatMap(({ index, 0: found }) => {
        const end = index + found.length;
        if (touches(code, index, end)) return [];
        return [make(index, index + 1, open), make(end - 1, end, close)];
      });
    },
  };
}

const DOUBLE = /(?<![\p{L}\p{N}])["“][^"“”\n]{1,1000}["”](?![\p{L}\p{N}])/gu;
/** Apostrophes are straight when stages read. */
const SINGLE = /(?<![\p{L}\p{N}])['‘][^'‘"\n]{1,1000}'(?![\p{L}\p{N}])/gu;

export const curlyQuotes = makeQuotes(DOUBLE, ['“', '”']);
export const straightQuotes = makeQuotes(DOUBLE, ['"', '"']);
export const doubleQuotes = makeQuotes(SINGLE, ['“', '”']);
export const singleQuotes = makeQuotes(DOUBLE, ['‘', '’']);
