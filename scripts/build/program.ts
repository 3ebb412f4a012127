import { execFileSync } from 'node:child_process';
import { cpSync, globSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../..');

/** What the program reads beside its modules: counted words, names, rules. */
const dataFiles = ['src/{engine,server,shared}/**/*.{bin,json,txt,yaml}'];

/**
 * The server and the command line as JavaScript, each file where it lies in the sources. Node could strip the types as it
 * reads, which costs memory in each thread and time at each start: docs/decisions/0091-memory-of-two-webassemblies.md.
 */
export function compileProgram(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  const compiler = join(root, 'node_modules/typescript/bin/tsc');
  const args = ['--project', join(root, 'tsconfig.program.json'), '--outDir', folder];
  execFileSync(process.execPath, [compiler, ...args], { stdio: 'inherit' });
  for (const file of globSync(dataFiles, { cwd: root })) cpSync(join(root, file), join(folder, file));
}
