import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { TextChange } from '../contract/result.ts';
import { toChanges } from './index.ts';

const word = fc.constantFrom(
  'the',
  'of',
  'invoice',
  'inconvinience',
  '£1,240.50',
  'well-known',
  '👩‍👩‍👧',
  '🇵🇱🇩🇪',
  'cafe\u0301',
  'שלום',
  'مرحبا',
  'नमस्ते',
  '한국어',
  '日本語',
  '\u0600',
);
const gap = fc.constantFrom(' ', ' ', ' ', '  ', '. ', ', ', '\n', '\r\n', '\r\n\r\n', '\n\n', '\u00A0', '');
const salad = fc
  .array(fc.tuple(word, gap), { maxLength: 25 })
  .map((parts) => parts.map((part) => part.join('')).join(''));
const anyText = fc.oneof(
  salad,
  fc.string({ unit: 'grapheme', maxLength: 40 }),
  fc.string({ unit: 'binary' }),
);

/** A text and the same text with some of its words left out, doubled, moved or replaced. */
const editedText = fc
  .array(fc.tuple(word, gap, fc.constantFrom('keep', 'keep', 'keep', 'drop', 'double', 'other'), word), {
    maxLength: 30,
  })
  .map((parts) => {
    const write = { keep: 1, drop: 0, double: 2, other: 1 };
    const result = parts.map(([own, space, edit, other]) =>
      `${edit === 'other' ? other : own}${space}`.repeat(write[edit]),
    );
    return [parts.map(([own, space]) => own + space).join(''), result.join('')] as const;
  });

const pair = fc.oneof(fc.tuple(anyText, anyText), editedText);

function apply(source: string, changes: readonly TextChange[]): string {
  let at = 0;
  const parts = changes.map(({ start, end, replacement }) => {
    const part = source.slice(at, start) + replacement;
    at = end;
    return part;
  });
  return parts.join('') + source.slice(at);
}

function toGraphemes(text: string): string[] {
  return Array.from(new Intl.Segmenter('en').segment(text), ({ segment }) => segment);
}

function toBorders(text: string): Set<number> {
  const borders = new Set([0]);
  let at = 0;
  for (const grapheme of toGraphemes(text)) {
    at += grapheme.length;
    borders.add(at);
  }
  return borders;
}

/** As a reader sees it: [removed|added]. */
function show(source: string, result: string): string {
  let at = 0;
  let shown = '';
  for (const { start, end, replacement } of toChanges(source, result)) {
    shown += `${source.slice(at, start)}[${source.slice(start, end)}|${replacement}]`;
    at = end;
  }
  return shown + source.slice(at);
}

describe('for any two texts', () => {
  test('applying all changes gives the result to the letter', () => {
    fc.assert(
      fc.property(pair, ([source, result]) => {
        expect(apply(source, toChanges(source, result))).toBe(result);
        expect(toChanges(source, source)).toEqual([]);
      }),
      { numRuns: 400 },
    );
  });

  test('changes are sorted, never overlap, and each changes something', () => {
    fc.assert(
      fc.property(pair, ([source, result]) => {
        let at = 0;
        for (const { start, end, replacement } of toChanges(source, result)) {
          expect(start).toBeGreaterThanOrEqual(at);
          expect(end).toBeGreaterThanOrEqual(start);
          expect(source.slice(start, end)).not.toBe(replacement);
          at = end;
        }
        expect(at).toBeLessThanOrEqual(source.length);
      }),
    );
  });

  test('nothing is cut inside a grapheme, in neither text', () => {
    fc.assert(
      fc.property(pair, ([source, result]) => {
        const [former, latter] = [toBorders(source), toBorders(result)];
        let shift = 0;
        for (const { start, end, replacement } of toChanges(source, result)) {
          expect([former.has(start), former.has(end)]).toEqual([true, true]);
          expect(latter.has(start + shift)).toBe(true);
          shift += replacement.length - (end - start);
          expect(latter.has(end + shift)).toBe(true);
        }
      }),
      { numRuns: 400 },
    );
  });

  test('no change begins or ends with a space that stays', () => {
    fc.assert(
      fc.property(pair, ([source, result]) => {
        for (const { start, end, replacement } of toChanges(source, result)) {
          const [removed, added] = [toGraphemes(source.slice(start, end)), toGraphemes(replacement)];
          for (const place of [0, -1]) {
            const shared = removed.at(place) === added.at(place) ? removed.at(place) : undefined;
            expect(shared?.trim()).not.toBe('');
          }
        }
      }),
    );
  });
});

