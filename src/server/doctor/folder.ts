import { stat, statfs } from 'node:fs/promises';
import { resolve } from 'node:path';
import { findExisting } from './database.ts';
import { type Examined, right, type Verdict, wrong } from './finding.ts';

const groupAndOthers = 0o077;

/** The least that should be free, in bytes: a backup, and the log of the database, need some. */
const leastFree = 500_000_000;

/** Whether what lies in the data folder is the operator's alone. */
export async function examineFolder({ config }: Examined): Promise<Verdict | undefined> {
  const folder = resolve(config.DATA_DIR);
  const found = await stat(folder).catch(() => undefined);
  if (found === undefined) return right(`The data folder ${folder} is made by the first start.`);
  return (found.mode & groupAndOthers) === 0
    ? right(`The data folder ${folder} is open to its own account only.`)
    : wrong(`Other accounts of this machine can reach the data folder: run chmod 700 ${folder}.`);
}

export async function examineDisk({ config }: Examined): Promise<Verdict> {
  const folder = await findExisting(resolve(config.DATA_DIR));
  const { bavail, bsize } = await statfs(folder);
  const free = `${((bavail * bsize) / 1e9).toFixed(1)} GB are free where the data folder is`;
  return bavail * bsize < leastFree ? wrong(`${free}: free some space.`) : right(`${free}.`);
}
