/** A mail as it is handed on. What is not known is empty. */
export interface Mail {
  /** Words that may hold addresses, such as ‘Anna Berg <anna@example.org>’ or a name alone. */
  recipient: string;
  subject: string;
  body: string;
}

/** Windows hands no longer address to a program, and cuts in silence. */
const longestAddress = 2_000;

/** The address that opens a mail program with this mail; undefined for one that is too long for it. */
export function toMailto({ recipient, subject, body }: Mail): string | undefined {
  const addresses = recipient.match(/[^\s<>()[\]"',;:]+@[^\s<>()[\]"',;:]+/gu) ?? [];
  const parts = Object.entries({ subject: subject.trim(), body: toLines(body) })
    .filter(([, words]) => words !== '')
    .map(([name, words]) => `${name}=${encodeURIComponent(words)}`);
  const to = addresses.map((address) => encodeURIComponent(address).replaceAll('%40', '@')).join(',');
  const address = `mailto:${to}${parts.length > 0 ? `?${parts.join('&')}` : ''}`;
  return address.length <= longestAddress ? address : undefined;
}

/** Subject and body as one text. */
export function toMailText({ subject, body }: Pick<Mail, 'subject' | 'body'>): string {
  return subject.trim() === '' ? body : `Subject: ${subject.trim()}\n\n${body}`;
}

/** RFC 6068 has the line ends of mails. Half a sign, as a cut text may end in, can stand in no address. */
function toLines(text: string): string {
  return text.toWellFormed().replaceAll(/\r?\n/gu, '\r\n');
}
