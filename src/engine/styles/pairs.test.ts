import { describe, expect, it } from 'vitest';
import { loadRuleContext } from '../rules/context.ts';
import { applyChanges } from '../text/edits.ts';
import { makeReader } from '../text/words.ts';
import { type Direction, makePairRule } from './pairs.ts';

const read = makeReader();
const context = await loadRuleContext();

function rewrite(vocabulary: string, direction: Direction, text: string): string {
  const rule = makePairRule({
    id: 'pairs',
    category: 'tone',
    gist: 'pair',
    examples: [],
    leaves: [],
    vocabulary,
    direction,
    explain: (written) => `One says “${written}”.`,
  });
  const changes = read(text).flatMap(({ start, ...sentence }) =>
    [...rule.find({ start, ...sentence }, context)].map((finding) => ({
      ...finding,
      start: finding.start + start,
      end: finding.end + start,
      category: rule.category,
      gist: rule.gist,
      rule: rule.id,
    })),
  );
  return applyChanges(text, changes);
}

const BUY = 'verb + object\nbuy <> purchase';

describe('a pair of verbs', () => {
  it.each([['She bought the land and is buying a car.', 'She purchased the land and is purchasing a car.']])(
    'carries its form over: %s',
    (before, after) => {
      expect(rewrite(BUY, 'very-formal', before)).toBe(after);
      expect(rewrite(BUY, 'casual', after)).toBe(before);
    },
  );

  it.each(['It was a good buy.', 'He bought into the plan.', 'They go to Buy the Way Ltd.'])(
    'leaves other frames: %s',
    (text) => {
      expect(rewrite(BUY, 'very-formal', text)).toBe(text);
    },
  );

  it('that is base and past alike is changed only where the word before tells which', () => {
    const vocabulary = 'verb + meeting\nput off > postpone';
    expect(
      rewrite(vocabulary, 'very-formal', 'We have put off the meeting to put off the next meeting.'),
    ).toBe('We have postponed the meeting to postpone the next meeting.');
    expect(rewrite(vocabulary, 'very-formal', 'They put off the meeting.')).toBe('They put off the meeting.');
  });
});

it('a row is read only where its arrow points', () => {
  const vocabulary =
    'verb + object\nneed < require | ask for >> request | deal with > address | get << obtain';
  const text = 'We require a key, ask for a lock to deal with the issue and to obtain a view.';
  const results = (['plain', 'casual', 'professional', 'very-formal'] as const).map((direction) =>
    rewrite(vocabulary, direction, text),
  );
  expect(results).toEqual([
    'We need a key, ask for a lock to deal with the issue and to obtain a view.',
    'We need a key, ask for a lock to deal with the issue and to get a view.',
    'We require a key, request a lock to deal with the issue and to obtain a view.',
    'We require a key, request a lock to address the issue and to obtain a view.',
  ]);
});

it.each([
  ['verb + plain verb\nlet you < allow you to', 'It allows you to pay.', 'It lets you pay.'],
  ['verb + plain verb\nlet you < allow you to', 'It allows you to be late.', 'It allows you to be late.'],
  ['verb + object\nuse < utilize', 'By utilizing the data, we win.', 'By using the data, we win.'],
  ['verb + object\nuse < utilize', 'In utilizing terms, we win.', 'In utilizing terms, we win.'],
  ['phrase\nwe need < we require', 'Do we require a key?', 'Do we require a key?'],
  ['phrase + noun phrase\nlots of < tons of', 'It has tons of steel.', 'It has lots of steel.'],
  ['phrase + noun phrase\nlots of < tons of', 'It has seven tons of steel.', 'It has seven tons of steel.'],
  ['verb + person and that clause\nsay to < tell', 'He told me how.', 'He told me how.'],
])('a frame is more than its word: %s: %s', (vocabulary, before, after) => {
  expect(rewrite(vocabulary, 'plain', before)).toBe(after);
});

it.each([
  ['verb\nchoose < select', 'We select one or choose two.', 'We select one or choose two.'],
  ['verb\nchoose < select / opt for', 'We opt for one or select two.', 'We choose one or select two.'],
  [
    'verb\nchoose < select',
    'We select a cat, and they select a dog.',
    'We choose a cat, and they choose a dog.',
  ],
  [
    'phrase + plural\nmany < lots of',
    'We saw many cats and lots of dogs.',
    'We saw many cats and many dogs.',
  ],
])('writes no word beside itself that stood for another: %s: %s', (vocabulary, before, after) => {
  expect(rewrite(vocabulary, 'plain', before)).toBe(after);
});

it('a table with an unknown frame or a row that is none does not compile', () => {
  expect(() => rewrite('verbs\na > b', 'formal' as Direction, '')).toThrow('No frame');
  expect(() => rewrite('verb\na>b', 'very-formal', '')).toThrow('No pair');
});

it('a repetition of thousands of words comes to an end within the limit that every test has', () => {
  const text = 'get in touch with '.repeat(8000);
  expect(rewrite('verb + object\nget in touch with > contact', 'very-formal', text)).not.toBe('');
});

it('offers the other wordings of a row in the form and case of the word', () => {
  const rule = makePairRule({
    id: 'pairs',
    category: 'tone',
    gist: 'pair',
    examples: [],
    leaves: [],
    vocabulary: 'verb\n help > assist / aid',
    direction: 'very-formal',
    explain: (written) => `One says “${written}”.`,
  });
  const [sentence] = [...read('She helped us.')];
  if (!sentence) throw new Error('no sentence');
  const [finding] = [...rule.find(sentence, context)];
  expect(finding).toMatchObject({ replacement: 'assisted', alternatives: ['aided'] });
});
