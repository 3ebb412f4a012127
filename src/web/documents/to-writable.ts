/** What XML has no way to write. */
const notInXml = /(?![\t\n\r])\p{Cc}|[\uFFFE\uFFFF]/gu;

export function toWritable(text: string): string {
  return text.replaceAll(notInXml, '');
}
