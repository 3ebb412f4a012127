/** The paragraphs of a text, each as its lines. A blank line, or several, parts them. */
export function toParagraphs(text: string): string[][] {
  return text
    .trim()
    .split(/\n[^\S\n]*(?:\n[^\S\n]*)+/u)
    .map((paragraph) => paragraph.split('\n'));
}