describe('what a reader sees', () => {
  test('whole words change, each by itself', () => {
    expect(
      show(
        'I have spoke with our team, and it was send twice.',
        'I have spoken with our team, and it was sent twice.',
      ),
    ).toBe('I have [spoke|spoken] with our team, and it was [send|sent] twice.');
  });

  test.each([
    ['a price', 'Pay £1,240.50 now.', 'Pay £1,240 now.', 'Pay [£1,240.50|£1,240] now.'],
    ['a hyphenated word', 'A well known fact.', 'A well-known fact.', 'A [well known|well-known] fact.'],
    [
      'an address',
      'See https://a.example/x?y=1 now',
      'See https://a.example/x?y=2 now',
      'See [https://a.example/x?y=1|https://a.example/x?y=2] now',
    ],
    ['an emoji', 'Well done 👩‍👩‍👧', 'Well done 👩‍👩‍👦', 'Well done [👩‍👩‍👧|👩‍👩‍👦]'],
    ['a Windows line end', 'a\r\nb', 'a\nb', 'a[\r\n|\n]b'],
  ])('%s is one word', (_, source, result, shown) => {
    expect(show(source, result)).toBe(shown);
  });

  test('changes with only a small word between them are one', () => {
    expect(
      show('We recieve the adress by mail on Fridays.', 'We receive the address by mail on Fridays.'),
    ).toBe('We [recieve the adress|receive the address] by mail on Fridays.');
  });

  test('a sentence with more than three changes is one change, its neighbours stay as they are', () => {
    const source =
      'It stays. He go home, we was late, they has lunch, you is kind, and all of us laugh about it. It stays too.';
    const result =
      'It stays. He goes home, we were late, they have lunch, you are kind, and all of us laugh about it. It stays too.';
    expect(show(source, result)).toBe(
      'It stays. He [go home, we was late, they has lunch, you is|goes home, we were late, they have lunch, you are] kind, and all of us laugh about it. It stays too.',
    );
  });

  test('a sentence of which most words are others is one change', () => {
    expect(
      show(
        'Stay. Send me that big old thing quickly. Stay.',
        'Stay. Please give me the large thing soon. Stay.',
      ),
    ).toBe('Stay. [Send me that big old thing quickly|Please give me the large thing soon]. Stay.');
  });

  test('a new paragraph is one change, and its neighbours keep their own', () => {
    const source = 'He go.\n\nShe stay here.';
    expect(show(source, 'He goes.\n\nThanks for all of it.\n\nShe stays here.')).toBe(
      'He [go|goes].\n\n[|Thanks for all of it.\n\n]She [stay|stays] here.',
    );
  });

  test('no change runs across a break between paragraphs that both texts have', () => {
    const source = 'Old words stand here.\n\nMore of them follow now.\n\nThe last ones.';
    const result = 'Nothing is left of it.\n\nAll things got new names.\n\nEvery single letter.';
    expect(show(source, result).split('\n\n')).toHaveLength(3);
    expect(toChanges(source, result)).toHaveLength(3);
  });

  test('what goes or comes begins with a sentence, also where its neighbour begins alike', () => {
    expect(show('This is one. This is two. This is three.', 'This is one. This is three.')).toBe(
      'This is one. [This is two. |]This is three.',
    );
    expect(show('- a pear\n- a plum', '- a pear\n- a fig\n- a plum')).toBe('- a pear\n[|- a fig\n]- a plum');
  });

  test('a sentence that goes takes its space with it', () => {
    expect(show('One stays. Two goes away. Three stays.', 'One stays. Three stays.')).toBe(
      'One stays. [Two goes away. |]Three stays.',
    );
  });
});

test('category, reason and rule are what the caller says; facts are not looked for', () => {
  expect(toChanges('1 cat', '2 cat', { category: 'tone', reason: 'Why.', rule: 'hosted' })).toEqual([
    {
      start: 0,
      end: 1,
      replacement: '2',
      category: 'tone',
      reason: 'Why.',
      gist: '',
      rule: 'hosted',
      fact: null,
    },
  ]);
});

describe('10,000 characters of other words', () => {
  const write = (letters: string) =>
    Array.from(
      { length: 1600 },
      (_, index) => letters[index % letters.length]?.repeat(1 + (index % 9)) + (index % 12 === 0 ? '.' : ''),
    ).join(' ');

  test.each([
    ['that share nothing', write('abcdefg'), write('uvwxyz')],
    ['that share every other word', write('abcdefg'), write('axbyczd')],
    [
      'in forty paragraphs',
      write('abcdefg').replaceAll('. ', '.\n\n'),
      write('uvwxyz').replaceAll('. ', '.\n\n'),
    ],
  ])('%s are compared in well under a second', (_, source, result) => {
    // The best of three: a neighbour on the same cores may take its share of one
    const times = [1, 2, 3].map(() => {
      const startedAt = performance.now();
      expect(apply(source, toChanges(source, result))).toBe(result);
      return performance.now() - startedAt;
    });
    expect(Math.min(...times)).toBeLessThan(900);
  });
});
