import { makeNoteMemory } from '../words/note-memory.ts';
import { cannotBegin } from './borders.ts';
import type { Segmenter } from './contracts.ts';
import type { WordMark } from './marks.ts';
import type { Tagger } from './tagger.ts';
import { listTokens } from './tokens.ts';

/** Words. Nobody writes more without a mark. */
const LONGEST_TEXT = 120;
/** Marks behind which a sentence always begins. */
const ALWAYS_PARTS: ReadonlySet<WordMark> = new Set(['end', 'semicolon', 'question']);
/** A sentence begins where that is so likely: half of one is worse than two in one. */
const LEAST_BEHIND_MARK = 0.5;
const LEAST_WITHOUT_MARK = 0.6;

export function makeSegmenter(tagger: Tagger): Segmenter {
  function listStarts(text: string): number[] {
    const tokens = listTokens(text);
    if (tokens.length > LONGEST_TEXT) return [];
    const { begins } = tagger.tag(tokens);
    return tokens.flatMap((token, at) => {
      const least = token.mark === 'space' ? LEAST_WITHOUT_MARK : LEAST_BEHIND_MARK;
      const isBorder =
        at > 0 &&
        (ALWAYS_PARTS.has(token.mark) || (begins[at] ?? 0) >= least) &&
        !cannotBegin(text, tokens, at);
      return isBorder ? [token.start] : [];
    });
  }
  const remembered = makeNoteMemory<ReturnType<Segmenter>>();
  return (text, isName) =>
    remembered(isName, text, () => {
      const starts = [0, ...listStarts(text.replaceAll('’', "'"))];
      return starts.map((start, index) => {
        const end = starts[index + 1];
        return end === undefined
          ? { start, end: text.length }
          : { start, end: start + text.slice(start, end).replace(/[\s,;:.!?…–—-]+$/, '').length };
      });
    });
}
