/** One line of a mail without its quote marks. */
export interface MailLine {
  /** How many `>` stand before it: 0 for a line that is not quoted. */
  depth: number;
  /** Without quote marks, and without white space at the end. */
  text: string;
  /** First UTF-16 code unit of `text` in the mail. */
  start: number;
}

const QUOTE_MARKS = /^(?:[ \t]?>)+ ?/;

export function splitLines(mail: string): MailLine[] {
  const lines: MailLine[] = [];
  for (const { 0: raw, index } of mail.matchAll(/[^\r\n]+|\r\n|\r|\n/g)) {
    if (/^[\r\n]/.test(raw)) {
      // The end of the line before, or an empty line.
      const last = mail[index - 1];
      if (last === undefined || last === '\n' || last === '\r')
        lines.push({ depth: 0, text: '', start: index });
      continue;
    }
    const marks = QUOTE_MARKS.exec(raw)?.[0] ?? '';
    const depth = marks.replaceAll(/[ \t]/g, '').length;
    lines.push({ depth, text: raw.slice(marks.length).trimEnd(), start: index + marks.length });
  }
  return lines;
}
