import { expect, test } from 'vitest';
import type { CheckIssue, CheckRequest } from '../../../engine/index.ts';
import { makeTurns } from '../../platform/turns.ts';
import { checkText } from './check.ts';

const turns = makeTurns({ limit: 1, limitOfEach: 1 });
const inTurn = (work: () => Promise<void>, signal: AbortSignal) => turns('writer', work, signal);
const never = new AbortController().signal;
const paragraph = `${'Some words of a text. '.repeat(120)}\n\n`;
const request = { text: paragraph.repeat(3), language: 'en-us', level: 'errors' } as const;

/** Rules that flag the first word of each passage, and of one never come to an end. */
function makeRules(slowest?: number) {
  const seen: CheckRequest[] = [];
  return {
    seen,
    check(asked: CheckRequest, signal: AbortSignal): Promise<CheckIssue[]> {
      signal.throwIfAborted();
      seen.push(asked);
      const found = {
        start: 0,
        end: 4,
        category: 'grammar',
        reason: '',
        rule: '',
        replacements: [],
      } as const;
      if (seen.length !== slowest) return Promise.resolve([{ ...found, replacements: [] }]);
      return new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
    },
  };
}

test('DOOR-01: a long text is checked in passages, each with the facts of the whole', async () => {
  const rules = makeRules();
  const options = { inTurn, timeoutMs: 10_000, allowsIncomplete: false, signal: never };
  const { issues, isComplete } = await checkText(rules, request, options);
  expect(isComplete).toBe(true);
  expect(issues.map(({ start }) => start)).toEqual([0, 1, 2].map((index) => index * paragraph.length));
  expect(rules.seen.map(({ document }) => document?.frequent.includes('words'))).toEqual([true, true, true]);
});

test('DOOR-01: of a text that takes too long is told what was found, where a part is better than nothing', async () => {
  const options = { inTurn, timeoutMs: 20, allowsIncomplete: true, signal: never };
  const { issues, isComplete } = await checkText(makeRules(3), request, options);
  expect([isComplete, issues.length]).toEqual([false, 2]);
});

test('DOOR-01: else it fails, in the sentence of the protocol', async () => {
  const options = { inTurn, timeoutMs: 2_000, allowsIncomplete: false, signal: never };
  await expect(checkText(makeRules(2), request, options)).rejects.toMatchObject({
    status: 500,
    message: expect.stringMatching(/^Checking took longer than 2\.0 seconds, which is this server's limit\./),
  });
});

test('DOOR-01: who leaves ends the check', async () => {
  const leaving = new AbortController();
  const options = { inTurn, timeoutMs: 10_000, allowsIncomplete: true, signal: leaving.signal };
  const checking = checkText(makeRules(2), request, options);
  leaving.abort();
  await expect(checking).rejects.toMatchObject({ name: 'AbortError' });
});

test('DOOR-01: of two texts at once the first is done before the second begins, whose waiting counts', async () => {
  const rules = makeRules(4);
  const options = { inTurn, timeoutMs: 300, allowsIncomplete: true, signal: never };
  const [first, second] = await Promise.all([
    checkText(rules, request, options),
    checkText(rules, request, options),
  ]);
  expect([first.issues.length, first.isComplete]).toEqual([3, true]);
  // All but its first passage, which was the fourth of both
  expect([second.issues.length, second.isComplete]).toEqual([2, false]);
});
