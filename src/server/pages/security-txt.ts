const dayMs = 24 * 60 * 60 * 1_000;
/** RFC 9116 asks for less than a year. A running server says it anew every day. */
const validDays = 180;

/** Where the file has to be, by RFC 9116: at the root of the host. */
export const securityTxtPath = '/.well-known/security.txt';

/** How whoever finds a weakness of this server reports it (https://www.rfc-editor.org/rfc/rfc9116). */
export function writeSecurityTxt(parts: {
  contact: string;
  publicUrl: string | undefined;
  now: Date;
}): string {
  const { contact, publicUrl, now } = parts;
  const today = Math.floor(now.getTime() / dayMs) * dayMs;
  const expires = new Date(today + validDays * dayMs).toISOString().replace('.000Z', 'Z');
  const lines = [`Contact: ${contact}`, `Expires: ${expires}`, 'Preferred-Languages: en'];
  if (publicUrl !== undefined) lines.push(`Canonical: ${new URL(publicUrl).origin}${securityTxtPath}`);
  return `${lines.join('\n')}\n`;
}
