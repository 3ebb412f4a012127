import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { signUp, type TestWriter } from '../../tests/kit/caller.ts';
import { createDatabase, startPostgres } from '../../tests/kit/postgres.ts';
import { allocatorSettings } from '../allocator.ts';
import { tryEverything } from '../soak/try-everything.ts';
import { buildWhatIsStale } from '../start.ts';
import { type Group, type Row, toFigureRow } from './measure.ts';
import { makeFolder } from './servers.ts';

const root = resolve(import.meta.dirname, '../..');

/** How long a server is left alone before it counts as idle. */
const idleMs = 15_000;
const sampleMs = 100;
const megabyte = 1_024;

const spellings = ['en-gb', 'en-us', 'en-ca'] as const;

/** A model that nothing asks: where one writes, the thread of the rules starts when it is needed. */
const modelWrites = {
  ENGINE: 'openai-compatible',
  ENGINE_MODEL: 'none',
  OPENAI_BASE_URL: 'http://127.0.0.1:9/v1',
};

interface MeasuredServer {
  url: string;
  /** Megabytes that are its own, with its share of what it has in common with others (`Pss`). */
  read(): number;
  /** The most since it was started, and since this was last asked. */
  takePeak(): number;
  stop(): Promise<void>;
}

/** As the image starts it. */
async function startServer(environment: Record<string, string>): Promise<MeasuredServer> {
  const flags = ['--expose-gc', '--max-semi-space-size=4', '--disable-warning=ExperimentalWarning'];
  const child = spawn(process.execPath, [...flags, 'build/program/src/server/app/main.js'], {
    cwd: root,
    env: {
      PATH: process.env.PATH,
      PORT: '0',
      ...allocatorSettings,
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exited = once(child, 'exit');
  const file = join('/proc', String(child.pid), 'smaps_rollup');
  const read = () => {
    const kilobytes = /^Pss:\s+(\d+) kB/m.exec(readOrNothing(file))?.[1];
    return Number(kilobytes ?? 0) / megabyte;
  };
  let peak = 0;
  const sampling = setInterval(() => {
    peak = Math.max(peak, read());
  }, sampleMs);
  void exited.then(() => clearInterval(sampling));
  let output = '';
  const url = await new Promise<string>((found, failed) => {
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      const address = /^Draftwell {2}(http\S+)$/m.exec(output)?.[1];
      if (address !== undefined) found(address);
    });
    void exited.then(() => failed(new Error('The server did not start.')));
  });
  return {
    url,
    read,
    takePeak() {
      const most = peak;
      peak = 0;
      return most;
    },
    async stop() {
      child.kill('SIGTERM');
      await exited;
    },
  };
}

/** A process that has ended has none. */
function readOrNothing(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

/** All calls and pages, in each spelling in turn. */
async function runEverything(url: string, admin: TestWriter, minutes: number): Promise<void> {
  const until = Date.now() + minutes * 60_000;
  for (let round = 0; Date.now() < until; round += 1) {
    const preferred_language = spellings[round % spellings.length] ?? 'en-gb';
    await tryEverything(url, admin, { preferred_language });
  }
}

/**
 * What a server takes of memory on either database: idle where a model writes, idle with one thread of the rules, at the
 * most while it starts, and after all of it was used for `--minutes` (10).
 */
export const measureMemory: Group = async ({ started, tell, minutes }) => {
  buildWhatIsStale();
  const postgres = await startPostgres();
  started.defer(() => postgres.stop());
  const rows: Row[] = [];
  const add = (what: string, ours: number, atMost?: number) => {
    tell(`${what}: ${ours.toFixed(0)} MB`);
    rows.push(toFigureRow({ what, unit: 'MB', ours, ...(atMost !== undefined && { goal: { atMost } }) }));
  };
  for (const kind of ['PostgreSQL', 'the embedded database'] as const) {
    const database = kind === 'PostgreSQL' ? await createDatabase(postgres.url) : undefined;
    if (database !== undefined) started.defer(() => database.drop());
    const environment = {
      DATA_DIR: join(await makeFolder(started), 'data'),
      TRUSTED_PROXIES: '127.0.0.1',
      FREE_CALLS_PER_WRITER: '100000',
      FREE_CALLS_PER_ADDRESS: '1000000',
      ...(database !== undefined && { DATABASE_URL: database.url }),
    };
    const light = await startServer({ ...environment, ...modelWrites });
    await sleep(idleMs);
    add(`${kind}, first start, at the most`, light.takePeak(), 600);
    add(`${kind}, idle where a model writes`, light.read(), 350);
    await light.stop();

    const server = await startServer(environment);
    try {
      await fetch(`${server.url}/api/ready`);
      await sleep(idleMs);
      add(`${kind}, start with one thread, at the most`, server.takePeak(), 600);
      add(`${kind}, idle with one thread`, server.read(), 450);
      const admin = await signUp(server.url);
      await runEverything(server.url, admin, minutes);
      add(`${kind}, at the most in ${minutes} minutes of everything`, server.takePeak());
      await sleep(idleMs);
      add(`${kind}, idle after ${minutes} minutes of everything`, server.read());
    } finally {
      await server.stop();
    }
  }
  return rows;
};
