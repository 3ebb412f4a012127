import { describe, expect, it } from 'vitest';
import { isEnglishMail } from './language.ts';

describe('isEnglishMail', () => {
  it.each([
    'hotel 2 nights 9-11 may, ref XK20417. need: cot, ground floor (mum w/ walker), late arrival approx 11pm. also parking for van 2.3m high',
    'fridge ward 6 - temp read 9.2 twice overnight, moved insulin + vaccines to ward 4 0310. pharmacy told, est told, nobody came yet',
    'boiler broken, no hot water since sunday',
  ])('knows notes with hardly a word of grammar: %s', (notes) => {
    expect(isEnglishMail(notes)).toBe(true);
  });

  it.each([
    'ich komme morgen um 5, bitte room buchen',
    'bonjour, je voudrais un week-end pour deux',
    'graag een kamer voor twee nachten, wij komen laat',
    'réponds que je viens lundi',
    'necesito un taxi para mañana a las ocho',
  ])('knows that these are none: %s', (notes) => {
    expect(isEnglishMail(notes)).toBe(false);
  });
});
