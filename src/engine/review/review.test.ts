import { describe, expect, it } from 'vitest';
import { makeCorrector } from '../corrector.ts';
import { applyChanges } from '../text/edits.ts';
import { makeReader } from '../text/words.ts';
import type { RatingCategory, ReviewResult, TextType } from '../types.ts';
import { makeReviewer } from './index.ts';

const corrector = await makeCorrector({ language: 'en-us' });
const review = makeReviewer({ correct: (request) => corrector.correct(request), read: makeReader() });
const look = (text: string, type: TextType = 'email') => review({ text, type, language: 'en-us' });

function scoreIn({ ratings }: ReviewResult, category: RatingCategory): number {
  const rating = ratings.find((each) => each.category === category);
  if (rating === undefined) throw new Error(`no rating for ${category}`);
  return rating.score;
}

function pointIn({ points }: ReviewResult, title: RegExp) {
  const point = points.find((each) => title.test(each.title));
  if (point === undefined)
    throw new Error(`no point like ${title}: ${points.map((each) => each.title).join()}`);
  return point;
}

const POLITE = `Hi Anna,

I hope you are well. Could you please send me the report when you have time? Thank you for your help.

Best regards,
Tom`;
const BLUNT = 'Send me the report. As I already told you, it was due yesterday. I WANT IT NOW!!!';
const FAULTY = `Hello Bob,

i has recieve you’re report 😀 in order to decides, but she dont knows it.\r
I think maybe the numbers was wrong. You need to check them.

> they has recieve it

Cheers,
Ana`;
const LONG =
  'The new plan for the office on the third floor is ready for all of you to read and to discuss, and we would like to hear from each of the teams what they want before the end of the month.';

it('names no grade below the first one', async () => {
  const { writtenFeedback } = await look(
    'I go in. You go in. We go in. They go on. He is in. She is up.',
    'other',
  );
  expect(writtenFeedback).toContain('It reads at grade 1 or below.');
  expect(writtenFeedback).not.toMatch(/grade 0/);
});

