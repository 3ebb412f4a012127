/** Tokens to insert, remove or replace to make one line of the other. */
export function countTokenEdits(from: readonly string[], to: readonly string[]): number {
  let last = Array.from({ length: to.length + 1 }, (_, column) => column);
  for (const [row, token] of from.entries()) {
    const current = [row + 1];
    for (const [column, wanted] of to.entries()) {
      const replaced = (last[column] ?? 0) + (token === wanted ? 0 : 1);
      current.push(Math.min(replaced, (last[column + 1] ?? 0) + 1, (current[column] ?? 0) + 1));
    }
    last = current;
  }
  return last[to.length] ?? 0;
}
