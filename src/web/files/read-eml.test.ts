import { expect, test } from 'vitest';
import { readChain } from '../../engine/browser.ts';
import { readEml } from './read-eml.ts';

const read = (lines: readonly string[]) => readEml(new TextEncoder().encode(lines.join('\r\n')));

const multipart = [
  'From: =?utf-8?q?Zo=C3=AB_Berg?= <zoe@example.org>',
  'To: Marta <marta@example.org>, Tom <tom@example.org>',
  'Subject: =?utf-8?b?VGhlIGjDpGxs?=',
  'Date: Tue, 3 Mar 2026 10:12:00 +0000',
  'Content-Type: multipart/mixed; boundary=b',
  '',
  '--b',
  'Content-Type: text/plain; charset=utf-8',
  'Content-Transfer-Encoding: quoted-printable',
  '',
  'Hi Marta,',
  '',
  'can you come to the caf=C3=A9?',
  '--b',
  'Content-Type: application/pdf; name="plan.pdf"',
  'Content-Disposition: attachment; filename="plan.pdf"',
  'Content-Transfer-Encoding: base64',
  '',
  'JVBERi0=',
  '--b--',
  '',
];

test('a mail is read as a chain with its sender and its question, and what is left out is said', async () => {
  const { text, note } = await read(multipart);
  expect(text).toMatch(
    /^From: Zoë Berg <zoe@example.org>\nSent: Tue, 3 Mar 2026 10:12:00 \+0000\nTo: .+\nSubject: The häll\n\nHi Marta,/,
  );
  expect(note).toBe('1 attachment left out.');
  const chain = readChain(text);
  expect(chain.newest.sender).toBe('Zoë Berg');
  expect(chain.questions.map((question) => question.text)).toEqual(['can you come to the café?']);
});
