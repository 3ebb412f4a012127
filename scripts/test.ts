/**
 * `npm test`: all tests of all projects, with the PostgreSQL and the Chromium that they need.
 * `npm test -- --only http --only process [file name …]` narrows it while developing; with `--pooler` the products of the
 * HTTP tests reach PostgreSQL through a PgBouncer in transaction mode. The last run's results go to
 * test-results/last-run.json, for `npm run requirements`: of what ran in it, nothing older.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { findChromium } from '../tests/kit/browser.ts';
import { type Pooler, startPooler } from '../tests/kit/pooler.ts';
import { type PostgresServer, startPostgres } from '../tests/kit/postgres.ts';
import {
  lastRunFile,
  makeFailure,
  readPlaywrightReport,
  readVitestReport,
  type TestResult,
  toClosingLines,
  toRunFailures,
} from './requirements/results.ts';
import { buildWhatIsStale } from './start.ts';

const projects = ['unit', 'components', 'http', 'process', 'journeys'] as const;
type Project = (typeof projects)[number];

const root = resolve(import.meta.dirname, '..');
process.chdir(root);

const { values, positionals: fileFilters } = parseArgs({
  options: { only: { type: 'string', multiple: true }, pooler: { type: 'boolean' } },
  allowPositionals: true,
});
const isChosen = (project: Project) => values.only?.includes(project) ?? true;

let postgres: Promise<PostgresServer> | undefined;
let pooler: Promise<Pooler> | undefined;
const running = new Set<ChildProcess>();
let interruptions = 0;

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => {
    interruptions += 1;
    // Patience once: whoever asks again does not want to wait.
    for (const child of running) signalGroup(child, interruptions === 1 ? signal : 'SIGKILL');
  });
}

async function main(): Promise<number> {
  const unknown = values.only?.find((name) => !projects.some((project) => project === name));
  if (unknown !== undefined) {
    console.error(`There is no project ${unknown}: choose among ${projects.join(', ')}.`);
    return 1;
  }
  mkdirSync(dirname(lastRunFile), { recursive: true });
  rmSync(lastRunFile, { force: true });
  const tests: TestResult[] = [];
  try {
    // From what is fast to what is slow. Tests of processes wait for the clock most of the time: others run beside them.
    tests.push(...(await runInTurn(['unit', 'components'])));
    tests.push(...(await Promise.all([runInTurn(['process']), runInTurn(['http', 'journeys'])])).flat());
    if (interruptions > 0) return 130;
  } finally {
    await (await pooler?.catch(() => undefined))?.stop();
    await (await postgres?.catch(() => undefined))?.stop();
  }
  writeFileSync(lastRunFile, JSON.stringify(tests, null, 2));
  console.log(toClosingLines(tests).join('\n'));
  return tests.some((test) => test.status === 'failed') ? 1 : 0;
}

async function runInTurn(chosen: readonly Project[]): Promise<TestResult[]> {
  const tests: TestResult[] = [];
  for (const project of chosen.filter(isChosen)) {
    if (interruptions > 0) break;
    tests.push(...(await runProject(project)));
  }
  return tests;
}

async function runProject(project: Project): Promise<TestResult[]> {
  console.log(`\n— ${project} —`);
  const report = `test-results/${project}.json`;
  rmSync(report, { force: true });
  try {
    const environment = await prepareEnvironment(project);
    if (interruptions > 0) return [];
    const exitCode = await runToEnd(toCommand(project, report), environment);
    if (!existsSync(report)) return [makeFailure(project, '', `ended with code ${exitCode} and no report`)];
    const read = project === 'journeys' ? readPlaywrightReport : readVitestReport;
    const tests = read(JSON.parse(readFileSync(report, 'utf8')), project, root);
    return [...tests, ...toRunFailures(project, tests, exitCode)];
  } catch (error) {
    return [makeFailure(project, '', error instanceof Error ? error.message : String(error))];
  }
}

function toCommand(project: Project, report: string): string[] {
  if (project === 'journeys') return ['node_modules/@playwright/test/cli.js', 'test', ...fileFilters];
  const reporters = [
    process.env.CI ? '--reporter=dot' : '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ];
  return ['node_modules/vitest/vitest.mjs', 'run', '--project', project, ...reporters, ...fileFilters];
}

/** The tests start the product a hundred times: node keeps what it has compiled, a sixth of the work of a start. */
const baseEnvironment = { ...process.env, NODE_COMPILE_CACHE: resolve('node_modules/.cache/node') };

async function prepareEnvironment(project: Project): Promise<NodeJS.ProcessEnv> {
  if (project === 'unit') return baseEnvironment;
  if (project === 'components') return { ...baseEnvironment, CHROMIUM_PATH: await findChromium() };
  buildWhatIsStale();
  if (!process.env.TEST_DATABASE_URL) postgres ??= startPostgres();
  const url = process.env.TEST_DATABASE_URL || (await postgres)?.url;
  if (values.pooler && project === 'http' && url) pooler ??= startPooler(url);
  const withDatabase = {
    ...baseEnvironment,
    TEST_DATABASE_URL: url,
    ...(project === 'http' && pooler && { TEST_POOLER_URL: (await pooler).url }),
  };
  return project === 'journeys' ? { ...withDatabase, CHROMIUM_PATH: await findChromium() } : withDatabase;
}

async function runToEnd(args: string[], env: NodeJS.ProcessEnv): Promise<number | null> {
  // A process group of its own gets Ctrl-C once, from here, and can be cleared of what the tests left running.
  const child = spawn(process.execPath, args, {
    env,
    stdio: ['ignore', 'inherit', 'inherit'],
    detached: true,
  });
  running.add(child);
  await once(child, 'exit');
  signalGroup(child, 'SIGKILL');
  running.delete(child);
  return child.exitCode;
}

function signalGroup(leader: ChildProcess, signal: NodeJS.Signals): void {
  if (leader.pid === undefined) return;
  try {
    process.kill(-leader.pid, signal);
  } catch {
    // Nobody is left in the group.
  }
}

process.exitCode = await main();
