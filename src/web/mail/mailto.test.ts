import { expect, test } from 'vitest';
import { toMailText, toMailto } from './mailto.ts';

const body = 'Hi Anna,\n\n50 % & more?\n\nMarta';

test('recipient, subject and body stand in the address, each to the letter', () => {
  const address = new URL(toMailto({ recipient: 'Anna <anna@example.org>', subject: 'A & B', body }) ?? '');
  expect(address.pathname).toBe('anna@example.org');
  // A plus sign is one here, and no space
  const parts = address.search
    .slice(1)
    .split('&')
    .map((part) => part.split('=').map(decodeURIComponent));
  expect(parts).toEqual([
    ['subject', 'A & B'],
    ['body', body.replaceAll('\n', '\r\n')],
  ]);
});

test('of a recipient without an address nothing goes along, and no part can add another', () => {
  expect(toMailto({ recipient: 'Anna', subject: '', body: 'x' })).toBe('mailto:?body=x');
  expect(toMailto({ recipient: 'a@example.org?bcc=b@example.org', subject: '', body: '' })).not.toContain(
    '?',
  );
  expect(toMailto({ recipient: 'a@x.org; b@x.org', subject: ' ', body: '' })).toBe('mailto:a@x.org,b@x.org');
});

test('what is too long for a mail program has no address', () => {
  expect(toMailto({ recipient: '', subject: '', body: 'é'.repeat(300) })).toBeDefined();
  expect(toMailto({ recipient: '', subject: '', body: 'é'.repeat(400) })).toBeUndefined();
});

test('a mail without a subject is copied as its body', () => {
  expect(toMailText({ subject: ' News ', body })).toBe(`Subject: News\n\n${body}`);
  expect(toMailText({ subject: '', body })).toBe(body);
});
