import { expect, test } from 'vitest';
import { toInitials } from './initials.ts';

test.each([
  ['Marta Kowal', 'MK'],
  ['Marta', 'M'],
  ['  ana  maria de la cruz ', 'AC'],
  ['émile', 'É'],
  ['', 'U'],
  ['   ', 'U'],
])('SHELL-02 initials of %j are %s', (name, initials) => {
  expect(toInitials(name)).toBe(initials);
});
