import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { gunzipSync } from 'node:zlib';

const draftwell = resolve(import.meta.dirname, '../../scripts/draftwell.ts');

export interface CommandResult {
  code: number | null;
  /** What it printed, both streams together. */
  said: string;
}

export interface RunningCommand {
  ended: Promise<CommandResult>;
  kill(): void;
}

/** Begins a command as an operator does, with nothing set but what is given. */
export function spawnCommand(environment: Record<string, string>, args: readonly string[]): RunningCommand {
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', draftwell, ...args], {
    env: { PATH: process.env.PATH, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  return { ended: waitForEnd(child), kill: () => void child.kill('SIGKILL') };
}

export function runCommand(
  environment: Record<string, string>,
  ...args: readonly string[]
): Promise<CommandResult> {
  return spawnCommand(environment, args).ended;
}

async function waitForEnd(child: ChildProcess): Promise<CommandResult> {
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => {
      said += chunk.toString();
    });
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, said: said.trim() };
}

/** The lines of a backup, without the first, which says when it was made, and the last, which has the digest of all. */
export function readBackupLines(path: string): string[] {
  return gunzipSync(readFileSync(path)).toString().trimEnd().split('\n').slice(1, -1);
}
