/** A piece of a pattern: letters that stand there, a group that must match, or anything else. */
const PIECE =
  /\\[pP]\{[^}]*\}|\\.|\[[^\]]*\]|\(\?<?[=!]|\((?:\?:)?|[)|?*+^$.]|\{\d+,?\d*\}|[^\\[(){|?*+^$.]+/g;

const isLiteral = (piece: string) => /^[\p{L}\p{N} '’-]+$/u.test(piece);

/** Where the group ends that opens at `from`. */
function endOfGroup(pieces: readonly string[], from: number): number {
  let depth = 0;
  for (let index = from; index < pieces.length; index += 1) {
    if (pieces[index]?.startsWith('(')) depth += 1;
    if (pieces[index] === ')') depth -= 1;
    if (depth === 0) return index;
  }
  return pieces.length;
}

const shortest = (options: readonly string[]) => Math.min(...options.map((option) => option.length));

/** More letters to look for would cost more than they save. */
const MOST = 3;

/**
 * What a text must hold, in lower case, for the pattern to match: one of each list, the longest letters first. To look
 * for plain letters first is many times faster than to try the pattern everywhere. No list where nothing can be said.
 */
export function findTriggers(source: string): readonly (readonly string[])[] {
  const pieces = source.toLowerCase().match(PIECE) ?? [];
  const needed: (readonly string[])[] = [];
  const consider = (options: readonly string[], next: string | undefined) => {
    const isOptional = next !== undefined && /^(?:[?*]|\{0)/.test(next);
    if (!isOptional && shortest(options) > 0) needed.push(options);
  };
  for (let index = 0; index < pieces.length; index += 1) {
    const piece = pieces[index] ?? '';
    if (piece === '|') return [];
    if (isLiteral(piece)) {
      // A mark of repetition is about the last letter only.
      const next = pieces[index + 1];
      const repeats = next !== undefined && /^[?*+{]/.test(next);
      consider([repeats ? piece.slice(0, -1) : piece], undefined);
    } else if (piece.startsWith('(')) {
      const end = endOfGroup(pieces, index);
      const inside = pieces.slice(index + 1, end);
      if (/^\((?:\?:)?$/.test(piece) && inside.every((part) => part === '|' || isLiteral(part)))
        consider(inside.join('').split('|'), pieces[end + 1]);
      index = end;
    }
  }
  return needed.toSorted((one, other) => shortest(other) - shortest(one)).slice(0, MOST);
}

/** @param lower the text in lower case */
export function holdsTriggers(lower: string, triggers: readonly (readonly string[])[]): boolean {
  return triggers.every((options) => options.some((option) => lower.includes(option)));
}
