import { expect, test } from 'vitest';
import { longestSentence } from '../text/endless.ts';
import { splitForLinter } from './pieces.ts';

const prose = 'The team met on Monday. Nobody knew why the report was late.\n\n'.repeat(60);

test.each([
  ['prose', prose],
  ['one endless line of marks', '> '.repeat(5000)],
  ['a run without a blank', '**_`'.repeat(2500)],
  ['prose without an end', prose.replaceAll(/[.\n]/g, ' ')],
])('F-77: %s is read in pieces that are short and give the text when joined', (_, text) => {
  const pieces = splitForLinter(text);
  expect(pieces.map(({ start, end }) => text.slice(start, end)).join('')).toBe(text);
  for (const { start, end } of pieces) expect(end - start).toBeLessThanOrEqual(longestSentence);
});

test('sentences stay whole', () => {
  for (const { start, end } of splitForLinter(prose))
    expect(prose.slice(start, end).trim()).toMatch(/^(?:The|Nobody).*\.$/s);
});
