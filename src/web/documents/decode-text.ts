/** Line ends, tabs and the page breaks of old print files stand in texts, other controls do not. */
const strayControls = /(?![\t\n\v\f\r])\p{Cc}|\uFFFD/gu;
const mostStrayShare = 0.01;

/**
 * The words of a text file, whatever it was written with: by its mark UTF-16, else UTF-8, else the single bytes of
 * western Windows. Undefined where they are none, as in a picture that was named .txt.
 */
export function decodeText(bytes: Uint8Array): string | undefined {
  const text = toPlainLines(decode(bytes));
  const strays = text.match(strayControls)?.length ?? 0;
  return text.includes('\0') || strays > text.length * mostStrayShare ? undefined : text;
}

/** Line ends as a text box has them. */
function toPlainLines(text: string): string {
  return text.replaceAll(/\r\n?|\u2028|\u2029/gu, '\n');
}

/** A decoder takes the mark away itself. */
function decode(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
