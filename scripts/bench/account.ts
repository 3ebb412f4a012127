import { readFile, writeFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { password, postJson, signIn, signUp, type TestWriter } from '../../tests/kit/caller.ts';
import { openEmbedded, openPostgres } from '../../tests/kit/databases.ts';
import { createDatabase, startPostgres } from '../../tests/kit/postgres.ts';
import { type ServerProcess, startServer } from '../../tests/kit/server-process.ts';
import { allocatorSettings } from '../allocator.ts';
import { type Bench, type FigureRow, type Group, type Row, timeOf, toFigureRow } from './measure.ts';
import { makeFolder } from './servers.ts';
import { writeCalls } from './written-calls.ts';

const calls = 10_000;
/** About 2,000 characters that hardly get smaller in a zip. */
const text = `(select string_agg(md5(number || ' ' || part), '') from generate_series(1, 62) part)`;

/** The export of an account with many calls, and its deletion, beside another one with as many. */
export const measureAccount: Group = async (bench) => {
  const folder = await makeFolder(bench.started);
  const onEmbedded = await measureOn(bench, 'the embedded database', {
    environment: { DATA_DIR: folder },
    open: () => openEmbedded(folder),
  });
  const server = await startPostgres();
  bench.started.defer(() => server.stop());
  const { url } = await createDatabase(server.url);
  const onPostgres = await measureOn(bench, 'PostgreSQL', {
    environment: { DATA_DIR: await makeFolder(bench.started), DATABASE_URL: url },
    open: () => openPostgres(url, () => undefined),
  });
  return [...onEmbedded, ...onPostgres];
};

/** As `npm start` has it: else memory is kept that nobody uses. */
const asInService = {
  ...allocatorSettings,
  NODE_OPTIONS: '--max-semi-space-size=4',
};

interface Place {
  environment: Record<string, string>;
  open: () => ReturnType<typeof openEmbedded>;
}

async function measureOn(
  { started, tell }: Bench,
  where: string,
  { environment, open }: Place,
): Promise<Row[]> {
  const first = await startServer(environment);
  const writers = [await signUp(first.url), await signUp(first.url)];
  first.kill('SIGTERM');
  await first.exited;
  // The embedded database is one process's alone
  const database = await open();
  for (const { userId } of writers) await writeCalls(database, { userId, calls, text });
  await database.close();
  tell(`${where}: ${2 * calls} calls are there`);

  const server = await startServer({ ...environment, ...asInService });
  started.defer(async () => {
    server.kill('SIGTERM');
    await server.exited;
  });
  const writer = await signIn(server.url, writers[1]?.email ?? '');
  const seconds = (what: string, ms: number, goal?: FigureRow['goal']): FigureRow =>
    toFigureRow({ what: `${what} on ${where}`, unit: 's', ours: ms / 1_000, ...(goal && { goal }) });
  await waitForRules(server);
  const before = await resetPeak(server);
  const exportMs = await timeOf(() => exportAccount(server, writer));
  const more = (await readMemory(server, 'VmHWM')) - before;
  const deletionMs = await timeOf(() => deleteAccount(server, writer));
  return [
    seconds(`export of ${calls} calls`, exportMs, { atMost: 20 }),
    toFigureRow({ what: `memory more for it on ${where}`, unit: 'MB', ours: more, goal: { atMost: 100 } }),
    seconds(`deletion of ${calls} calls`, deletionMs, { atMost: 5 }),
    // The embedded database is written anew meanwhile
    seconds('answer to the next call', await timeOf(() => fetch(`${server.url}/api/ready`))),
  ];
}

/** What they take is not the export's. */
async function waitForRules({ url }: ServerProcess): Promise<void> {
  while ((await fetch(`${url}/api/ready`)).status !== 200) await sleep(200);
  await sleep(5_000);
}

async function exportAccount({ url }: ServerProcess, { cookie }: TestWriter): Promise<void> {
  const answer = await fetch(`${url}/api/auth/export-data`, { headers: { cookie } });
  let bytes = 0;
  for await (const chunk of answer.body ?? []) bytes += chunk.length;
  if (bytes < calls * 2_000) throw new Error(`The export has ${bytes} bytes.`);
}

async function deleteAccount({ url }: ServerProcess, { cookie }: TestWriter): Promise<void> {
  const answer = await postJson(url, '/api/auth/delete-user', { password }, { headers: { cookie } });
  if (answer.status !== 200) throw new Error(`The deletion answered ${answer.status}.`);
}

/** Linux counts the peak anew from here. @returns megabytes now */
async function resetPeak(server: ServerProcess): Promise<number> {
  await writeFile(`/proc/${server.pid}/clear_refs`, '5');
  return readMemory(server, 'VmRSS');
}

async function readMemory({ pid }: ServerProcess, name: 'VmRSS' | 'VmHWM'): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(status)?.[1]) / 1024;
}
