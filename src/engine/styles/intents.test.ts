import { describe, expect, it } from 'vitest';
import { findIntent, intentHints } from './intents.ts';

const kindsOf = (instruction: string) => findIntent(instruction)?.steps.map(({ kind }) => kind);

describe('an instruction', () => {
  it.each([...intentHints])('that a hint names is known: %s', (hint) => {
    expect(findIntent(hint)).toBeDefined();
  });

  it.each([
    ['Shorter and more formal', ['shorter', 'formal']],
    ['Please make this email a bit more polite.', ['polite']],
    ['Could you rewrite it in a friendly tone?', ['friendly']],
    ['make it less formal', ['casual']],
    ['fix spelling & grammar', ['grammar']],
    ['write it without contractions', ['expand']],
    ['make it sound less like AI', ['human']],
    ['bullet points, upper case', ['bullets', 'upper']],
  ])('may be put in many ways: %s', (instruction, kinds) => {
    expect(kindsOf(instruction)).toEqual(kinds);
  });

  it('names words in quotation marks of any kind', () => {
    expect(findIntent('Replace "Tom" with ‘Tim’ and remove the word “very”.')).toEqual({
      steps: [
        { kind: 'replace', find: 'Tom', write: 'Tim' },
        { kind: 'remove', find: 'very' },
      ],
    });
  });

  it.each([
    "don't make it shorter",
    'do not change the tone, make it formal',
    'shorten it without making it formal',
    'never formal',
    'avoid a formal tone',
  ])('that denies something is not obeyed the wrong way round: %s', (instruction) => {
    expect(findIntent(instruction)).toBeUndefined();
  });

  it.each([
    'make it formal but casual',
    'add examples',
    'make it longer',
    'translate to French',
    'be funny',
    'make it sound like a pirate',
    'shorter, and mention the price',
    'shorten it to 50 words',
    'write a formal email to my landlord',
    'make the title formal',
    '',
    'please',
  ])('that is not understood to the last word is not followed: %s', (instruction) => {
    expect(findIntent(instruction)).toBeUndefined();
  });
});
