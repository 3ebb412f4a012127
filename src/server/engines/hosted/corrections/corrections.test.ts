import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { applyChanges, type Change } from '../../../../engine/index.ts';
import { isCorrection, joinCorrections, siftCorrections } from './corrections.ts';

const told = { category: 'grammar', reason: 'Asked for.', rule: 'grammar@1' } as const;
/** A bound that no change keeps to. */
const nothingPasses = { allowance: -1, share: 0 };

const source =
  'Hi Anna,\r\n\r\nThey was here with the whole team on Monday.  I has seen Dr. Lee 🎉!\r\n- two box of tea\r\n';

/** A change of the rules’, of the first place that holds these words. */
function byRules(text: string, words: string, replacement: string): Change {
  const start = text.indexOf(words);
  const said = { category: 'grammar', reason: 'A rule.', gist: 'agreement', rule: 'agreement' } as const;
  return { start, end: start + words.length, replacement, ...said };
}

function join(answer: string, rules?: readonly Change[]) {
  return joinCorrections(source, siftCorrections(source, answer, { told }), rules);
}

describe('a text is put together', () => {
  test('of the model’s corrections, and of the rules’ where it did more', () => {
    const answer = 'Hi Anna,\n\nMonday saw a visit of theirs. I have seen Dr. Lee 🎉!\n- two boxes of tea\n';
    const rules = [byRules(source, 'was', 'were'), byRules(source, 'box', 'boxes')];
    const { text, changes, issues, notice } = join(answer, rules);
    expect(text).toBe(
      'Hi Anna,\r\n\r\nThey were here with the whole team on Monday.  I have seen Dr. Lee 🎉!\r\n- two boxes of tea\r\n',
    );
    expect(changes.map(({ replacement, rule }) => [replacement, rule])).toEqual([
      ['were', 'agreement'],
      ['have', 'grammar@1'],
      ['boxes', 'grammar@1'],
    ]);
    expect(
      issues.map(({ startIndex, endIndex, message }) => [text.slice(startIndex, endIndex), message]),
    ).toEqual([
      [
        'They were here with the whole team on Monday.',
        'The model rewrote this sentence instead of correcting it; here are the corrections of the rules.',
      ],
    ]);
    expect(notice).toBe(
      'In 1 of 4 sentences the model did more than correct, so it has the corrections of the rules instead.',
    );
  });

  test.each([
    ['They were here with the whole team on Tuesday.', 'The model changed a fact in this sentence; '],
    ['', 'The model left this sentence out; '],
  ])('%j in its place has its own reason', (given, said) => {
    const answer = source
      .replace('They was here with the whole team on Monday.', given)
      .replace('has', 'have');
    expect(join(answer, []).issues.map(({ message }) => message)).toEqual([
      `${said}the rules found nothing to correct in it.`,
    ]);
    expect(join(answer).issues.map(({ message }) => message)).toEqual([`${said}it stands as you wrote it.`]);
  });

  test('what nobody wrote is left out, and said', () => {
    const answer = source.replace('- two', 'I hope this helps.\r\n- two').replace('box', 'boxes');
    const { text, issues, notice } = join(answer, []);
    expect(text).toBe(source.replace('box', 'boxes'));
    expect([issues, notice]).toEqual([[], 'The model added a sentence, which was left out.']);
  });

  test('several sentences, and a text of one, are told of as such', () => {
    const answer = source
      .replace('They was here with the whole team on Monday.', '')
      .replace('I has seen', 'My eyes have met');
    expect(join(answer, []).notice).toBe(
      'In 2 of 4 sentences the model did more than correct, so they have the corrections of the rules instead.',
    );
    expect(join(answer).notice).toBe(
      'In 2 of 4 sentences the model did more than correct, so they stand as you wrote them.',
    );
    const one = siftCorrections('They was here.', 'I saw them come.', { told });
    expect(joinCorrections('They was here.', one, []).notice).toBe(
      'The model did more than correct, so it has the corrections of the rules instead.',
    );
  });

  test('a rule’s change at the end of a sentence belongs to it, one between two to neither', () => {
    const text = 'They was here  and there.  We come';
    const stop = { ...byRules(text, 'come', 'come'), start: text.length, end: text.length, replacement: '.' };
    const gap = { ...byRules(text, '.  We', '. We'), rule: 'spacing' };
    const sifted = siftCorrections(text, 'Nobody knows. Not us', { told });
    const joined = joinCorrections(text, sifted, [gap, stop]);
    expect(joined.text).toBe('They was here  and there.  We come.');
    expect(joined.issues.map(({ startIndex, endIndex }) => joined.text.slice(startIndex, endIndex))).toEqual([
      'They was here  and there.',
      'We come.',
    ]);
  });
});

const sentence = fc.constantFrom(
  'It rains.',
  'They was here, e.g. on Monday.',
  'Dr. Lee paid £1,240.50!',
  '- two box of tea',
  '1. bread',
  '# Wat we need',
  '“Stop!” she cryed.',
  'Thanks 👩‍👩‍👧 🎉',
  'we went home and then we sleeped',
  '> quoted mail',
  '日本語です。',
  '```',
);
const gap = fc.constantFrom(' ', ' ', '  ', '\n', '\r\n', '\n\n', '\r\n\r\n', '\u00a0', '');
const text = fc.array(fc.tuple(sentence, gap), { maxLength: 10 }).map((parts) => parts.flat().join(''));
const anyText = fc.oneof(text, text, fc.string({ unit: 'grapheme', maxLength: 60 }));

describe('for any source and any answer', () => {
  test('where everything falls back and the rules change nothing, the result is the source', () => {
    fc.assert(
      fc.property(anyText, anyText, (given, answer) => {
        const sifted = siftCorrections(given, answer, { told, bound: nothingPasses });
        expect(sifted.changes).toEqual([]);
        expect(joinCorrections(given, sifted, []).text).toBe(given);
      }),
    );
  });

  test('its changes are sorted, make its text, and its issues lie in it', () => {
    fc.assert(
      fc.property(anyText, anyText, (given, answer) => {
        const joined = joinCorrections(given, siftCorrections(given, answer, { told }), []);
        expect(applyChanges(given, joined.changes)).toBe(joined.text);
        let at = 0;
        for (const { start, end } of joined.changes) {
          expect(start).toBeGreaterThanOrEqual(at);
          at = end;
        }
        for (const { startIndex, endIndex } of joined.issues) {
          expect(joined.text.slice(startIndex, endIndex).trim()).not.toBe('');
        }
      }),
    );
  });

  test('a text that comes back as it was is a correction without changes', () => {
    fc.assert(
      fc.property(anyText, (given) => {
        const sifted = siftCorrections(given, given, { told });
        expect([isCorrection(sifted), sifted.changes]).toEqual([true, []]);
      }),
    );
  });
});
