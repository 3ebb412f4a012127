import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { toChanges, toExcerpt, toLikePattern, toSearchWords, toTool, toTypeFilter } from './search.ts';

test.each([
  ['reply-email', 'email-reply'],
  ['write-from-scratch', 'write-from-scratch'],
  ['get-feedback', 'get-feedback'],
  ['grammar', 'improve-text'],
  ['partial_edit: make it shorter', 'improve-text'],
  ['constructor', 'improve-text'],
] as const)('an action of type %j belongs to %s', (type, tool) => {
  expect(toTool(type)).toBe(tool);
});

test('a tool filter lets through what belongs to the tool, and nothing else', () => {
  const types = ['reply-email', 'write-from-scratch', 'get-feedback', 'improve', 'partial_edit: x'];
  for (const tool of ['improve-text', 'email-reply', 'write-from-scratch', 'get-feedback'] as const) {
    const { only, except } = toTypeFilter(tool);
    const through = types.filter((type) => (only?.includes(type) ?? true) && !except.includes(type));
    expect(through).toEqual(types.filter((type) => toTool(type) === tool));
  }
  expect(toTypeFilter(undefined)).toEqual({ only: null, except: [] });
});

test('a search has at most eight words, and of no text’s signs', () => {
  expect(toSearchWords(undefined)).toEqual([]);
  expect(toSearchWords(' \t\u00a0 ')).toEqual([]);
  expect(toSearchWords(' Łódź  100%\nit’s ')).toEqual(['Łódź', '100%', 'it’s']);
  expect(toSearchWords('1 2 3 4 5 6 7 8 9')).toHaveLength(8);
  expect(toSearchWords('a\0b')).toEqual(['a', 'b']);
  expect(toSearchWords('\ud83d')).toEqual(['\ufffd']);
});

test('the signs of LIKE stand for themselves', () => {
  expect(toLikePattern('50%_off\\')).toBe('%50\\%\\_off\\\\%');
});

describe('an excerpt', () => {
  const whole = (text: string) => ({ text, isFromStart: true, isToEnd: true });
  const long = `${'one two three '.repeat(20)}needle ${'four five six '.repeat(20)}`.trim();

  test('of a short text is the text on one line', () => {
    expect(toExcerpt(whole('  Hi Anneke,\n\n\tthanks. '), [])).toBe('Hi Anneke, thanks.');
    expect(toExcerpt(whole(''), ['x'])).toBe('');
  });

  test('without a search is the beginning, cut between words', () => {
    const excerpt = toExcerpt(whole(long), []);
    expect(excerpt).toMatch(/^one two .*(one|two|three)…$/);
    expect(excerpt.length).toBeLessThanOrEqual(161);
  });

  test('of a search stands around what was found, in any case', () => {
    expect(toExcerpt(whole(long), ['absent', 'NEEDLE'])).toMatch(
      /^…(one|two|three) .*needle .*(four|five|six)…$/,
    );
  });

  test('of what is found in the first words begins with them', () => {
    expect(toExcerpt(whole(long), ['two'])).toMatch(/^one two/);
  });

  test('of what is found in the last words ends with them', () => {
    expect(toExcerpt(whole(long), ['six', 'needle'])).toContain('needle');
    expect(toExcerpt(whole(`${long} coda`), ['coda'])).toMatch(/^….* coda$/);
  });

  test('of a window out of a longer text says that there is more', () => {
    const passage = { text: 'tail of a word and needle and hea', isFromStart: false, isToEnd: false };
    expect(toExcerpt(passage, ['needle'])).toBe('…of a word and needle and…');
  });

  test('never parts a character, never grows, and always shows what was found', () => {
    const text = fc.array(fc.constantFrom('😀', 'a', 'bc ', '\n', 'é', '👩‍👩‍👧'), { maxLength: 400 });
    fc.assert(
      fc.property(text, text, fc.boolean(), fc.boolean(), (before, after, isFromStart, isToEnd) => {
        const passage = { text: `${before.join('')} xyz ${after.join('')}`, isFromStart, isToEnd };
        const excerpt = toExcerpt(passage, ['XYZ']);
        expect(excerpt.isWellFormed()).toBe(true);
        expect(excerpt.length).toBeLessThanOrEqual(162);
        expect(excerpt).toContain('xyz');
      }),
    );
  });
});

test('changes that were stored before facts were looked for have none', () => {
  const old = {
    start: 0,
    end: 1,
    replacement: 'x',
    category: 'grammar',
    reason: '',
    gist: '',
    rule: '',
  } as const;
  expect(toChanges([old, { ...old, fact: 'number' }]).map(({ fact }) => fact)).toEqual([null, 'number']);
  expect(toChanges(null)).toEqual([]);
});
