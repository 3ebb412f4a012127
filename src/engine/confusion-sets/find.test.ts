import { describe, expect, it } from 'vitest';
import { makeCorrector } from '../corrector.ts';

const { correct } = await makeCorrector({ language: 'en-us' });
const fix = async (text: string) => {
  const { text: fixed } = await correct({ text, action: 'grammar' });
  return fixed.replaceAll("'", '’');
};

/** What is written, what is meant, and a sentence in which the written word is right. */
const SLIPS = [
  ['The cat was licking it’s paw.', 'The cat was licking its paw.', 'I hope it’s not too late.'],
  ['Tell me when your done.', 'Tell me when you’re done.', 'Tell me about your day.'],
  ['We sold there house last year.', 'We sold their house last year.', 'We sold it there last year.'],
  ['The guests left there coats here.', 'The guests left their coats here.', 'The guests left there at six.'],
  ['I think their going home.', 'I think they’re going home.', 'I think their home is nice.'],
  ['He is older then his wife.', 'He is older than his wife.', 'He was older then.'],
  [
    'The heat will effect the crops.',
    'The heat will affect the crops.',
    'The heat had no effect on the crops.',
  ],
  ['You will loose your place.', 'You will lose your place.', 'The screw is loose.'],
  ['It is far to expensive for us.', 'It is far too expensive for us.', 'It is far to the next town.'],
  ['I wonder weather she knows.', 'I wonder whether she knows.', 'I like the weather here.'],
  ['He past the ball to me.', 'He passed the ball to me.', 'He ran past the ball.'],
  ['I don’t no the answer.', 'I don’t know the answer.', 'I have no answer.'],
  ['The hole family came to see us.', 'The whole family came to see us.', 'There is a hole in the wall.'],
  ['I red the report last night.', 'I read the report last night.', 'I painted it red last night.'],
] as const;

/** The same of forms of one word. */
const FORMS = [
  ['They want to helped the children.', 'They want to help the children.', 'They helped the children.'],
  ['The letter was wrote by his sister.', 'The letter was written by his sister.', 'He wrote the letter.'],
  [
    'We are plan to build a new school.',
    'We are planning to build a new school.',
    'We plan to build a school.',
  ],
] as const;

describe('a word that is written for another', () => {
  it.each([...SLIPS, ...FORMS])('becomes the one that is meant: %s', async (before, after) => {
    expect(await fix(before)).toBe(after);
  });

  it.each([...SLIPS, ...FORMS])('stays where it is right, beside %s', async (_, __, right) => {
    expect(await fix(right)).toBe(right);
  });

  it('says what both are for', async () => {
    const { changes } = await correct({ text: 'The heat will effect the crops.', action: 'grammar' });
    expect(changes[0]?.reason).toBe('“affect” is the verb; “effect” is the noun.');
  });

  it.each([
    '# The same result is free too',
    '- Improve Text (Popular, to `/`), and more.',
    'Texts over 10,000 characters are refused by the server too (count as the screen does).',
    'These routes go by the cookie, so no key makes keys, changes credentials or reads sessions.',
  ])('stays beside code, at the end, and where another verb goes with the subject: %s', async (right) => {
    expect(await fix(right)).toBe(right);
  });

  it.each([
    'I can do four by the 20th and two on the 24th.',
    'We accept the hire price and the hire charge.',
    'Please begin with point two.',
    'My sister helps too how many scones.',
    'We need four, and one of us will come at eight or nine.',
  ])('stays where it says how many: %s', async (right) => {
    expect(await fix(right)).toBe(right);
  });

  it('stays where what it goes with stands before an aside', async () => {
    const right = 'Rajiv, a student at Boston College, doesn’t see any drawbacks.';
    expect(await fix(right)).toBe(right);
  });

  it('stays where its sentence asks for it', async () => {
    for (const right of [
      'The page says where it was built and published from.',
      'Each of them likes it.',
      'I hope that the user liked what they came to read.',
      'Several of us liked the drawing.',
      'For more than 20 authors, include the first 19 names.',
      'They rely on timely publication.',
      'The opinions that they hold as a group make sense.',
      'If the range matches multiple versions then each printed value will be prefixed with its name.',
      'I sent my claim form three weeks ago and I have not heard anything.',
      'I would like to ask for a reference for sixth form college.',
      'The gate opens 7.',
      'They estimated 1,940 units but the meter says 1,612.',
      'The biscuit is off food.',
      'I can offer you 10% off your next order.',
      'Boots bought 3 weeks ago sole coming off already.',
      'My colleague is off sick, and the dog is off food.',
      'Let the interview candidate, Aisha, know we’d like to invite her to a second interview.',
    ])
      expect(await fix(right)).toBe(right);
  });

  it('asks what is to come where no clause follows', async () => {
    expect(await fix('will the other parents be there')).toBe('will the other parents be there');
    expect(await fix('The new clutch and brakes are done.')).toBe('The new clutch and brakes are done.');
    expect(await fix('Booked for 18 at 1pm.')).toBe('Booked for 18 at 1pm.');
    expect(await fix('When is it due?')).toBe('When is it due?');
    expect(await fix('Are partners coming or just us?')).toBe('Are partners coming or just us?');
    expect(await fix('I think the current one fits better with the brand, hope it is ok.')).toBe(
      'I think the current one fits better with the brand, hope it is ok.',
    );
  });

  it('stays behind a plural that is its subject', async () => {
    for (const right of [
      'The gears are still slipping.',
      'The hinges were slipping, and my nails have split.',
    ])
      expect(await fix(right)).toBe(right);
  });

  it('stays in names, compounds and codes', async () => {
    for (const text of [
      'We met Will There in the lobby.',
      'Open their/index.ts to see it.',
      'I can take yours next week.',
      'The lace fabric I ordered on 2nd May came in cream instead of ivory.',
    ])
      expect(await fix(text)).toBe(text);
  });

  it('stays where somebody’s thing is named behind it', async () => {
    for (const right of [
      'The bus drove right past our stop without even slowing down.',
      'Their bins are blocking our half of the driveway.',
      'The deputy principal is ill.',
    ])
      expect(await fix(right)).toBe(right);
  });

  it('stays in the subjunctive, and in a condition of no past', async () => {
    for (const right of [
      'The board insisted that he come alone.',
      'They asked that he become chairman.',
      'It is important that everyone come on time.',
    ])
      expect(await fix(right)).toBe(right);
    expect(await fix('If he come alone, we will save one seat.')).not.toContain('came');
  });

  it('is found where the right one is rare in print', async () => {
    expect(await fix('If we loose one more goalie, we will forfeit the season.')).toBe(
      'If we lose one more goalie, we will forfeit the season.',
    );
  });
});
