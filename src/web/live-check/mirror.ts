import { pauseMs } from './check-store.ts';
import { type Edit, findEdit } from './edit.ts';
import { canBeHeld, type HeldLine, holdLine } from './held-line.ts';
import type { Line } from './lines.ts';
import { makeMirrorLines } from './mirror-lines.ts';

/** Within one line, counted from its beginning. */
interface LineEdit extends Edit {
  readonly index: number;
  readonly words: string;
}

/**
 * Draws the words of a field into a box behind it, for their underlines: at once, but for keys that follow one another
 * in a line. That one is drawn anew when they rest.
 */
export function makeMirror(box: HTMLElement) {
  const lines = makeMirrorLines(box);
  let listLines: () => readonly Line[] = () => [];
  let text = '';
  let typedIn: number | undefined;
  let held: HeldLine | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function draw(): void {
    held?.release();
    held = undefined;
    lines.draw(listLines());
  }

  function rest(): void {
    typedIn = undefined;
    if (held) draw();
  }

  /** Whether it need not be drawn yet. */
  function hold({ index, words, ...edit }: LineEdit): boolean {
    const drawn = lines.find(index);
    if (index !== typedIn || !drawn || !canBeHeld(drawn.line.text + words)) return false;
    held ??= holdLine(drawn.element, drawn.line);
    held.type(edit, words);
    return true;
  }

  function change(next: string): void {
    const edit = findLineEdit(text, next);
    text = next;
    if (!edit || !hold(edit)) draw();
    typedIn = edit?.index;
    clearTimeout(timer);
    timer = setTimeout(rest, pauseMs);
  }

  return {
    /** @param list what is to be drawn, whenever it is asked */
    show(list: typeof listLines): void {
      listLines = list;
      if (!held) draw();
    },

    /** The text, or what is to be underlined in it, may have become another. */
    follow(next: string): void {
      if (next !== text) change(next);
      else if (!held) draw();
    },

    /** Draws what waits: for what has to know where words are. */
    rest,

    stop: () => clearTimeout(timer),
  };
}

function findLineEdit(former: string, next: string): LineEdit | undefined {
  const { start, end, shift } = findEdit(former, next);
  const words = next.slice(start, end + shift);
  if (words.includes('\n') || former.slice(start, end).includes('\n')) return undefined;
  const before = former.slice(0, start);
  const lineStart = before.lastIndexOf('\n') + 1;
  const index = before.split('\n').length - 1;
  return { index, words, start: start - lineStart, end: end - lineStart, shift };
}
