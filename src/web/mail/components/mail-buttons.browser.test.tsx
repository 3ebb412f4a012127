import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { toasts } from '../../../../tests/kit/components/look.ts';
import { renderScreen } from '../../../../tests/kit/components/render-screen.tsx';
import { MailButtons } from './mail-buttons.tsx';

const leave = (_verb: string, go: () => void) => go();
const mail = { recipient: 'Anna <anna@example.org>', subject: 'The hall', body: 'Hi Anna,\n\nyes.' };
let opened: string[];

function hear(event: MouseEvent): void {
  if (!(event.target instanceof HTMLAnchorElement) || !event.target.href.startsWith('mailto:')) return;
  event.preventDefault();
  opened.push(event.target.href);
}

beforeEach(() => {
  opened = [];
  document.addEventListener('click', hear);
});
afterEach(() => document.removeEventListener('click', hear));

function hearCopied() {
  return vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
}

test('a mail goes to the mail program with recipient, subject and body', async () => {
  await renderScreen(<MailButtons mail={mail} leave={leave} />);
  await page.getByRole('button', { name: 'Open in mail' }).click();
  await expect.element(toasts.getByText('Handed to your mail program')).toBeVisible();
  expect(opened).toEqual(['mailto:anna@example.org?subject=The%20hall&body=Hi%20Anna%2C%0D%0A%0D%0Ayes.']);
});

test('one that is too long for that is copied whole, which is said', async () => {
  const copied = hearCopied();
  const body = 'word '.repeat(1_000);
  await renderScreen(<MailButtons mail={{ ...mail, body }} leave={leave} />);
  await page.getByRole('button', { name: 'Open in mail' }).click();
  await expect.element(toasts.getByText('Too long for your mail program: copied instead')).toBeVisible();
  expect(copied).toHaveBeenCalledWith(`Subject: The hall\n\n${body}`);
  expect(opened).toEqual([]);
});

test('subject and body are copied together', async () => {
  const copied = hearCopied();
  await renderScreen(<MailButtons mail={mail} leave={leave} />);
  await page.getByRole('button', { name: 'Copy with subject' }).click();
  await expect.element(toasts.getByText('Subject and body copied to clipboard!')).toBeVisible();
  expect(copied).toHaveBeenCalledWith('Subject: The hall\n\nHi Anna,\n\nyes.');
});
