import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { Dialect, LocalLinter } from 'harper.js';
import { slimBinary } from 'harper.js/slimBinary';
import { makeCorrector } from '../../src/engine/corrector.ts';
import { buildWhatIsStale } from '../start.ts';
import { alternate, type Group, type Row, timeOf, toFigureRow, toRow } from './measure.ts';
import { makeProse } from './prose.ts';

const length = 10_000;
const rounds = 7;

/** What our rules and the choice of spellings cost on top of harper, on texts that neither has seen. */
async function measureSpeed(tell: (message: string) => void): Promise<Row> {
  const corrector = await makeCorrector({ language: 'en-gb' });
  // Without a clean-up: harper's linter in this thread is memory, which ends with the process.
  const linter = new LocalLinter({ binary: slimBinary, dialect: Dialect.British });
  await linter.setup();
  const results = await alternate(
    rounds,
    (round) => timeOf(() => corrector.correct({ text: makeProse(length, round), action: 'improve' })),
    (round) => timeOf(() => linter.lint(makeProse(length, round), { language: 'plaintext' })),
  );
  for (const { ours, reference } of results)
    tell(`${ours.toFixed(0)} ms, harper alone ${reference.toFixed(0)} ms`);
  const what = `engine, ${length} characters warm, against harper alone`;
  return toRow({ what, unit: 'ms', compared: 'ratio', goal: { atMost: 2 } }, results);
}

/** The most memory that a process has had, in MB; nothing where the system does not tell. */
async function findPeakMemory(pid: number): Promise<number | undefined> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  const kilobytes = /^VmHWM:\s+(\d+) kB$/m.exec(status)?.[1];
  return kilobytes === undefined ? undefined : Number(kilobytes) / 1024;
}

/** A process of its own, from its start to its first answer, and what it needs for a long text. */
async function measureProcess(): Promise<Row[]> {
  buildWhatIsStale();
  const startedAt = performance.now();
  const args = ['--disable-warning=ExperimentalWarning', 'scripts/bench/engine-process.ts'];
  const child = spawn(process.execPath, args, { stdio: ['pipe', 'pipe', 'inherit'] });
  try {
    const lines = createInterface({ input: child.stdout });
    const answered = once(lines, 'line');
    child.stdin.write('She have a idea.\n');
    await answered;
    const bootMs = performance.now() - startedAt;
    const read = once(lines, 'line');
    child.stdin.write(`${makeProse(length, 1).replaceAll('\n', ' ')}\n`);
    await read;
    const memory = await findPeakMemory(child.pid ?? 0);
    const what = `engine, most memory, after ${length} characters`;
    return [
      toFigureRow({
        what: 'engine, start to first answer',
        unit: 'ms',
        ours: bootMs,
        goal: { atMost: 3000 },
      }),
      memory === undefined
        ? { what, notMeasured: 'this system does not tell' }
        : toFigureRow({ what, unit: 'MB', ours: memory, goal: { atMost: 600 } }),
    ];
  } finally {
    child.kill();
  }
}

export const measureCost: Group = async ({ tell }) => [await measureSpeed(tell), ...(await measureProcess())];
