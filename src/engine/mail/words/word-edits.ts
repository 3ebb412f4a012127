/** One place where two texts differ; UTF-16 code units of the first. */
interface WordEdit {
  start: number;
  end: number;
  words: string;
}

/** Words and spaces; longer sentences are not compared. */
const MOST_TOKENS = 240;
const toTokens = (text: string) => text.match(/\s+|[\p{L}\p{M}\p{N}'’]+|[^\s\p{L}\p{M}\p{N}'’]/gu) ?? [];

/** For each pair of places, how many tokens the rests have in common. */
function countCommon(left: readonly string[], right: readonly string[]): number[][] {
  const counts = Array.from({ length: left.length + 1 }, () => new Array<number>(right.length + 1).fill(0));
  for (let i = left.length - 1; i >= 0; i -= 1)
    for (let j = right.length - 1; j >= 0; j -= 1) {
      const row = counts[i] ?? [];
      const below = counts[i + 1] ?? [];
      row[j] = left[i] === right[j] ? (below[j + 1] ?? 0) + 1 : Math.max(below[j] ?? 0, row[j + 1] ?? 0);
    }
  return counts;
}

/** What makes `to` of `from`, word by word. */
export function listWordEdits(from: string, to: string): WordEdit[] {
  const [left, right] = [toTokens(from), toTokens(to)];
  if (Math.max(left.length, right.length) > MOST_TOKENS) return [{ start: 0, end: from.length, words: to }];
  const counts = countCommon(left, right);
  const edits: WordEdit[] = [];
  let [i, j, at] = [0, 0, 0];
  while (i < left.length || j < right.length) {
    const one = left[i] ?? '';
    const other = right[j] ?? '';
    const end = at + one.length;
    if (one === other) {
      [i, j] = [i + 1, j + 1];
    } else if (one === '' || (other !== '' && (counts[i]?.[j + 1] ?? 0) >= (counts[i + 1]?.[j] ?? 0))) {
      edits.push({ start: at, end: at, words: other });
      j += 1;
      continue;
    } else {
      edits.push({ start: at, end, words: '' });
      i += 1;
    }
    at = end;
  }
  return joinAcrossSpaces(from, edits);
}

/** Words next to each other that both change are one edit. */
function joinAcrossSpaces(from: string, edits: readonly WordEdit[]): WordEdit[] {
  const joined: WordEdit[] = [];
  for (const edit of edits) {
    const last = joined.at(-1);
    const gap = from.slice(last?.end, edit.start);
    if (last === undefined || gap.trim() !== '') joined.push(edit);
    else joined.splice(-1, 1, { start: last.start, end: edit.end, words: last.words + gap + edit.words });
  }
  return joined;
}
