import { execFile } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';

/** PostgreSQL's own load generator, which no npm package brings. Debian keeps it out of PATH. */
export function findPgbench(): string | undefined {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian) : [];
  const folders = [
    ...(process.env.PATH ?? '').split(delimiter),
    ...versions.map((version) => join(debian, version, 'bin')),
  ];
  return folders.map((folder) => join(folder, 'pgbench')).find((path) => existsSync(path));
}

export interface PgbenchLoad {
  url: string;
  clients: number;
  seconds: number;
  /** One transaction; `:name` stands for a variable. */
  script: string;
  /** Where the script may be put. */
  scriptPath: string;
  variables: Record<string, string>;
}

/** Transactions per second. */
export async function runPgbench(program: string, load: PgbenchLoad, signal: AbortSignal): Promise<number> {
  await writeFile(load.scriptPath, load.script);
  const { stdout } = await promisify(execFile)(
    program,
    [
      ...['-c', `${load.clients}`, '-j', '2', '-M', 'prepared', '-n', '-T', `${load.seconds}`],
      ...['-f', load.scriptPath],
      ...Object.entries(load.variables).flatMap(([name, value]) => ['-D', `${name}=${value}`]),
      load.url,
    ],
    { signal },
  );
  const perSecond = Number(/^tps = ([\d.]+)/m.exec(stdout)?.[1]);
  if (!(perSecond > 0)) throw new Error(`pgbench did not say how fast it was:\n${stdout}`);
  return perSecond;
}
