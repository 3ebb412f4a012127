import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../..');
/** What is too large to be made anew, and is not what is tried. */
const shared = ['node_modules', 'build'];

export interface FormerProgram extends Disposable {
  /** Undefined where no commit was named. */
  folder: string | undefined;
}

/** The version that servers may still run while those of this one start: docs/decisions/0084. */
export const formerRelease = readFileSync(join(import.meta.dirname, 'commit.txt'), 'utf8').trim();

/** Whether this clone has the commit: a shallow one has the last alone. */
export function hasCommit(commit: string): boolean {
  try {
    git('cat-file', '-e', `${commit}^{commit}`);
    return true;
  } catch {
    return false;
  }
}

/** The program as it was at a commit, in a folder of its own, with the packages and the web build of this one. */
export async function withFormerProgram(commit: string | undefined): Promise<FormerProgram> {
  if (commit === undefined) return { folder: undefined, [Symbol.dispose]: () => undefined };
  if (!hasCommit(commit))
    throw new Error(`This clone has no commit ${commit}: a shallow one has the last alone.`);
  const folder = join(mkdtempSync(join(tmpdir(), 'draftwell-former-')), 'draftwell');
  git('worktree', 'add', '--detach', '--force', folder, commit);
  for (const name of shared) symlinkSync(join(root, name), join(folder, name));
  return {
    folder,
    [Symbol.dispose]() {
      rmSync(join(folder, '..'), { recursive: true, force: true });
      git('worktree', 'prune');
    },
  };
}

function git(...args: string[]): string {
  return execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
}
