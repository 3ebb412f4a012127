import { describe, expect, it } from 'vitest';
import { makeReader } from '../../text/words.ts';
import { loadSmallNames } from '../people/small-names.ts';
import { makeReaders } from '../readers.ts';

const { segmenter } = makeReaders(makeReader());
const isName = await loadSmallNames();
const segment = (text: string) =>
  segmenter?.(text, isName).map(({ start, end }) => text.slice(start, end)) ?? [];

describe('sentences of a text in haste', () => {
  it.each([
    'I can do the 18th | what time is it',
    "it's with a K | don't worry",
    'I lost my card | please send a new one',
    'the room is fine | we need more chairs though',
    "we're out of milk | can you get some",
    "I've checked the figures | they look right",
    'got 6 chairs | will bring them all',
    'boiler off since Sunday | no hot water | can someone come today',
    'the coach leaves at 9.15 | is that early enough',
  ])('begin without a mark: %s', (text) => {
    expect(segment(text.replaceAll(' | ', ' ')).join(' | ')).toBe(text);
  });

  it.each([
    "can't do Tuesday, | school play",
    'decline the offer, | taken another role',
    'keys with Rosa; | gate code 4471',
    'hall is booked - | deposit paid',
  ])('begin behind a mark: %s', (text) => {
    const written = text.replaceAll(' | ', ' ');
    expect(segment(written)).toEqual(text.split(/[,;]? -? ?\| /));
  });

  it.each([
    'I think he is right',
    'the book I read was good',
    'bring the book I gave you',
    'let me know what time it is',
    'tell her we are coming',
    'make sure you lock the door',
    'if you need me I am here',
    'the last time I saw him he was well',
    'tell us if there is anything they need',
    'need milk, eggs and two loaves',
    'the hall hire is 18 an hour now',
    'the flight was cancelled May 3',
    'not the blue one, the red one',
    'white (the long one, not the short one) in the bag',
    'keep the 800 which are still there',
    'the man who fixed the boiler last winter said he would come back in March and check the pump',
    'the man who came to look at the roof of the old barn behind the house that my grandmother bought from her cousin in the spring of the year that I was born said that he could not find the leak',
  ])('are one: %s', (text) => {
    expect(segment(text)).toEqual([text]);
  });

  it('are not looked for in words that nobody would write so', () => {
    const words = 'we can see you '.repeat(5_000).trim();
    expect(segment(words)).toEqual([words]);
  });
});
