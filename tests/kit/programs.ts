import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const isRoot = process.getuid?.() === 0;

/** Debian keeps what only a system starts out of other accounts' PATH. */
const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/bin'];

/**
 * The path of a program of this machine; of Debian's package where there is none yet and this is root. Throws one sentence
 * where there is none to be had.
 */
export function findProgram(name: string, debianPackage: string = name): string {
  const find = () => folders.map((folder) => join(folder, name)).find((path) => existsSync(path));
  const found = find();
  if (found !== undefined) return found;
  installPackage(debianPackage);
  const installed = find();
  if (installed !== undefined) return installed;
  throw new Error(
    `There is no ${name} on this machine: install it (on Debian: apt-get install ${debianPackage}).`,
  );
}

/** Where Debian's packages can be installed. What goes wrong is on the screen; whoever needs the program looks for it. */
export function installPackage(name: string): void {
  if (!isRoot || !existsSync('/usr/bin/apt-get')) return;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const apt = (...args: string[]) =>
    execFileSync('apt-get', args, { stdio: ['ignore', 'inherit', 'inherit'], env });
  try {
    apt('update');
    apt('install', '-y', '--no-install-recommends', '-o', 'DPkg::Lock::Timeout=300', name);
  } catch {
    // Said by apt-get
  }
}
