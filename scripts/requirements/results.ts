import { z } from 'zod';

/** One test of the last run. A file that failed to load stands as one failed test of its own. */
const testResult = z.object({
  project: z.string(),
  file: z.string(),
  suites: z.array(z.string()),
  title: z.string(),
  status: z.enum(['passed', 'failed', 'skipped']),
  /** It failed first, and passed when it was tried again. */
  isFlaky: z.boolean(),
});
export const lastRun = z.array(testResult);
export type TestResult = z.infer<typeof testResult>;

/** Where `npm test` leaves its results. */
export const lastRunFile = 'test-results/last-run.json';

export function toFullTitle(test: TestResult): string {
  return [...test.suites, test.title].join(' › ');
}

export function toTally(tests: TestResult[]): Record<TestResult['status'], number> {
  const tally = { passed: 0, failed: 0, skipped: 0 };
  for (const test of tests) tally[test.status] += 1;
  return tally;
}

const vitestReport = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      assertionResults: z.array(
        z.object({
          ancestorTitles: z.array(z.string()),
          title: z.string(),
          status: z.string(),
          failureMessages: z.array(z.string()).nullish(),
        }),
      ),
    }),
  ),
});

/** Reads the report of Vitest's `json` reporter; files are named relative to `root`. */
export function readVitestReport(report: unknown, project: string, root: string): TestResult[] {
  return vitestReport.parse(report).testResults.flatMap((suite) => {
    const file = toRelative(suite.name, root);
    const tests = suite.assertionResults.map((test) => ({
      project,
      file,
      suites: test.ancestorTitles,
      title: test.title,
      status: toVitestStatus(test.status),
      isFlaky: test.status === 'passed' && (test.failureMessages?.length ?? 0) > 0,
    }));
    // A file that does not compile, or whose beforeAll throws, fails without a failed test in it.
    const isBroken = suite.status === 'failed' && tests.every((test) => test.status !== 'failed');
    return isBroken ? [...tests, makeFailure(project, file, 'the file failed outside its tests')] : tests;
  });
}

interface PlaywrightSuite {
  title: string;
  file: string;
  specs: { title: string; tests: { projectName: string; status: string }[] }[];
  suites?: PlaywrightSuite[] | undefined;
}

const playwrightSuite: z.ZodType<PlaywrightSuite> = z.lazy(() =>
  z.object({
    title: z.string(),
    file: z.string(),
    specs: z.array(
      z.object({
        title: z.string(),
        tests: z.array(z.object({ projectName: z.string(), status: z.string() })),
      }),
    ),
    suites: z.array(playwrightSuite).optional(),
  }),
);

const playwrightReport = z.object({
  config: z.object({ rootDir: z.string() }),
  suites: z.array(playwrightSuite),
  errors: z.array(z.object({ message: z.string().optional() })),
});

/** Reads the report of Playwright's `json` reporter. */
export function readPlaywrightReport(report: unknown, project: string, root: string): TestResult[] {
  const { config, suites, errors } = playwrightReport.parse(report);
  const folder = toRelative(config.rootDir, root);
  const toTests = (suite: PlaywrightSuite, above: string[]): TestResult[] => [
    ...suite.specs.flatMap((spec) =>
      spec.tests.map((test) => ({
        project,
        file: `${folder}/${suite.file}`,
        suites: [...above, test.projectName],
        title: spec.title,
        status: toPlaywrightStatus(test.status),
        isFlaky: test.status === 'flaky',
      })),
    ),
    ...(suite.suites ?? []).flatMap((inner) => toTests(inner, [...above, inner.title])),
  ];
  // The outermost suites are the files: their title is the file's name, not a part of the tests' titles.
  const tests = suites.flatMap((file) => toTests(file, []));
  const broken = errors.map((error) => makeFailure(project, folder, error.message ?? 'Playwright failed'));
  return [...tests, ...broken];
}

export function makeFailure(project: string, file: string, title: string): TestResult {
  return {
    project,
    file,
    suites: [],
    title,
    status: 'failed',
    isFlaky: false,
  };
}

/** What is wrong with a project's run beyond its tests. */
export function toRunFailures(project: string, tests: TestResult[], exitCode: number | null): TestResult[] {
  if (tests.every((test) => test.status === 'skipped')) return [makeFailure(project, '', 'executed no test')];
  const hasFailed = tests.some((test) => test.status === 'failed');
  if (exitCode === 0 || hasFailed) return [];
  return [makeFailure(project, '', `ended with code ${exitCode} although no test failed`)];
}

/** What is left to say once all has run. The last line, ‘N passed, N failed’, is for programs to read. */
export function toClosingLines(tests: TestResult[]): string[] {
  const { passed, failed, skipped } = toTally(tests);
  const list = (name: string, isListed: (test: TestResult) => boolean) =>
    tests
      .filter(isListed)
      .map((test) => `${name}: ${[test.project, test.file, toFullTitle(test)].filter(Boolean).join('  ')}`);
  const counts = `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
  return [
    '',
    ...list('skipped', ({ status }) => status === 'skipped'),
    ...list('passed only when tried again', ({ isFlaky }) => isFlaky),
    ...list('failed', ({ status }) => status === 'failed'),
    counts,
  ];
}

function toVitestStatus(status: string): TestResult['status'] {
  return status === 'passed' || status === 'failed' ? status : 'skipped';
}

function toPlaywrightStatus(status: string): TestResult['status'] {
  if (status === 'expected' || status === 'flaky') return 'passed';
  return status === 'skipped' ? 'skipped' : 'failed';
}

function toRelative(path: string, root: string): string {
  return path.startsWith(`${root}/`) ? path.slice(root.length + 1) : path;
}
