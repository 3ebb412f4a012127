import { expect, test } from 'vitest';
import { typeAhead } from './typed-ahead.ts';

const bare = { ctrlKey: false, metaKey: false, altKey: false };

function typeAll(keys: readonly string[]): string | undefined {
  return keys.reduce<string | undefined>(
    (typed, key) => (typed === undefined ? undefined : typeAhead(typed, { ...bare, key })),
    '',
  );
}

test('letters typed before the search is there are its beginning, and Backspace takes them back', () => {
  expect(typeAll(['s', 'H', 'é', 'Backspace', ' ', 'o'])).toBe('sH o');
  expect(typeAll(['Backspace', '😀', 'a', 'Backspace', 'Backspace'])).toBe('');
});

test('Enter, Tab, arrows and chords leave the search as it is: none of them runs anything', () => {
  expect(typeAll(['a', 'Enter', 'Tab', 'ArrowDown', 'Shift', 'Dead'])).toBe('a');
  expect(typeAhead('a', { ...bare, key: 'Enter', ctrlKey: true })).toBe('a');
  expect(typeAhead('a', { ...bare, key: 'k', ctrlKey: true })).toBe('a');
  expect(typeAhead('a', { ...bare, key: 'x', metaKey: true })).toBe('a');
});

test('Escape gives up what is still on its way', () => {
  expect(typeAll(['a', 'Escape'])).toBeUndefined();
});
