import { readChain } from '../../../engine/browser.ts';

/** Where a reply goes, as far as the chain says it: empty where that says nothing. */
export interface MailHead {
  recipient: string;
  subject: string;
}

/** Out of the header lines of the newest message: those of quoted mails speak of others. */
export function readMailHead(chain: string): MailHead {
  const { newest } = readChain(chain);
  const lines = chain.slice(0, newest.start).split('\n');
  const subject = findField(lines, 'Subject') || findField(chain.split('\n'), 'Subject');
  return {
    recipient: findField(lines, 'Reply-To') || findField(lines, 'From'),
    subject: subject === '' || /^re:/iu.test(subject) ? subject : `Re: ${subject}`,
  };
}

function findField(lines: readonly string[], name: string): string {
  const field = new RegExp(`^\\*?${name}\\s?:\\*?(.*)$`, 'iu');
  const found = lines.findLast((line) => field.test(line.trim()));
  return field.exec(found?.trim() ?? '')?.[1]?.trim() ?? '';
}
