import type { JudgedChange } from '../editor.ts';
import { readForm } from './markdown.ts';
import { readProse, type TextFile } from './text-file.ts';

export interface Rewritten {
  text: string;
  /** Those that were made, with their places in the file. */
  made: JudgedChange[];
  /** How many were left out, since they would have reached into markup. */
  leftOut: number;
}

/** What would be markup, or end a line where another has to begin. */
const marks = /[*_`[\]<>|#\\~\n]/;
const asRead = (text: string) => text.replaceAll(/\s+/g, ' ');

/** Makes the changes of a file’s prose in the file itself, and keeps whatever else is in it as it is. */
export function rewrite(file: TextFile, changes: readonly JudgedChange[]): Rewritten {
  const prose = readProse(file);
  const wanted = changes.filter(prose.isOpenTo);
  const placed = wanted.flatMap((change) => {
    const place = prose.toFile(change);
    if (place === undefined) return [];
    const [stands, read] = [
      file.text.slice(place.start, place.end),
      prose.text.slice(change.start, change.end),
    ];
    const isSafe = asRead(stands) === asRead(read) && !marks.test(withoutKept(change.replacement, read));
    return isSafe ? [{ ...change, ...place, replacement: keepLineBreak(stands, change.replacement) }] : [];
  });
  const text = apply(file.text, placed);
  const isFormKept = file.format === 'text' || readForm(file.text) === readForm(text);
  if (isFormKept) return { text, made: placed, leftOut: wanted.length - placed.length };
  const harmless = placed.filter((change) => readForm(file.text) === readForm(apply(file.text, [change])));
  const careful = apply(file.text, harmless);
  return readForm(file.text) === readForm(careful)
    ? { text: careful, made: harmless, leftOut: wanted.length - harmless.length }
    : { text: file.text, made: [], leftOut: wanted.length };
}

/** What the words had before may stand there again. */
function withoutKept(replacement: string, original: string): string {
  return [...replacement].filter((letter) => !original.includes(letter)).join('');
}

/** Words that were on two lines stay on two lines, unless one is left. */
function keepLineBreak(stands: string, replacement: string): string {
  const lineBreak = /[ \t]*\r?\n[ \t]*/.exec(stands)?.[0];
  const at = replacement.lastIndexOf(' ');
  if (lineBreak === undefined || at < 0) return replacement;
  return replacement.slice(0, at) + lineBreak + replacement.slice(at + 1);
}

function apply(text: string, changes: readonly JudgedChange[]): string {
  let result = '';
  let from = 0;
  for (const { start, end, replacement } of changes) {
    result += text.slice(from, start) + replacement;
    from = end;
  }
  return result + text.slice(from);
}
