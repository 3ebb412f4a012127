import { expect, test } from 'vitest';
import { listWordsOf, makeOwnWords, withoutRespelling } from './own-words.ts';

const own = makeOwnWords(['Flimbot', 'grobble', 'iOS', 'C++', 'O’Hare']);

/** What a text becomes where these letters are to be replaced; null where that is not done. */
function replace(text: string, removed: string, replacement: string): string | null {
  const start = text.indexOf(removed);
  const about = { category: 'spelling', reason: '', gist: '', rule: 'test' } as const;
  const end = start + removed.length;
  const change = own.spare(text, { start, end, replacement, ...about });
  return change ? text.slice(0, start) + change.replacement + text.slice(end) : null;
}

test.each([
  ['a name added with its capital holds without one, too', 'flimbot runs. Flimbot, FLIMBOT', 3],
  ['a word added in small letters holds with a capital', 'Grobble it. I grobble. GROBBLE', 3],
  ['what has capitals of its own holds as it was added, and all in capitals', 'iOS IOS ios Ios', 2],
  ['an owner, a compound and a bracket are the word with something beside it', "Flimbot's (iOS) iOS-like", 3],
  ['a longer word is another word', 'Flimbots grobbled, unFlimbot, iOS2', 0],
  ['either apostrophe, and letters that patterns know', "at O’Hare, O'Hare, in C++.", 3],
  ['capitals at random are no form of it', 'fLiMbot', 0],
])('%s', (_, text, count) => {
  expect(own.listSpans(text)).toHaveLength(count);
});

test('what would be another word stays, also where the change takes a part of it or adds to it', () => {
  expect(replace('The flimbot is here.', 'flimbot', 'limbo')).toBeNull();
  expect(replace('The flimbot is here.', 'bot', 'boat')).toBeNull();
  expect(replace('The flimbot is here.', 'flimbot is', 'flimbot are')).toBe('The flimbot are here.');
  expect(replace('The flimbot are here.', 'bot', 'bots')).toBeNull();
  expect(replace('In the flimbot there is one.', 'In the flimbot there', 'There')).toBeNull();
});

test('capitals change to those that were added, and to that of a sentence', () => {
  expect(replace('We saw flimbot.', 'flimbot', 'Flimbot')).toBe('We saw Flimbot.');
  expect(replace('So Flimbot came.', 'Flimbot', 'flimbot')).toBeNull();
  expect(replace('Ok. grobble it now.', 'g', 'G')).toBe('Ok. Grobble it now.');
  expect(replace('We grobble it.', 'grobble', 'Grobble')).toBeNull();
  expect(replace('iOS is here.', 'i', 'I')).toBeNull();
});

test('where more than capitals changes, the word stays as it was written', () => {
  expect(replace('So iOS is here.', 'So iOS', 'IOS')).toBe('iOS is here.');
});

test('of a dictionary, the words that a text may hold', () => {
  const words = ['iOS', 'Flimbot', 'C++', 'Node.js', 'Zürich-West'];
  expect(listWordsOf('IOS, node; flimbots in ZÜRICH-West', words)).toEqual(['iOS', 'Zürich-West']);
});

test('a change that would be none once the words are spelled back is none', () => {
  const change = { start: 3, end: 20, category: 'wording', reason: '', gist: '', rule: '' } as const;
  const respelled = [{ ...change, replacement: 'receive a limbo' }];
  expect(withoutRespelling('We recieve a flimbot.', respelled, ['recieve', 'flimbot'])).toEqual([]);
});
