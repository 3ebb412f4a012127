import { expect, test } from 'vitest';
import { readMailHead } from './mail-head.ts';

const newest =
  'From: Anna Berg <anna@example.org>\nSent: 3 March 2026 10:12\nTo: Marta\nSubject: The hall\n\nCan you come?';
const older =
  '\n\nFrom: Marta <marta@example.org>\nSent: 2 March 2026 09:00\nTo: Anna\nSubject: Hall\n\nHi Anna';

test('a reply goes to who wrote the newest message, under its subject', () => {
  const head = { recipient: 'Anna Berg <anna@example.org>', subject: 'Re: The hall' };
  expect(readMailHead(newest)).toEqual(head);
  expect(readMailHead(newest + older)).toEqual(head);
  expect(readMailHead(newest.replace('The hall', 'RE: The hall')).subject).toBe('RE: The hall');
});

test('where the newest message has no header, nobody is guessed', () => {
  const quoted = 'Can you come?\n\nOn 2 March 2026 at 09:00, Marta <marta@example.org> wrote:\n> Hi Anna';
  expect(readMailHead(quoted)).toEqual({ recipient: '', subject: '' });
  expect(readMailHead('')).toEqual({ recipient: '', subject: '' });
});
