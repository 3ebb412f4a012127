import { countParts, isSameWord, type Word } from './words.ts';

/** What a sentence lacks has to be added to correct it: that counts half of what it counts to take something away. */
const shareOfAdded = 0.5;
/** Two neighbours in the other order, as in a question. */
const swapWeight = 0.25;

/** Two sentences of a thousand words each. */
const mostComparisons = 1_000_000;

/**
 * How much of a sentence was changed: the least weight of words that went and came, in order. A word in another form or
 * spelling, or written as several, is the same. Infinity for what is too long to compare.
 */
export function weighChange(source: readonly Word[], answer: readonly Word[]): number {
  if (source.length * answer.length > mostComparisons) return Infinity;
  const isSame = rememberSameWords();
  const table = [sumUp(answer.map(({ weight }) => weight * shareOfAdded))];
  const at = (row: number, column: number) => table[row]?.[column] ?? Infinity;
  for (const [row, from] of source.entries()) {
    const current = [at(row, 0) + from.weight];
    table.push(current);
    for (const [column, to] of answer.entries()) {
      const gone = at(row, column + 1) + from.weight;
      const come = at(row + 1, column) + to.weight * shareOfAdded;
      const same = findSame({ source, answer, row, column }, isSame);
      const kept = same ? at(same.row, same.column) + same.weight : Infinity;
      current.push(Math.min(gone, come, kept));
    }
  }
  return at(source.length, answer.length);
}

function sumUp(weights: readonly number[]): number[] {
  const sums = [0];
  for (const weight of weights) sums.push((sums.at(-1) ?? 0) + weight);
  return sums;
}

/** The last words of two beginnings. */
interface Place {
  source: readonly Word[];
  answer: readonly Word[];
  row: number;
  column: number;
}

/** What comes before words that are the same in both texts, and what it weighs that they are. */
interface Step {
  row: number;
  column: number;
  weight: number;
}

/** How what ends here is the same in both texts; undefined where it is not. */
function findSame({ source, answer, row, column }: Place, isSame: typeof isSameWord): Step | undefined {
  const [from, to] = [source[row]?.text ?? '', answer[column]?.text ?? ''];
  if (isSame(from, to)) return { row, column, weight: 0 };
  const [former, before] = [source[row - 1]?.text, answer[column - 1]?.text];
  if (former !== undefined && before !== undefined && isSame(former, to) && isSame(from, before))
    return { row: row - 1, column: column - 1, weight: swapWeight };
  const [parts, ofParts] = [countParts(source, row, to), countParts(answer, column, from)];
  if (parts > 0) return { row: row + 1 - parts, column, weight: 0 };
  return ofParts > 0 ? { row, column: column + 1 - ofParts, weight: 0 } : undefined;
}

function rememberSameWords(): typeof isSameWord {
  const known = new Map<string, boolean>();
  return (from, to) => {
    const key = `${from} ${to}`;
    const found = known.get(key) ?? isSameWord(from, to);
    known.set(key, found);
    return found;
  };
}
