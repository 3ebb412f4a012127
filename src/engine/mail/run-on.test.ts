import { describe, expect, it } from 'vitest';
import { makeSentenceModel } from '../language-model/gain.ts';
import { loadLanguageModel } from '../language-model/language-model.ts';
import { makeReader } from '../text/words.ts';
import { splitRunOn } from './run-on.ts';
import { isSentence } from './statements.ts';
import { makeVerbReader } from './whole.ts';

const model = makeSentenceModel(loadLanguageModel());

describe('sentences without a mark between them', () => {
  it.each([
    ['ask Leanne | she wanted extra hours'],
    ['bring balls | mine are dead'],
    ['I can do the 18th | what time is it'],
    ["it's with a K | don't worry"],
    ["I can't help that day | sorry I am working"],
    ['I lost my card | please send a new one'],
    ["call me on Monday | I'm free all day"],
    ['the room is fine | we need more chairs though'],
    ["we're out of milk | can you get some"],
    ["I've checked the figures | they look right"],
  ])('are parted: %s', (words) => {
    expect(splitRunOn(words.replace(' | ', ' '), model).join(' | ')).toBe(words);
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
    "no nuts please he's allergic",
    "I can't make it I'm afraid",
    'tell us if there is anything they need',
  ])('are one: %s', (words) => {
    expect(splitRunOn(words, model)).toEqual([words]);
  });

  it.each([
    'the desk is fine | keep it',
    'the coach leaves at 9.15 | is that early enough',
    '12th tricky | can I have longer',
    "I don't have the code | ask Vera",
  ])('are parted where one has a verb too many: %s', (words) => {
    const clauses = { verbs: makeVerbReader(makeReader()), isClause: isSentence };
    expect(splitRunOn(words.replace(' | ', ' '), model, clauses).join(' | ')).toBe(words);
  });

  it.each([
    'I took the pills made me dizzy',
    'help me carry the desk',
    'we hope the coach is there',
    'pick up today is my mum not me',
    'drop off tomorrow is the nanny not us',
    'drill at ours will bring it',
    'ladder in shed will fetch it',
  ])('stay where nothing asks: %s', (words) => {
    expect(splitRunOn(words, model, { verbs: makeVerbReader(makeReader()), isClause: isSentence })).toEqual([
      words,
    ]);
  });

  it('costs no more than a look at words that nobody would write so', () => {
    const words = 'we can see you '.repeat(5_000).trim();
    expect(splitRunOn(words, model)).toEqual([words]);
  });
});
