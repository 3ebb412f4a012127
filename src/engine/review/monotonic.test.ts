import { describe, expect, it } from 'vitest';
import { makeCorrector } from '../corrector.ts';
import type { RatingCategory, TextType } from '../types.ts';
import { FORMALITY } from './fitted/formality.ts';
import { POLITENESS } from './fitted/politeness.ts';
import { makeReviewer } from './index.ts';

const { correct, read } = await makeCorrector({ language: 'en-us' });
const review = makeReviewer({ correct, read });

async function scoreOf(text: string, category: RatingCategory): Promise<number> {
  const type: TextType = category === 'Clarity' || category === 'Readability' ? 'document' : 'email';
  const { ratings } = await review({ text, type, language: 'en-us' });
  return ratings.find((rating) => rating.category === category)?.score ?? Number.NaN;
}

const TEXTS = [
  'Send me the list of the guests. I need it by noon.',
  'Hello Ana,\n\nWe are going to move the meeting to Friday. It is not clear who will come.\n\nBest,\nTom',
  'What is the number of the order? We do not find it in our books.',
  'The report is late. You have not answered my last two letters, and I am not pleased.',
  'Would you look at the draft that I have sent? It is short, and it should not take long.',
  'It is ready.',
];

/** Each text with one edit, where there is a place for it. */
function editAll(edit: (text: string) => string): [before: string, after: string][] {
  return TEXTS.map((text): [string, string] => [text, edit(text)]).filter(
    ([text, edited]) => text !== edited,
  );
}

/** Ends the body of a text, before its closing line. */
const append = (sentence: string) => (text: string) => text.replace(/(?=\n\nBest,)|$/, ` ${sentence}`);
const replace = (from: RegExp, to: string) => (text: string) => text.replace(from, to);

describe('never lowers', () => {
  it.each<[string, RatingCategory, (text: string) => string]>([
    ['please before a command', 'Politeness', replace(/^Send/, 'Please send')],
    ['please in a question', 'Politeness', replace(/Would you/, 'Would you please')],
    ['thanks', 'Politeness', append('Thank you for your help.')],
    ['an apology', 'Politeness', append('I am sorry for the trouble.')],
    ['a greeting', 'Politeness', (text) => (/^Hello/.test(text) ? text : `Hello Tom,\n\n${text}`)],
    ['thanks', 'Friendliness', append('Thank you for your help.')],
    ['a greeting', 'Friendliness', (text) => (/^Hello/.test(text) ? text : `Hello Tom,\n\n${text}`)],
    ['a warm phrase', 'Friendliness', append('I am looking forward to it.')],
    [
      'a closing line',
      'Friendliness',
      (text) => (/Best,/.test(text) ? text : `${text}\n\nBest regards,\nTom`),
    ],
    ['a firm statement', 'Confidence', append('I am sure of it.')],
  ])('%s %s', async (_, category, edit) => {
    const edits = editAll(edit);
    expect(edits.length).toBeGreaterThan(0);
    for (const [before, after] of edits)
      expect(await scoreOf(after, category), after).toBeGreaterThanOrEqual(await scoreOf(before, category));
  });
});

describe('never raises', () => {
  it.each<[string, RatingCategory, (text: string) => string]>([
    ['a contraction', 'Professionalism', replace(/ is not/g, " isn't")],
    ['a negation that is contracted', 'Professionalism', replace(/\b(do|have|should) not/g, "$1n't")],
    ['slang', 'Professionalism', replace(/going to/, 'gonna')],
    ['a slang word at the end', 'Professionalism', replace(/\.(?=\n|$)/, ', dude.')],
    ['an exclamation mark', 'Professionalism', replace(/\.(?=\n|$)/, '!')],
    ['a mistake', 'Professionalism', replace(/The report is/, 'The report are')],
    ['shouting', 'Professionalism', append('WE ARE WAITING FOR IT.')],
    ['a reproach', 'Politeness', append('As I already told you, you forgot it.')],
    ['a demand', 'Politeness', append('You must answer immediately.')],
    ['a row of marks', 'Politeness', replace(/\?/, '???')],
    ['shouting', 'Politeness', append('WE ARE WAITING FOR IT.')],
    ['a reproach', 'Friendliness', append('You forgot it.')],
    ['a hedge', 'Confidence', append('I think so, maybe.')],
    ['an apology', 'Confidence', append('I am sorry about this.')],
    ['a vague word', 'Clarity', append('It is basically a thing.')],
    ['a wordy phrase', 'Clarity', append('We meet in order to talk.')],
  ])('%s %s', async (_, category, edit) => {
    const edits = editAll(edit);
    expect(edits.length).toBeGreaterThan(0);
    for (const [before, after] of edits)
      expect(await scoreOf(after, category), after).toBeLessThanOrEqual(await scoreOf(before, category));
  });
});

it('hedges lower confidence, reproaches politeness, and slang professionalism', async () => {
  const plain = 'Hello Ana,\n\nWe will send the contract on Monday. It covers the whole year.\n\nBest,\nTom';
  const lower = async (category: RatingCategory, edited: string) =>
    expect(await scoreOf(edited, category)).toBeLessThan(await scoreOf(plain, category));
  await lower('Confidence', plain.replace('We will', 'I think maybe we might possibly'));
  await lower('Politeness', plain.replace('We will', 'You forgot it again. We will'));
  await lower(
    'Professionalism',
    plain.replace('the contract', 'ya the stuff').replace('We will', "We're gonna"),
  );
});

describe.each([
  ['politeness', POLITENESS],
  ['formality', FORMALITY],
])('the fitted weights of %s', (_, { signs, model }) => {
  it('are one for each sign, on the side where it belongs', () => {
    expect(Object.keys(model.weights)).toEqual(Object.keys(signs));
    for (const [id, { direction, least = 0 }] of Object.entries(signs))
      if (direction !== 0) expect((model.weights[id] ?? 0) * direction, id).toBeGreaterThanOrEqual(least);
  });

  it('stand for scores that rise', () => {
    const [knots, scores] = [
      model.scale.map(([knot]) => knot ?? 0),
      model.scale.map(([, score]) => score ?? 0),
    ];
    for (const list of [knots, scores]) expect(list).toEqual(list.toSorted((a, b) => a - b));
    expect(new Set(knots).size).toBe(knots.length);
  });
});

it('a normal email stands in the upper half, and not at the end of the scale', async () => {
  const email = `Hi Maria,

I hope your week is going well. Could you please send me the updated budget by Thursday? I would like to include it in
the papers for the board.

Thank you for your help.

Best regards,
Tom`;
  for (const category of ['Politeness', 'Professionalism'] as const) {
    expect(await scoreOf(email, category)).toBeGreaterThanOrEqual(3.5);
    expect(await scoreOf(email, category)).toBeLessThanOrEqual(4.5);
  }
});
