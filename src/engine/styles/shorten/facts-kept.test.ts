import { expect, it } from 'vitest';
import { loadRuleContext } from '../../rules/context.ts';
import { makeReader } from '../../text/words.ts';
import type { Change } from '../../types.ts';
import type { StyleReader } from '../stage.ts';
import { keepingFacts, keepingNames } from './facts-kept.ts';

const reader: StyleReader = { read: makeReader(), context: await loadRuleContext() };

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

it('a number is kept by what keeps facts, and not by what keeps names', () => {
  const text = 'We sold a total of 12 cars.';
  expect(mayChange(keepingFacts, text, 'a total of 12', 'some')).toBe(false);
  expect(mayChange(keepingFacts, text, 'a total of 12', '12')).toBe(true);
  expect(mayChange(keepingNames, text, 'a total of 12', 'some')).toBe(true);
  expect(mayChange(keepingFacts, 'There were two men who left.', 'There were two', 'Two')).toBe(true);
});
