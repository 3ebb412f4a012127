import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Change } from '../types.ts';
import { applyChanges, composeChanges, moveSpan, withoutOverlaps } from './edits.ts';
import { tidyChanges } from './tidy.ts';

/** Letters, marks and signs that people write, with the ones that UTF-16 makes hard. */
const alphabet = fc.constantFrom(
  'a',
  'b',
  'I',
  ' ',
  ' ',
  ',',
  '.',
  "'",
  '’',
  'é',
  'e\u0301',
  '😀',
  '👩‍👧',
  '\r\n',
  '\n',
  'ש',
  '7',
);
const texts = fc.array(alphabet, { maxLength: 30 }).map((parts) => parts.join(''));

function changesOf(text: string): fc.Arbitrary<Change[]> {
  const one = fc.record({
    start: fc.nat(text.length),
    length: fc.nat(4),
    replacement: fc.array(alphabet, { maxLength: 4 }).map((parts) => parts.join('')),
    category: fc.constantFrom('grammar' as const, 'punctuation' as const),
  });
  return fc.array(one, { maxLength: 6 }).map((all) =>
    withoutOverlaps(
      all.map(({ start, length, ...rest }) => ({
        ...rest,
        start,
        end: Math.min(text.length, start + length),
        reason: '',
        gist: '',
        rule: 'test',
      })),
    ),
  );
}

function isSortedAndDisjoint(changes: readonly Change[]): boolean {
  return changes.every((change, index) => {
    const next = changes[index + 1];
    return change.start <= change.end && (next === undefined || change.end <= next.start);
  });
}

/** Low surrogates, the accent and the joiner of the alphabet go on with the letter before. */
function cutsLetter(text: string, place: number): boolean {
  const code = text.charCodeAt(place);
  return (code >= 0xdc00 && code <= 0xdfff) || code === 0x301 || code === 0x200d;
}

const twoRounds = texts.chain((text) =>
  changesOf(text).chain((first) =>
    changesOf(applyChanges(text, first)).map((second) => ({ text, first, second })),
  ),
);

function make(
  start: number,
  end: number,
  replacement: string,
  category: Change['category'] = 'grammar',
): Change {
  return { start, end, replacement, category, reason: '', gist: '', rule: 'test' };
}

describe('composing edits', () => {
  it('does in one step what two rounds do one after the other', () => {
    fc.assert(
      fc.property(twoRounds, ({ text, first, second }) => {
        const composed = composeChanges(text, first, second);
        expect(isSortedAndDisjoint(composed)).toBe(true);
        expect(applyChanges(text, composed)).toBe(applyChanges(applyChanges(text, first), second));
      }),
      { numRuns: 2000 },
    );
  });

  it('joins a correction of a correction into one change', () => {
    const composed = composeChanges('he have went', [make(3, 7, 'has')], [make(7, 11, 'gone')]);
    expect(composed).toMatchObject([
      { start: 3, end: 7, replacement: 'has' },
      { start: 8, end: 12, replacement: 'gone' },
    ]);
  });

  it('forgets a change that a later round undoes', () => {
    expect(composeChanges('colour', [make(0, 6, 'color')], [make(0, 5, 'colour')])).toEqual([]);
  });
});

describe('moving a span', () => {
  const make = (start: number, end: number, replacement: string): Change => ({
    ...{ start, end, replacement, category: 'wording', reason: '', gist: '', rule: 'r' },
  });

  it.each([
    ['goes along with what is added before it', [make(0, 0, 'ab')], [5, 8]],
    ['holds what is changed inside it', [make(4, 5, 'abc')], [3, 8]],
    ['takes along what cuts into it', [make(1, 4, 'a'), make(5, 9, 'abcde')], [1, 8]],
    ['stays where all changes are behind it', [make(6, 9, '')], [3, 6]],
  ] as const)('%s', (_, changes, [start, end]) => {
    expect(moveSpan({ start: 3, end: 6 }, changes)).toEqual({ start, end });
  });
});

describe('showing edits', () => {
  it('keeps the result, the order and whole letters', () => {
    fc.assert(
      fc.property(
        texts.chain((text) => changesOf(text).map((changes) => ({ text, changes }))),
        ({ text, changes }) => {
          const shown = tidyChanges(text, changes);
          expect(isSortedAndDisjoint(shown)).toBe(true);
          expect(applyChanges(text, shown)).toBe(applyChanges(text, changes));
          for (const { start, end } of shown)
            expect([start, end].some((place) => cutsLetter(text, place))).toBe(false);
        },
      ),
      { numRuns: 2000 },
    );
  });

  it.each([
    ['an ending covers its word', 'two reason', make(10, 10, 's'), make(4, 10, 'reasons')],
    ['a comma stays a comma', 'Yes we can', make(0, 3, 'Yes,'), make(3, 3, ',')],
    ['words that stay are left out', 'in the same time', make(0, 16, 'at the same time'), make(0, 2, 'at')],
    ['a word that goes takes its space along', 'the both', make(0, 8, 'both'), make(0, 4, '')],
    ['an emoji is one letter', 'a😀b', make(1, 3, '😁'), make(1, 3, '😁')],
  ])('%s', (_, text, change, shown) => {
    expect(tidyChanges(text, [change])).toEqual([shown]);
  });

  it('joins changes that touch, and speaks of the words rather than of the comma', () => {
    const shown = tidyChanges('hte end', [make(0, 3, 'the'), make(3, 3, ',', 'punctuation')]);
    expect(shown).toEqual([make(0, 3, 'the,')]);
  });
});

describe('other wordings of a change', () => {
  const about = { category: 'spelling', reason: '', gist: '', rule: 'r' } as const;
  const wolk = { ...about, start: 4, end: 8, replacement: 'walk', alternatives: ['work'] };

  it('stay with it where it is shown as it was found', () => {
    expect(tidyChanges('The wolk ends.', [wolk])[0]?.alternatives).toEqual(['work']);
    const later = { ...about, start: 9, end: 13, replacement: 'began' };
    expect(composeChanges('The wolk ends.', [wolk], [later])[0]?.alternatives).toEqual(['work']);
  });

  it('go where it is joined with another', () => {
    const later = { ...about, start: 0, end: 8, replacement: 'A walk' };
    expect(composeChanges('The wolk ends.', [wolk], [later])[0]).not.toHaveProperty('alternatives');
    const next = { ...about, start: 8, end: 9, replacement: '; ' };
    expect(tidyChanges('The wolk ends.', [wolk, next])[0]).not.toHaveProperty('alternatives');
  });
});
