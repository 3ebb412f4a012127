import { describe, expect, test } from 'vitest';
import { listBlanks } from '../../review/blanks.ts';
import { decide, makeReview, toText, undo } from '../../review/model.ts';
import { addAnswer, fillBlank, toCoverage } from './coverage.ts';

const date = { text: 'Can you confirm the delivery date?', answered: true };
const signs = { text: 'Who from your side will sign the acceptance form?', answered: false };
const hall = { text: 'How long do you need the hall?', answered: false };

const reply = [
  'Hi Tom,',
  'It comes on Thursday.',
  'About “How long do you need the hall?”: [your answer]',
  'The acceptance form will be signed by [name].',
  'Best,\n[your name]',
].join('\n\n');

test('each open question finds the blank that speaks of it, whatever their order', () => {
  const { items, others } = toCoverage([date, signs, hall], reply, []);
  expect(items.map(({ status, blank }) => [status, blank?.text ?? null])).toEqual([
    ['answered', null],
    ['blank', '[name]'],
    ['blank', '[your answer]'],
  ]);
  expect(others.map(({ text }) => text)).toEqual(['[your name]']);
});

test('blanks that speak of nothing asked go in turn where they are as many as the open questions', () => {
  const shown = 'One: [first]\nTwo: [second]';
  const { items, others } = toCoverage([signs, hall], shown, []);
  expect(items.map(({ blank }) => blank?.text)).toEqual(['[first]', '[second]']);
  expect(others).toEqual([]);
  expect(toCoverage([signs], shown, []).items[0]?.status).toBe('open');
});

test('a filled question counts as answered until the filling is taken back or its words are gone', () => {
  const fills = [{ question: 0, words: 'Ann', line: 'Signed by [name].' }];
  const statusOf = (shown: string) => toCoverage([signs], shown, fills).items[0]?.status;
  expect(statusOf('Hi Ann,\nSigned by Ann.')).toBe('answered');
  expect(statusOf('Hi Ann,\nSigned by [name].')).toBe('blank');
  expect(statusOf('Something else.')).toBe('open');
});

const told = { category: 'content', reason: 'Told.', gist: '', rule: 'told', fact: null } as const;

function makeOpenReply() {
  const source = 'It comes on Thursday.';
  const greeting = { ...told, start: 0, end: 0, replacement: 'Hi Tom,\n\n' };
  const line = '\n\nThe form will be signed by [name].';
  const end = source.length;
  return makeReview(source, [greeting, { ...told, fact: 'blank', start: end, end, replacement: line }]);
}

function fillFirst(review: ReturnType<typeof makeOpenReply>, words: string) {
  const [blank] = listBlanks(toText(review));
  const filled = blank && fillBlank(review, blank, words);
  if (!filled) throw new Error('there is a blank to fill');
  return filled;
}

test('filling in replaces exactly the blank, is accepted with its line, and is taken back in one step', () => {
  const review = makeOpenReply();
  const filled = fillFirst(review, 'Ann Lee');
  expect(toText(filled)).toBe('Hi Tom,\n\nIt comes on Thursday.\n\nThe form will be signed by Ann Lee.');
  expect(filled.decisions).toEqual(['open', 'accepted']);
  expect(filled.changes.every(({ fact }) => fact === null)).toBe(true);
  expect(undo(filled)).toEqual(review);
});

test('another blank in the same change keeps it open for its own answer', () => {
  const source = 'Fine.';
  const line = '\n\nSigned by [name] on [date].';
  const review = makeReview(source, [{ ...told, fact: 'blank', start: 5, end: 5, replacement: line }]);
  const once = fillFirst(review, 'Ann');
  expect(once.decisions).toEqual(['open']);
  expect(once.changes[0]?.fact).toBe('blank');
  const twice = fillFirst(once, 'Friday');
  expect(twice.decisions).toEqual(['accepted']);
  expect(toText(twice)).toBe('Fine.\n\nSigned by Ann on Friday.');
});

test('a blank that is gone is not filled', () => {
  const review = makeOpenReply();
  const [blank] = listBlanks(toText(review));
  if (!blank) throw new Error('there is a blank');
  expect(fillBlank(decide(review, 1, 'rejected'), blank, 'Ann')).toBeUndefined();
});

describe('an answer to a question without a blank', () => {
  const reply = makeReview('x', [
    { ...told, fact: null, start: 0, end: 1, replacement: 'Hi Tom,\n\nYes.\n\nBest regards,\nMarta' },
  ]);

  test('is a paragraph before the closing, counts as answered, and is taken back in one step', () => {
    const answered = addAnswer(reply, 'Ann signs.');
    if (!answered) throw new Error('there is a reply');
    expect(toText(answered)).toBe('Hi Tom,\n\nYes.\n\nAnn signs.\n\nBest regards,\nMarta');
    const fills = [{ question: 0, words: 'Ann signs.', line: '' }];
    const question = { text: 'Who signs?', answered: false };
    expect(toCoverage([question], toText(answered), fills).items[0]?.status).toBe('answered');
    expect(toCoverage([question], toText(undo(answered)), fills).items[0]?.status).toBe('open');
    expect(undo(answered)).toEqual(reply);
  });

  test('ends a reply that has no closing', () => {
    const plain = addAnswer(makeReview('Yes, Thursday works. 👍', []), 'Ann signs.');
    expect(plain && toText(plain)).toBe('Yes, Thursday works. 👍\n\nAnn signs.');
    expect(addAnswer(makeReview('', []), 'Ann signs.')).toBeUndefined();
  });
});
