import { applyChanges, type Span } from '../text/edits.ts';
import type { Change } from '../types.ts';

/** A tokenised line as people write it, with the place of each token in it. */
interface Detokenised {
  text: string;
  tokens: readonly { text: string; start: number; end: number }[];
}

const JOINS_LEFT = /^(?:[,.!?;:%)\]}]+|\.{2,}|'s|'S|'m|'re|'ve|'ll|'d|n't|N'T|'')$/;
const JOINS_RIGHT = /^(?:[([{$]|``)$/;

/** Undoes the Penn Treebank's tokens: no space before a comma, after a bracket or in “do n't”. */
export function detokenise(line: string): Detokenised {
  let text = '';
  let joinsNext = true;
  let quotes = 0;
  const tokens = line
    .trim()
    .split(/\s+/)
    .map((token, index, all) => {
      if (token === '"') quotes += 1;
      const closes = token === '"' && quotes % 2 === 0;
      const opens = token === '"' && quotes % 2 === 1;
      const isGenitive = token === "'" && (all[index - 1] ?? '').endsWith('s');
      if (!joinsNext && !closes && !isGenitive && !JOINS_LEFT.test(token)) text += ' ';
      const start = text.length;
      text += token === '``' || token === "''" ? '"' : token;
      joinsNext = opens || JOINS_RIGHT.test(token);
      return { text: token, start, end: text.length };
    });
  return { text, tokens };
}

/** The tokens of a piece of text without white space. */
function tokenisePiece(piece: string): string[] {
  const spaced = piece
    .replace(/^["([{]+/, (marks) => `${[...marks].join(' ')} `)
    .replace(/(?:[,;:!?")\]}]+|\.+)$/, (marks) => ` ${marks.startsWith('.') ? marks : [...marks].join(' ')}`)
    .replace(/^(.*[^ ])(["'])( ?[.,!?])$/, '$1 $2$3')
    .replace(/(\w)([,;!?])(?= )/g, '$1 $2')
    .replace(/(\w)(n't)\b/i, '$1 $2')
    .replace(/(\w)('(?:s|m|re|ve|ll|d))\b/i, '$1 $2');
  return spaced.split(/\s+/).filter((token) => token !== '');
}

/** The line's tokens after the changes: only pieces between white space that were changed are tokenised anew. */
export function retokenise({ text, tokens }: Detokenised, changes: readonly Change[]): string[] {
  const touched: (Span & { changes: Change[] })[] = [];
  for (const change of changes) {
    const start = change.start - (/\S*$/.exec(text.slice(0, change.start))?.[0].length ?? 0);
    const end = change.end + (/^\S*/.exec(text.slice(change.end))?.[0].length ?? 0);
    const last = touched.at(-1);
    if (last !== undefined && start <= last.end) {
      last.end = Math.max(last.end, end);
      last.changes.push(change);
    } else {
      touched.push({ start, end, changes: [change] });
    }
  }
  const result: string[] = [];
  let position = 0;
  const keepUntil = (end: number) => {
    result.push(
      ...tokens.filter((token) => token.start >= position && token.end <= end).map((token) => token.text),
    );
  };
  for (const { start, end, changes: inside } of touched) {
    keepUntil(start);
    const shifted = inside.map((change) => ({
      ...change,
      start: change.start - start,
      end: change.end - start,
    }));
    result.push(...applyChanges(text.slice(start, end), shifted).split(/\s+/).flatMap(tokenisePiece));
    position = end;
  }
  keepUntil(text.length);
  return result;
}
