import type { Change } from '../types.ts';
import { findSmallWord } from './capitals.ts';
import { findClosing } from './closing.ts';
import { hasGreeting } from './greeting.ts';

/** UTF-16 code units. A longer line was broken at a margin, and goes on in the next. */
const LONGEST_NOTE = 60;
const ITEM = /^\s*(?:[-*•–>|#]|\d{1,2}[.)]\s)/;
const LINK_AT_END = /(?:https?:|www\.|@)\S+$/u;
const QUESTION =
  /^(?:and |but |so |also,? )?(?:(?:can|could|would|will|do|did|are|have|is|shall|should|may) (?:you|we|i|it|this|that|there|the|they|he|she)\b|(?:what|who|where|how)['’]?s \p{L}|(?:what|when|where|who|why|how|which) (?:is|are|do|does|did|can|could|would|will|should|much|many|long|about)\b)/iu;

interface Line {
  text: string;
  start: number;
  end: number;
}

function listLines(text: string, to: number): Line[] {
  return [...text.slice(0, to).matchAll(/[^\r\n]+/g)].flatMap(({ 0: raw, index }) => {
    const words = raw.trimEnd();
    return words.trim() === '' ? [] : [{ text: words, start: index, end: index + words.length }];
  });
}

/** Whether the line below goes on with the sentence of this one. */
function goesOn(text: string, line: Line, next: Line | undefined, isNotes: boolean): boolean {
  if (next === undefined || /\n[ \t]*\r?\n/.test(text.slice(line.end, next.start))) return false;
  return !isNotes && /^\s*\p{Ll}/u.test(next.text);
}

function toEdit(start: number, end: number, replacement: string, rule: string): Change {
  const isStop = rule === 'full-stop';
  return {
    ...{ start, end, replacement, rule },
    category: isStop ? 'punctuation' : 'spelling',
    reason: isStop ? 'A sentence ends with its mark.' : 'A sentence begins with a capital.',
    gist: isStop ? 'full stop' : 'capital',
  };
}

/**
 * The marks that rough lines of a mail leave out at their ends, and the capitals of notes that stand one in a line. A
 * greeting, a list, a heading with a colon and the closing are left alone.
 */
export function listStopEdits(text: string): Change[] {
  const lines = listLines(text, findClosing(text)?.start ?? text.length);
  const isNotes = lines.every((line) => line.text.length <= LONGEST_NOTE);
  return lines.flatMap((line, index) => {
    const words = line.text.trimStart();
    if (ITEM.test(line.text) || (index === 0 && hasGreeting(line.text) && line.text.length < 40)) return [];
    const from = line.end - words.length;
    const small = isNotes && index > 0 ? findSmallWord(words) : undefined;
    const capital = small ? [toEdit(from, from + 1, small.charAt(0).toUpperCase(), 'sentence-capital')] : [];
    const isOpen = /[\p{L}\p{N})”’"]$/u.test(words) && !LINK_AT_END.test(words);
    if (!isOpen || goesOn(text, line, lines[index + 1], isNotes)) return capital;
    const sentence = words.split(/[.!?] /).at(-1) ?? words;
    return [...capital, toEdit(line.end, line.end, QUESTION.test(sentence) ? '?' : '.', 'full-stop')];
  });
}
