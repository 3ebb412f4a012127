import { describe, expect, it } from 'vitest';
import {
  makeFailure,
  readPlaywrightReport,
  readVitestReport,
  toClosingLines,
  toRunFailures,
  toTally,
} from './results.ts';

describe('readVitestReport', () => {
  const read = (suite: object) => readVitestReport({ testResults: [suite] }, 'unit', '/repo');

  it('keeps titles and counts whatever did not run as skipped', () => {
    const assertionResults = ['passed', 'failed', 'skipped', 'pending', 'todo'].map((status) => ({
      ancestorTitles: ['[F-01] sign-in'],
      title: 'answers alike',
      status,
    }));
    const tests = read({ name: '/repo/src/a.test.ts', status: 'failed', assertionResults });
    expect(tests[0]).toEqual({
      project: 'unit',
      file: 'src/a.test.ts',
      suites: ['[F-01] sign-in'],
      title: 'answers alike',
      status: 'passed',
      isFlaky: false,
    });
    expect(toTally(tests)).toEqual({ passed: 1, failed: 1, skipped: 3 });
  });

  it('counts a file that does not compile as a failure', () => {
    const tests = read({ name: '/repo/src/a.test.ts', status: 'failed', assertionResults: [] });
    expect(toTally(tests)).toEqual({ passed: 0, failed: 1, skipped: 0 });
  });
});

describe('a test of Vitest that is tried again', () => {
  it.each([
    ['passed', ['Error: too late'], true],
    ['passed', [], false],
    ['failed', ['Error: too late', 'Error: too late'], false],
  ])('that %s after %j counts as flaky: %s', (status, failureMessages, isFlaky) => {
    const assertionResults = [{ ancestorTitles: [], title: 'answers', status, failureMessages }];
    const report = { testResults: [{ name: '/repo/a.test.ts', status, assertionResults }] };
    expect(readVitestReport(report, 'http', '/repo')).toMatchObject([{ status, isFlaky }]);
  });
});

describe('readPlaywrightReport', () => {
  const config = { rootDir: '/repo/tests/journeys' };
  const makeSuite = (title: string, status: string, suites: object[] = []) => ({
    title,
    file: 'a.spec.ts',
    specs: [{ title: 'greets', tests: [{ projectName: 'phone', status }] }],
    suites,
  });

  it('reads nested suites without the file among their titles', () => {
    const suites = [makeSuite('a.spec.ts', 'expected', [makeSuite('[DASH-01]', 'skipped')])];
    const tests = readPlaywrightReport({ config, suites, errors: [] }, 'journeys', '/repo');
    expect(tests.map(({ file, suites, status }) => ({ file, suites, status }))).toEqual([
      { file: 'tests/journeys/a.spec.ts', suites: ['phone'], status: 'passed' },
      { file: 'tests/journeys/a.spec.ts', suites: ['[DASH-01]', 'phone'], status: 'skipped' },
    ]);
  });

  it.each([
    ['expected', 'passed', false],
    ['flaky', 'passed', true],
    ['unexpected', 'failed', false],
  ])(
    'takes a test that is %s for %s, and tells whether it had to be tried again',
    (told, status, isFlaky) => {
      const report = { config, suites: [makeSuite('a.spec.ts', told)], errors: [] };
      expect(readPlaywrightReport(report, 'journeys', '/repo')).toMatchObject([{ status, isFlaky }]);
    },
  );

  it('counts an error outside the tests as a failure', () => {
    const report = { config, suites: [], errors: [{ message: 'Cannot find module' }] };
    expect(readPlaywrightReport(report, 'journeys', '/repo')).toEqual([
      {
        project: 'journeys',
        file: 'tests/journeys',
        suites: [],
        title: 'Cannot find module',
        status: 'failed',
        isFlaky: false,
      },
    ]);
  });
});

describe('toRunFailures', () => {
  const failed = makeFailure('http', 'a.test.ts', 'answers');
  const passed = { ...failed, status: 'passed' as const };
  const skipped = { ...failed, status: 'skipped' as const };

  it.each([
    ['nothing when all went well', [passed, skipped], 0, []],
    ['nothing more when a test failed', [failed], 1, []],
    ['a project without a test', [], 0, ['executed no test']],
    ['a project that skipped all', [skipped], 0, ['executed no test']],
    ['a crash after the tests', [passed], 1, ['ended with code 1 although no test failed']],
  ])('tells %s', (_name, tests, exitCode, titles) => {
    expect(toRunFailures('http', tests, exitCode).map((test) => test.title)).toEqual(titles);
  });
});

describe('toClosingLines', () => {
  const failed = makeFailure('http', 'a.test.ts', 'answers');

  it('names what had to be tried again, and counts it as passed', () => {
    const flaky = { ...failed, status: 'passed', isFlaky: true } as const;
    expect(toClosingLines([flaky])).toEqual([
      '',
      'passed only when tried again: http  a.test.ts  answers',
      '1 passed, 0 failed',
    ]);
  });

  it('ends with the counts, and names skipped tests only where there are any', () => {
    expect(toClosingLines([{ ...failed, status: 'passed' }]).at(-1)).toBe('1 passed, 0 failed');
    expect(toClosingLines([failed, { ...failed, suites: ['asks'], status: 'skipped' }])).toEqual([
      '',
      'skipped: http  a.test.ts  asks › answers',
      'failed: http  a.test.ts  answers',
      '0 passed, 1 failed, 1 skipped',
    ]);
  });
});
