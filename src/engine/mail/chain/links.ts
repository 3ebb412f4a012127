/** The text, of the same length, with letters for its links: marks inside them end no sentence. */
export function hideLinks(text: string): string {
  return text.replaceAll(/(?:https?:|www\.)\S*[^\s.,;:!?)]/g, (link) => 'x'.repeat(link.length));
}
