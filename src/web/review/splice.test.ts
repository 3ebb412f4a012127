import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  decide,
  decideAllOpen,
  listOpenFacts,
  listSegments,
  makeReview,
  type Review,
  toText,
  undo,
} from './model.ts';
import { anyReview, makeChange } from './review-arbitraries.ts';
import { splice } from './splice.ts';

const words = { category: 'wording', reason: 'You asked for it.', rule: 'partial_edit' } as const;

function toShown(review: Review): string {
  return toText(review);
}

function select(review: Review, text: string) {
  const start = toShown(review).indexOf(text);
  return { start, end: start + text.length, text };
}

function spliceWords(review: Review, text: string, replacement: string): Review {
  const spliced = splice(review, select(review, text), replacement, words);
  if (!spliced) throw new Error(`“${text}” is not shown`);
  return spliced;
}

const anySplice = fc
  .tuple(anyReview, fc.nat(), fc.nat(), fc.string({ unit: 'grapheme', maxLength: 12 }))
  .filter(([review]) => toShown(review) !== '')
  .map(([review, from, length, replacement]) => {
    const shown = toShown(review);
    const start = from % shown.length;
    const end = start + 1 + (length % (shown.length - start));
    return { review, selection: { start, end, text: shown.slice(start, end) }, replacement };
  });

describe('for any review and any selection in it', () => {
  test('exactly the selected words are replaced', () => {
    fc.assert(
      fc.property(anySplice, ({ review, selection, replacement }) => {
        const shown = toShown(review);
        const spliced = splice(review, selection, replacement, words);
        expect(spliced && toShown(spliced)).toBe(
          shown.slice(0, selection.start) + replacement + shown.slice(selection.end),
        );
      }),
      { numRuns: 400 },
    );
  });

  test('rejecting all afterwards gives the source, and one undo the review as it was', () => {
    fc.assert(
      fc.property(anySplice, ({ review, selection, replacement }) => {
        const spliced = splice(review, selection, replacement, words) ?? review;
        const rejected = spliced.changes.reduce((one, _, index) => decide(one, index, 'rejected'), spliced);
        expect(toShown(rejected)).toBe(review.source);
        expect(undo(spliced)).toEqual(review);
      }),
    );
  });

  test('changes stay sorted and apart, and those it does not touch keep their decisions', () => {
    fc.assert(
      fc.property(anySplice, ({ review, selection, replacement }) => {
        const spliced = splice(review, selection, replacement, words) ?? review;
        expect(spliced.decisions).toHaveLength(spliced.changes.length);
        let at = 0;
        for (const [index, change] of spliced.changes.entries()) {
          expect(change.start).toBeGreaterThanOrEqual(at);
          at = change.end;
          const former = review.changes.indexOf(change);
          expect(spliced.decisions[index]).toBe(former < 0 ? 'open' : review.decisions[former]);
        }
      }),
    );
  });
});

describe('a splice', () => {
  const source = 'I has a old cat. It are grey. It sleep.';
  const review = makeReview(source, [
    makeChange(2, 5, 'have'),
    makeChange(6, 7, 'an'),
    makeChange(20, 23, 'is'),
    makeChange(33, 38, 'sleeps'),
  ]);

  test('leaves the changes around it as they are decided', () => {
    const decided = decide(decide(review, 0, 'accepted'), 3, 'rejected');
    const spliced = spliceWords(decided, 'It is grey.', 'Its fur is grey.');
    expect(toShown(spliced)).toBe('I have an old cat. Its fur is grey. It sleep.');
    expect(spliced.decisions).toEqual(['accepted', 'open', 'open', 'open', 'rejected']);
    expect(spliced.changes[2]).toMatchObject({ ...words, start: 17, end: 19, replacement: 'Its fur' });
    expect(spliced.changes[3]).toBe(review.changes[2]);
  });

  test('leaves the changes in it that it does not touch, with their reasons and decisions', () => {
    const decided = decide(decide(decide(review, 1, 'accepted'), 2, 'accepted'), 3, 'rejected');
    const spliced = spliceWords(decided, 'I have an old cat. It is grey.', 'I have an aged cat. It is grey.');
    expect(toShown(spliced)).toBe('I have an aged cat. It is grey. It sleep.');
    expect(spliced.decisions).toEqual(['open', 'accepted', 'open', 'accepted', 'rejected']);
    expect(spliced.changes.filter((change) => review.changes.includes(change))).toHaveLength(4);
    expect(spliced.changes[2]).toMatchObject({ ...words, start: 8, end: 11, replacement: 'aged' });
  });

  test('that puts the source back leaves no change', () => {
    expect(spliceWords(review, 'is', 'are').changes).toHaveLength(3);
  });

  test('takes a change whole that it touches in part', () => {
    const spliced = spliceWords(review, 'n old', ' young');
    expect(toShown(spliced)).toBe('I have a young cat. It is grey. It sleeps.');
    const shown = listSegments(spliced).flatMap((one) =>
      one.kind === 'change' ? [[one.removed, one.added]] : [],
    );
    expect(shown).toContainEqual(['old', 'young']);
  });

  test('is refused when the words under the selection are others by now', () => {
    const selection = select(review, 'It is grey.');
    expect(splice(decide(review, 2, 'rejected'), selection, 'x', words)).toBeUndefined();
    expect(splice(decide(review, 0, 'rejected'), selection, 'x', words)).toBeUndefined();
    expect(splice(review, { start: 3, end: 3, text: '' }, 'x', words)).toBeUndefined();
  });

  test('keeps what was flagged in it out of accept all', () => {
    const sum = makeReview('Pay 1,240.50 now.', [{ ...makeChange(4, 12, '1,240'), fact: 'number' }]);
    const spliced = spliceWords(sum, 'Pay 1,240 now', 'Please pay 1,240 now');
    expect(listOpenFacts(decideAllOpen(spliced, 'accepted'))).toHaveLength(1);
  });

  test('flags what its own answer flags', () => {
    const plain = makeReview('Stay here. Pay 5 now. Go.', []);
    const answered = [{ ...makeChange(4, 5, '6'), fact: 'number' as const }];
    const spliced = splice(plain, select(plain, 'Pay 5 now.'), 'Pay 6 now.', { ...words, answered });
    expect(spliced?.changes).toMatchObject([{ start: 15, end: 16, replacement: '6', fact: 'number' }]);
  });
});
