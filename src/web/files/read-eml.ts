import PostalMime, { type Address, type Email } from 'postal-mime';
import { formatCount } from '../../shared/format.ts';
import { mailHtmlToText } from './mail-html.ts';

/** A mail that was saved as a file, as it would be pasted: its header and its words. Attachments are left out. */
export async function readEml(
  bytes: Uint8Array<ArrayBuffer>,
): Promise<{ text: string; note?: string | undefined }> {
  const mail = await PostalMime.parse(bytes, { maxNestingDepth: 50 });
  const words = mail.text?.replaceAll('\r\n', '\n').trim() || mailHtmlToText(mail.html ?? '');
  if (words === '') return { text: '' };
  const { length } = mail.attachments;
  return {
    text: `${toHeader(mail)}\n\n${words}`.trim(),
    note: length > 0 ? `${formatCount(length, 'attachment')} left out.` : undefined,
  };
}

function toHeader({ from, replyTo, to, subject, headers }: Email): string {
  const fields = {
    From: toNames(from && [from]),
    // Some lists answer to nobody at the sender's own address
    'Reply-To': toNames(replyTo),
    // As it was written, in the sender's own time
    Sent: headers.find(({ key }) => key === 'date')?.value ?? '',
    To: toNames(to),
    Subject: subject ?? '',
  };
  return Object.entries(fields)
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `${name}: ${value.replaceAll(/\s+/gu, ' ')}`)
    .join('\n');
}

function toNames(addresses: readonly Address[] = []): string {
  const mailboxes = addresses.flatMap((one) => one.group ?? [one]);
  return mailboxes.map(({ name, address }) => (name === '' ? address : `${name} <${address}>`)).join(', ');
}
