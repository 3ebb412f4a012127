import { describe, expect, it } from 'vitest';
import { toCoverage, toSummary, toText } from './report.ts';
import type { TestResult } from './results.ts';

const requirements = ['DASH-01', 'DASH-02', 'DASH-03', 'F-01'].map((id) => ({
  id,
  area: id.slice(0, id.indexOf('-')),
  text: '',
}));

function makeTest(title: string, status: TestResult['status'], suites: string[] = []): TestResult {
  return {
    project: 'unit',
    file: 'a.test.ts',
    suites,
    title,
    status,
    isFlaky: false,
  };
}

function missing(tests: TestResult[]) {
  return toSummary(toCoverage(requirements, tests).rows);
}

describe('toCoverage', () => {
  it('passes a row when all tests that carry it passed, also by the title of a suite', () => {
    const tests = [
      makeTest('[DASH-01] greets', 'passed'),
      makeTest('greets', 'passed', ['DASH-01: greeting']),
    ];
    expect(missing(tests)).toEqual({
      DASH: { rows: 3, passing: 1, missing: ['DASH-02', 'DASH-03'] },
      F: { rows: 1, passing: 0, missing: ['F-01'] },
    });
  });

  it('does not pass a row of which one test failed or was skipped', () => {
    const tests = [
      makeTest('[DASH-01] a', 'passed'),
      makeTest('[DASH-01] b', 'skipped'),
      makeTest('[DASH-02] a', 'passed'),
      makeTest('[DASH-02] b', 'failed'),
    ];
    expect(missing(tests).DASH).toEqual({ rows: 3, passing: 0, missing: ['DASH-01', 'DASH-02', 'DASH-03'] });
  });

  it('reports an id of no row', () => {
    const test = makeTest('[DASH-77] a', 'passed');
    expect(toCoverage(requirements, [test]).unknown).toEqual([{ id: 'DASH-77', test }]);
  });
});

describe('toText', () => {
  it('names each row, its tests and the counts', () => {
    const { rows } = toCoverage(requirements, [makeTest('greets', 'failed', ['DASH-01: greeting'])]);
    const text = toText(rows, ['unit']);
    expect(text).toContain('DASH  0 of 3');
    expect(text).toContain('DASH-01  does not pass');
    expect(text).toContain('failed  a.test.ts  DASH-01: greeting › greets');
    expect(text).toContain('DASH-02  no test');
    expect(text).toContain('0 of 4 requirements pass in the last run (unit).');
  });
});
