import { execFileSync } from 'node:child_process';
import { chmodSync, chownSync, closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { nobody } from './postgres.ts';

/** A disk of so many megabytes, which can be filled. Only root can mount one. */
export interface SmallDisk {
  path: string;
  /** To the last byte. */
  fill(): void;
  makeRoom(): void;
  remove(): void;
}

export const canMount = process.getuid?.() === 0 && process.platform === 'linux';

export function mountSmallDisk(megabytes: number): SmallDisk {
  const path = mkdtempSync(join('/tmp', 'draftwell-disk-'));
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'draftwell-test', path]);
  const unmount = () => {
    execFileSync('umount', ['--lazy', path]);
    rmSync(path, { recursive: true, force: true });
  };
  process.once('exit', unmount);
  // PostgreSQL does not run as root
  chmodSync(path, 0o700);
  chownSync(path, nobody.uid, nobody.gid);
  const filler = join(path, 'filler');
  return {
    path,
    fill: () => fill(filler),
    makeRoom: () => rmSync(filler, { force: true }),
    remove() {
      process.off('exit', unmount);
      unmount();
    },
  };
}

function fill(path: string): void {
  const file = openSync(path, 'a');
  try {
    // In ever smaller pieces, since the last large one does not fit
    for (const bytes of [1 << 20, 1 << 12, 1]) writeWhileItFits(file, Buffer.alloc(bytes));
  } finally {
    closeSync(file);
  }
}

function writeWhileItFits(file: number, piece: Buffer): void {
  try {
    while (writeSync(file, piece) > 0);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error;
  }
}
