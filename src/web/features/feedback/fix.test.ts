import { describe, expect, test } from 'vitest';
import type { TextChange } from '../../../shared/contract/result.ts';
import type { FeedbackPoint } from '../../../shared/contract/review.ts';
import { decideAllOpen, toText } from '../../review/model.ts';
import { applyFix, findPlace, followSpan, startFix } from './fix.ts';

const words = { category: 'wording', reason: 'As told.', gist: '', rule: 'told', fact: null } as const;

function replace(text: string, from: string, to: string): TextChange {
  const start = text.indexOf(from);
  return { start, end: start + from.length, replacement: to, ...words };
}

function makePoint(text: string, quote: string, changes: TextChange[]): FeedbackPoint {
  const start = text.indexOf(quote);
  const evidence = { start, end: start + quote.length, quote };
  return { id: quote, title: '', explanation: '', evidence, changes, instruction: 'Say it plainly.' };
}

const analyzed = 'Dear Tom,\n\nI think that maybe the plan works. Thanks for you’re help.\n\nMarta';
const hedge = makePoint(analyzed, 'think that maybe', [replace(analyzed, 'think that maybe', 'believe')]);
const slip = makePoint(analyzed, 'you’re', [replace(analyzed, 'you’re', 'your')]);

function useFix(text: string, point: FeedbackPoint): string | undefined {
  const start = startFix(analyzed, text, point);
  if (start.kind !== 'review') return undefined;
  const { fix } = start;
  return applyFix(text, { ...fix, review: decideAllOpen(fix.review, 'accepted') });
}

describe('a fix of a point', () => {
  test('is reviewed within its paragraph', () => {
    const start = startFix(analyzed, analyzed, hedge);
    if (start.kind !== 'review') throw new Error(start.kind);
    expect(start.fix.review.source).toBe('I think that maybe the plan works. Thanks for you’re help.');
    expect(toText(start.fix.review)).toContain('I believe the plan works.');
  });

  test('changes nothing but its place', () => {
    expect(useFix(analyzed, hedge)).toBe(analyzed.replace('think that maybe', 'believe'));
  });

  test('finds its place after another fix of the same paragraph, in either order', () => {
    const both = analyzed.replace('think that maybe', 'believe').replace('you’re', 'your');
    expect(useFix(useFix(analyzed, hedge) ?? '', slip)).toBe(both);
    expect(useFix(useFix(analyzed, slip) ?? '', hedge)).toBe(both);
  });

  test('finds its place when the writer wrote before it and after it', () => {
    const text = `A word first.\n\n${analyzed}\n\nPS: One more.`;
    expect(useFix(text, slip)).toBe(text.replace('you’re', 'your'));
  });

  test('is refused when the writer changed the words that it is about', () => {
    expect(startFix(analyzed, analyzed.replace('that maybe', 'perhaps'), hedge)).toEqual({ kind: 'moved' });
    expect(startFix(analyzed, '', hedge)).toEqual({ kind: 'moved' });
  });

  test('is refused when the text changed under the review', () => {
    const start = startFix(analyzed, analyzed, hedge);
    if (start.kind !== 'review') throw new Error(start.kind);
    expect(applyFix(analyzed.replace('plan', 'idea'), start.fix)).toBeUndefined();
  });

  test('without changes at hand is a question about its evidence', () => {
    const asked = makePoint(analyzed, 'the plan works', []);
    const text = `Hello.\n${analyzed}`;
    const start = startFix(analyzed, text, asked);
    if (start.kind !== 'ask') throw new Error(start.kind);
    expect(text.slice(start.place.start, start.place.end)).toBe('the plan works');
  });
});

describe('followSpan', () => {
  const insertAt = (at: number, replacement: string): TextChange => ({
    start: at,
    end: at,
    replacement,
    ...words,
  });

  test.each([
    ['an edit before it moves it', insertAt(2, 'abc'), { start: 8, end: 11 }],
    ['an edit at its start moves it', insertAt(5, 'abc'), { start: 8, end: 11 }],
    ['an edit at its end leaves it', insertAt(8, 'abc'), { start: 5, end: 8 }],
    ['an edit after it leaves it', insertAt(9, 'abc'), { start: 5, end: 8 }],
    ['an edit in it loses it', insertAt(6, 'abc'), undefined],
    ['an edit across its start loses it', { ...insertAt(4, ''), end: 6 }, undefined],
  ])('%s', (_, edit, expected) => {
    expect(followSpan({ start: 5, end: 8 }, [edit])).toEqual(expected);
  });

  test('a place without width moves with what is before it', () => {
    expect(followSpan({ start: 5, end: 5 }, [insertAt(1, 'ab')])).toEqual({ start: 7, end: 7 });
    expect(followSpan({ start: 5, end: 5 }, [{ ...insertAt(5, ''), end: 7 }])).toEqual({ start: 5, end: 5 });
  });
});

test('the words of a point are found again in a text that is the same', () => {
  expect(findPlace(analyzed, analyzed, hedge.evidence)).toBe(hedge.evidence);
});
