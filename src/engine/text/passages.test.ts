import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Issue } from '../types.ts';
import { joinResults, splitIntoPassages } from './passages.ts';

describe('passages', () => {
  it('give the text to the letter when joined', () => {
    const line = fc.oneof(
      fc.string({ unit: 'grapheme', maxLength: 300 }),
      fc.constantFrom('', '```', '    code', 'a'.repeat(1500)),
    );
    fc.assert(
      fc.property(fc.array(line), fc.constantFrom('\n', '\r\n'), (lines, end) => {
        const text = lines.join(end);
        expect(splitIntoPassages(text).join('')).toBe(text);
      }),
    );
  });

  it('are cut after blank lines, at about 2,000 code units', () => {
    const paragraph = `${'word '.repeat(120).trim()}.\n\n`;
    const passages = splitIntoPassages(paragraph.repeat(10));
    expect(passages.length).toBeGreaterThan(1);
    for (const passage of passages) expect(passage.endsWith('\n\n')).toBe(true);
  });

  it('never cut fenced code', () => {
    const text = `${'word '.repeat(410)}\n\n\`\`\`\n${'a\n\n'.repeat(900)}\`\`\`\n\nEnd.`;
    const [, code = ''] = splitIntoPassages(text);
    expect(code.startsWith('```')).toBe(true);
    expect(code).toContain('\n```\n');
  });
});

it('joins results with offsets of the whole text', () => {
  const change = {
    start: 1,
    end: 2,
    replacement: 'bb',
    category: 'spelling',
    reason: '',
    gist: '',
    rule: '',
  } as const;
  const issue: Issue = {
    id: 'x',
    type: 'spelling',
    rule: 'spelling',
    message: '',
    startIndex: 0,
    endIndex: 1,
    replacements: [],
  };
  const result = { text: 'abbc', changes: [change], issues: [issue] };
  expect(joinResults(['abc', 'abc'], [result, result])).toEqual({
    text: 'abbcabbc',
    changes: [change, { ...change, start: 4, end: 5 }],
    issues: [
      { ...issue, id: 'x@0' },
      { ...issue, id: 'x@1', startIndex: 4, endIndex: 5 },
    ],
  });
});

it('that nothing was found is said only where it holds for each passage', () => {
  const idle = { text: 'abc', changes: [], issues: [], notice: 'Nothing was found.' };
  const { notice: _, ...busy } = idle;
  expect(joinResults(['abc', 'abc'], [idle, idle]).notice).toBe('Nothing was found.');
  expect(joinResults(['abc', 'abc'], [idle, busy]).notice).toBeUndefined();
  expect(joinResults(['abc'], [busy])).not.toHaveProperty('notice');
});