describe('ratings', () => {
  it('take “why” for a question only where somebody is asked', async () => {
    const describePoliteness = async (text: string) =>
      (await look(text)).ratings.find(({ category }) => category === 'Politeness')?.description;
    expect(await describePoliteness('Hi Tom,\n\nWhy is it late?\n\nAnna')).toContain('asks why');
    const reasons = 'Hi Tom,\n\nThere are two reasons why it is late.\n\nAnna';
    expect(await describePoliteness(reasons)).not.toContain('asks why');
  });

  it('REVIEW-02 each has its category by the type of the text, a score from 1 to 5 and a description', async () => {
    const ofEmail = ['Friendliness', 'Professionalism', 'Confidence', 'Politeness'];
    for (const type of ['email', 'direct-message', 'document', 'presentation', 'other'] as const) {
      for (const text of [POLITE, BLUNT, 'ok']) {
        const { ratings } = await look(text, type);
        expect(ratings.map(({ category }) => category)).toEqual(
          type === 'email' ? ofEmail : ['Readability', 'Clarity', 'Professionalism'],
        );
        for (const { score, description } of ratings) {
          expect([1, 1.5, 2, 2.5, 3, 3.5, 4, 4.5, 5]).toContain(score);
          expect(description).toMatch(/^[\p{Lu}\d].+\.$/u);
        }
      }
    }
  });

  it('a misspelling counts, however often it is made', async () => {
    const text = 'We recieve your letters. You recieve ours. They recieve none.';
    const right = await look(text.replaceAll('recieve', 'receive'), 'document');
    const wrong = await look(text, 'document');
    expect(scoreIn(wrong, 'Professionalism')).toBeLessThan(scoreIn(right, 'Professionalism'));
    expect(JSON.stringify(wrong.points)).toContain('recieve');
  });

  it('a blunt email is rated below a polite one', async () => {
    const [blunt, polite] = [await look(BLUNT), await look(POLITE)];
    for (const category of ['Friendliness', 'Politeness', 'Professionalism'] as const)
      expect(scoreIn(blunt, category)).toBeLessThan(scoreIn(polite, category));
  });

  it.each<[string, RatingCategory, string, string]>([
    ['hedges', 'Confidence', 'We can win this.', 'I think maybe we can possibly win this.'],
    [
      'mistakes',
      'Professionalism',
      'They have received it here.',
      'They has recieve it hear and she dont knows.',
    ],
    ['slang', 'Professionalism', 'I will see you there soon.', 'Yeah dude, that stuff is awesome.'],
    ['a long sentence', 'Readability', 'The plan is ready. Please read it.', LONG],
    [
      'wordy phrases',
      'Clarity',
      'We met to talk about it.',
      'We met in order to make use of the end result.',
    ],
    [
      'a reproach',
      'Politeness',
      'The list is late.',
      'As I already told you, the list is late. You forgot it.',
    ],
    ['capitals', 'Friendliness', 'Call me back, please.', 'CALL ME BACK, PLEASE.'],
  ])('%s: the lower %s', async (_, category, plain, marked) => {
    const type = ['Readability', 'Clarity'].includes(category) ? 'document' : 'email';
    expect(scoreIn(await look(marked, type), category)).toBeLessThan(
      scoreIn(await look(plain, type), category),
    );
  });

  it('quote the text to the letter, at most three times each', async () => {
    for (const text of [POLITE, BLUNT, FAULTY, LONG]) {
      for (const { evidence } of (await look(text)).ratings) {
        expect(evidence.length).toBeLessThanOrEqual(3);
        for (const { start, end, quote } of evidence) {
          expect(quote).toBe(text.slice(start, end));
          expect(quote.trim()).toBe(quote);
          expect(quote).not.toBe('');
        }
      }
    }
  });

  it('find passives that name who acts, and those that do not', async () => {
    const text = 'The list has been checked by Ana. It will be considered soon. We were pleased. It is gone.';
    const { ratings, points } = await look(text, 'document');
    expect(ratings[1]?.description).toContain('2 passives');
    expect(points.map(({ explanation }) => explanation)).toEqual([
      '“been checked” names who acts only at the end.',
      '“be considered” does not say who acts.',
    ]);
  });

  it('take abbreviations for no shouting', async () => {
    const { ratings } = await look('The EU NATO talks went on. NASA was there. We left the USA.', 'email');
    expect(ratings[0]?.description).not.toContain('capitals');
  });

  it('say what was counted', async () => {
    const { ratings } = await look(POLITE);
    expect(ratings[0]?.description).toBe(
      'A greeting, a word of thanks, a warm phrase and a closing line. Counts greetings, thanks, warm phrases and closing lines against accusations, demands and shouting.',
    );
    expect(ratings[0]?.evidence.map(({ quote }) => quote)).toEqual(['Hi Anna', 'hope you', 'Thank you']);
  });

  it('find no accusation in praise', async () => {
    const praise =
      'Thank you, Tom. You never fail to find an answer, and you did not forget a single detail.';
    const { ratings, writtenFeedback } = await look(praise);
    const said = [writtenFeedback, ...ratings.map(({ description }) => description.split(/[.;] /)[0])];
    expect(said.join(' ')).not.toContain('accusing');
    expect((await look('You never answer, Tom.')).writtenFeedback).toContain('accusing phrase');
  });

  it('count nothing in quoted mail and in quotations', async () => {
    const quoted = await look(`${POLITE}\n\n> I think maybe you forgot it, dude\n> SEND IT NOW!!!`);
    expect(quoted.ratings.map(({ score }) => score)).toEqual(
      (await look(POLITE)).ratings.map(({ score }) => score),
    );
  });
});

