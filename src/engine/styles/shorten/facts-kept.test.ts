import { expect, it } from 'vitest';
import { loadFrequencies } from '../../lexicon/frequencies.ts';
import { makeNouns } from '../../lexicon/nouns.ts';
import { makeReader } from '../../text/words.ts';
import type { Change } from '../../types.ts';
import type { StyleReader } from '../stage.ts';
import { keepingFacts, keepingNames } from './facts-kept.ts';

const frequencies = await loadFrequencies();
const reader: StyleReader = { read: makeReader(), context: { frequencies, nouns: makeNouns(frequencies) } };

/** Whether a stage that would put `written` for `part` may do so. */
function mayChange(keeping: typeof keepingFacts, text: string, part: string, written = ''): boolean {
  const start = text.indexOf(part);
  const change: Change = {
    start,
    end: start + part.length,
    replacement: written,
    category: 'shortening',
    reason: '',
    gist: '',
    rule: 'test',
  };
  return keeping({ find: () => [change] }).find(text, reader).length > 0;
}

it('a condition is not dropped, and neither is the second half of “not only”', () => {
  expect(mayChange(keepingFacts, 'We open the shop early, if it is dry.', ', if it is dry')).toBe(false);
  expect(mayChange(keepingFacts, 'It is open to all unless they are late.', ' unless they are late')).toBe(
    false,
  );
  expect(mayChange(keepingFacts, 'It not only works but looks good to all.', ' but looks good to all')).toBe(
    false,
  );
  expect(mayChange(keepingFacts, 'It works well but looks bad to all.', ' but looks bad to all')).toBe(true);
});

it('what a quotation says is left alone, also where its paragraph does not close it', () => {
  const text = '“It is very late. We are very glad.\n“We are very tired.” They are very good.';
  for (const part of ['very late', 'very glad', 'very tired']) {
    expect(mayChange(keepingFacts, text, part, part.slice(5))).toBe(false);
    expect(mayChange(keepingNames, text, part, part.slice(5))).toBe(false);
  }
  expect(mayChange(keepingFacts, text, 'very good', 'good')).toBe(true);
});

it('what stands in brackets is left alone', () => {
  const text = 'Can we assume a range in [Employee Schedule], and do employees know?';
  expect(mayChange(keepingNames, text, 'Employee', 'Worker')).toBe(false);
  expect(mayChange(keepingNames, text, 'employees', 'workers')).toBe(true);
});
