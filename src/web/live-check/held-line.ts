import type { Edit } from './edit.ts';
import type { Line } from './lines.ts';

/** What is written from right to left moves what stands before it, too. */
const rightToLeft =
  /[\u0590-\u08ff\u200f\u202a-\u202e\u2066-\u2069\ufb1d-\ufdff\ufe70-\ufeff]|[\ud802\ud803\ud83a\ud83b]/;

export function canBeHeld(words: string): boolean {
  return !rightToLeft.test(words);
}

/**
 * Holds a drawn line as it is while keys follow one another in it: they move nothing before the word that they are in,
 * and the marks behind that are unseen. Its words stand beside it for its height only, so that nothing is painted with a key.
 */
export function holdLine(element: Element, { text, marks }: Line) {
  const letters = new Text(`${text}\n`);
  const height = document.createElement('div');
  height.className = 'check-height';
  height.append(letters);
  element.after(height);
  element.classList.add('check-held');
  const drawn = [...element.querySelectorAll('[data-issue]')];
  let shown = drawn.length;

  return {
    /** @param edit counted from the beginning of the line */
    type({ start, end }: Edit, words: string): void {
      letters.replaceData(start, end - start, words);
      const wordStart = letters.data.slice(0, start).lastIndexOf(' ') + 1;
      while (shown > 0 && (marks[shown - 1]?.end ?? 0) > wordStart) {
        shown -= 1;
        drawn[shown]?.classList.add('check-behind');
      }
    },

    release(): void {
      height.remove();
      element.classList.remove('check-held');
      for (const mark of drawn) mark.classList.remove('check-behind');
    },
  };
}

export type HeldLine = ReturnType<typeof holdLine>;
