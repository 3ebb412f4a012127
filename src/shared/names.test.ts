import { expect, test } from 'vitest';
import { isReadableName } from './names.ts';

test.each(['Zoë Ångström', '王', 'O’Neil', 'علی‌رضا', '🙂', '4'])('%s is a name', (name) => {
  expect(isReadableName(name)).toBe(true);
});

test.each([
  ['zero-width spaces', '\u200b\u200b'],
  ['a joiner alone', '\u200d'],
  ['a filler', '\u3164'],
  ['a letter behind an override', '\u202eevil'],
  ['an isolate', 'Ann \u2067evil\u2069'],
])('F-70: %s is none', (_, name) => {
  expect(isReadableName(name)).toBe(false);
});