describe('points', () => {
  it('are at most eight, told apart by their ids, and quote the text to the letter', async () => {
    for (const text of [POLITE, BLUNT, FAULTY, LONG, `${BLUNT}\n\n${FAULTY}`.repeat(4)]) {
      const { points } = await look(text);
      expect(points.length).toBeLessThanOrEqual(8);
      expect(new Set(points.map(({ id }) => id)).size).toBe(points.length);
      for (const { title, explanation, instruction, evidence, changes } of points) {
        expect(evidence.quote).toBe(text.slice(evidence.start, evidence.end));
        expect(evidence.quote).not.toBe('');
        for (const sentence of [explanation, instruction]) expect(sentence).toMatch(/^.{8,160}\.$/u);
        expect(title).not.toBe('');
        changes.forEach((change, index) => {
          expect(change.end).toBeLessThanOrEqual(changes[index + 1]?.start ?? text.length);
          expect(text.slice(change.start, change.end)).not.toBe(change.replacement);
        });
      }
    }
  });

  it('with changes are gone once the changes are made', async () => {
    for (const text of [BLUNT, FAULTY, LONG]) {
      const { points } = await look(text);
      for (const { title, changes } of points.filter((point) => point.changes.length > 0)) {
        const after = await look(applyChanges(text, changes));
        const count = (all: ReviewResult['points']) => all.filter((point) => point.title === title).length;
        expect([title, count(after.points)]).toEqual([title, count(points) - 1]);
      }
    }
  });

  it('a sentence’s mistakes are one point, with the corrector’s own changes', async () => {
    const { changes } = await corrector.correct({ text: FAULTY, action: 'improve' });
    const point = pointIn(await look(FAULTY), /mistakes/);
    expect(point.changes.length).toBeGreaterThan(3);
    expect(changes).toEqual(expect.arrayContaining(point.changes));
  });

  it.each([
    ['a command', 'Hi Bob,\n\nSend me the list.\n\nBest,\nAna', /command/, 'Please send me the list.'],
    ['a demand', 'Hi Bob,\n\nYou need to call her.\n\nBest,\nAna', /demand/, 'Please call her.'],
    [
      'several hedges',
      'Hi Bob,\n\nI think we might maybe want to possibly move the date.\n\nBest,\nAna',
      /hedges/,
      '\n\nWe might want to move the date.',
    ],
    ['a hedge', 'Hi Bob,\n\nI think the list is ready.\n\nBest,\nAna', /hedge/, '\n\nThe list is ready.'],
    ['no greeting', 'The list is ready.\n\nBest,\nAna', /greeting/, 'Hello,\n\nThe list is ready.'],
    ['no closing', 'Hi Bob,\r\n\r\nthe list is ready.\r\n', /closing/, 'is ready.\r\n\r\nBest regards,\r\n'],
    ['no closing above a name', 'Hi Bob,\n\nThe list is ready.\n\nAna', /closing/, '\n\nBest regards,\nAna'],
    ['a long sentence', LONG, /sentence of/, 'to discuss. We would like'],
    ['a wordy phrase', 'Hi Bob,\n\nWe met in order to talk.\n\nBest,\nAna', /wordy/, 'We met to talk.'],
  ])('%s has its fix', async (_, text, title, fixed) => {
    const point = pointIn(await look(text), title);
    expect(applyChanges(text, point.changes)).toContain(fixed);
  });

  it('only messages are told to say please, and only emails to greet', async () => {
    const titles = async (type: TextType) =>
      (await look(BLUNT, type)).points.map(({ title }) => title).join();
    expect(await titles('email')).toMatch(/please.*greeting/);
    expect(await titles('direct-message')).toMatch(/^(?!.*greeting).*please/);
    expect(await titles('document')).not.toMatch(/greeting|please/);
  });

  it('a text without faults has none', async () => {
    expect((await look(POLITE)).points).toEqual([]);
  });
});

describe('written feedback', () => {
  it('is two to five sentences with the figures of this very text', async () => {
    const all: string[] = [];
    for (const text of [POLITE, BLUNT, FAULTY, LONG, 'ok']) {
      const { writtenFeedback } = await look(text);
      const sentences = writtenFeedback.replace(/“[^”]*”/g, '').match(/[^.]\.(?= |$)/g) ?? [];
      expect(sentences.length).toBeGreaterThanOrEqual(2);
      expect(sentences.length).toBeLessThanOrEqual(5);
      all.push(writtenFeedback);
    }
    expect(new Set(all).size).toBe(all.length);
  });

  it('names the strongest and the weakest side, and what was counted', async () => {
    const { writtenFeedback } = await look(BLUNT);
    expect(writtenFeedback).toContain('17 words in 3 sentences');
    expect(writtenFeedback).toMatch(
      /Confidence is strongest, at 3\.5 of 5.*Politeness is weakest, at 1 of 5/,
    );
  });

  it('says so when nothing was found to count', async () => {
    expect((await look('Fine.')).writtenFeedback).toContain('none of the signs');
  });
});

describe('what cannot be rated', () => {
  it.each([
    [
      'another language',
      'Je ne sais pas où est le chat de la voisine, mais il est dans la maison.',
      /English/,
    ],
    ['another script', 'שלום עולם, מה שלומך היום?', /English/],
    ['no words at all', '😀 !', /no words/],
  ])('%s is told so instead', async (_, text, why) => {
    const result = await look(text);
    expect(result).toMatchObject({ ratings: [], points: [], notice: expect.stringMatching(why) });
    expect(result.writtenFeedback).toMatch(why);
  });
});

it('the same text gets the same answer', async () => {
  expect(await look(FAULTY)).toEqual(await look(FAULTY));
});
