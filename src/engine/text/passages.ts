import type { EnhanceResult } from '../types.ts';

/** UTF-16 code units: long enough that the linter's cost per call does not show, short enough to stream. */
const PASSAGE_LENGTH = 2000;

const FENCE = /^(`{3,}|~{3,})/;

/**
 * Cuts a text after blank lines into passages of about 2,000 code units; where there is no blank line for twice as
 * long, after any line. Fenced code stays in one piece, so that it is still code when seen alone. Joined, the
 * passages give the text to the letter; an empty text has none.
 */
export function splitIntoPassages(text: string): string[] {
  const passages: string[] = [];
  let current = '';
  let fence = '';
  for (const line of text.match(/[^\n]*\n|[^\n]+$/g) ?? []) {
    const mark = FENCE.exec(line)?.[1] ?? '';
    if (fence === '' && mark !== '') fence = mark;
    else if (fence !== '' && mark.startsWith(fence)) fence = '';
    current += line;
    const isBorder = fence === '' && (line.trim() === '' || current.length > 2 * PASSAGE_LENGTH);
    if (isBorder && current.length > PASSAGE_LENGTH) {
      passages.push(current);
      current = '';
    }
  }
  if (current !== '') passages.push(current);
  return passages;
}

/** Puts the results of passages together, in their order, with offsets of the whole text. */
export function joinResults(passages: readonly string[], results: readonly EnhanceResult[]): EnhanceResult {
  const joined: EnhanceResult = { text: '', changes: [], issues: [] };
  let sourceLength = 0;
  results.forEach((result, index) => {
    const resultLength = joined.text.length;
    for (const change of result.changes) {
      joined.changes.push({ ...change, start: change.start + sourceLength, end: change.end + sourceLength });
    }
    for (const issue of result.issues) {
      const startIndex = issue.startIndex + resultLength;
      joined.issues.push({
        ...issue,
        id: `${issue.id}@${index}`,
        startIndex,
        endIndex: issue.endIndex + resultLength,
      });
    }
    joined.text += result.text;
    sourceLength += passages[index]?.length ?? 0;
  });
  // That nothing was found in one passage is not to be said of a text in which something was.
  const [notice, ...others] = results.map((result) => result.notice);
  if (notice !== undefined && !others.includes(undefined)) joined.notice = notice;
  return joined;
}
