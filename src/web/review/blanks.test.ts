import { expect, test } from 'vitest';
import { listBlanks, splitAtBlanks } from './blanks.ts';

test('a blank is words in square brackets, and no link, list or tick box', () => {
  const words = (text: string) => listBlanks(text).map((blank) => blank.text);
  expect(words('See [name] and [the date].')).toEqual(['[name]', '[the date]']);
  expect(words('[site](https://example.org) [x] [ ] [1] [a\nb]')).toEqual([]);
});

test('a text is cut at its blanks, however long what they ask for is', () => {
  expect(splitAtBlanks('Dear [name], on [date]')).toEqual(['Dear ', '[name]', ', on ', '[date]', '']);
  const asked = '[answer: how long do you need the hall in December?]';
  expect(splitAtBlanks(`Yes, ${asked}.`)).toEqual(['Yes, ', asked, '.']);
  for (const text of ['[a link](https://a.example)', 'as shown [1]', '[]', '[x]', '[a\nb]', '']) {
    expect(splitAtBlanks(text)).toEqual([text]);
  }
});
