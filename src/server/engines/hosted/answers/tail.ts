const fenceEnd = /^(?:`{1,3}|<\/?[\w-]*(?: \w*)?>?)$/;
/** So much may wait for what follows; what is longer is no end of a fence. */
const longestTail = 500;

/** What of an answer can be shown, and what has to wait: spaces, and a last line that may end a fence. */
export function splitTail(text: string): [shown: string, held: string] {
  const body = text.trimEnd();
  const lineStart = body.lastIndexOf('\n') + 1;
  const end = fenceEnd.test(body.slice(lineStart)) ? body.slice(0, lineStart).trimEnd().length : body.length;
  return text.length - end > longestTail ? [text, ''] : [text.slice(0, end), text.slice(end)];
}

/** What was held back when no more comes, without what only ends a fence. */
export function readTail(held: string, marker: string): { text: string; endsFence: boolean } {
  const last = held.trim();
  const endsFence = /^`{3,}$/.test(last);
  return { text: last.includes(marker) ? '' : held.trimEnd(), endsFence };
}
