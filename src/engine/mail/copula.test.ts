import { describe, expect, it } from 'vitest';
import { makeSentenceModel } from '../language-model/gain.ts';
import { loadLanguageModel } from '../language-model/language-model.ts';
import { OF_WRITER } from './spoken-of.ts';
import { toStatement } from './statements.ts';

const writers = {
  we: false,
  isName: (word: string) => ['jo', 'sophie'].includes(word),
  model: makeSentenceModel(loadLanguageModel()),
  before: OF_WRITER,
};

describe('a verb that haste leaves out', () => {
  it.each([
    ['slides good', 'the slides are good'],
    ['leak still there', 'the leak is still there'],
    ['clause 7 still a problem', 'clause 7 is still a problem'],
    ['balance of £35 due on collection', 'the balance of £35 is due on collection'],
    ['extension OK till Thursday', 'the extension is OK till Thursday'],
    ['end of the month OK if it is signed', 'the end of the month is OK if it is signed'],
    ['lift too small for the tables', 'the lift is too small for the tables'],
    ['photos in the zip', 'the photos are in the zip'],
    ['match on Sunday still on', 'the match on Sunday is still on'],
    ['waiter rude when I said so', 'the waiter was rude when I said so'],
    ['music off by midnight', 'the music will be off by midnight'],
    ['7 better', '7 is better'],
    ['new version Monday', 'the new version is on Monday'],
    ['95 too much for a leaking roof', '95 is too much for a leaking roof'],
    ['8 too early for a party', '8 is too early for a party'],
    ['wife away that weekend', 'my wife is away that weekend'],
    ['jo reviewing the figures', 'jo is reviewing the figures'],
  ])('is written: %s', (clause, said) => {
    expect(toStatement(clause, writers)).toBe(said);
  });

  it.each([
    'no idea',
    'any time after 11',
    '12 months please',
    'wrong size',
    'complete beginner',
    'two adults one child',
    'table for four at 7',
    'quote for painting the hall',
    'good luck with the move',
    'black coffee for me',
    'bit quiet',
    'share cab OK if you pay',
    'unpaid fine',
    'a bit steep',
    'eye hospital',
    'Vera nothing with nuts',
    'council about the drains',
    'call me when you can',
    'call Monday',
    'Monday morning or Thursday afternoon',
    'the blue one',
    'half the price',
    'cats OK dogs not',
    'kids still talk about it',
    'Sophie confirmed',
    '14 days late',
    'descant in G not A',
    '18 a head',
    '30 a term',
    'new one tonight',
    'old one tomorrow',
  ])('is none: %s', (words) => {
    expect(toStatement(words, writers)).toMatch(new RegExp(`^(?:the )?${words}$`));
  });

  it('is left to the writer where there is no model', () => {
    expect(toStatement('leak still there', { ...writers, model: undefined })).toBe('leak still there');
  });
});
