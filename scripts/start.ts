/** `npm start`: builds the program and its web app where their sources have changed since the last build, then runs it. */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '..');
const stampPath = join(root, 'build/fingerprint');
const program = join(root, 'build/program/src/server/app/main.js');

/** Everything that the build is made of. Contents count, not dates: a fresh clone has new dates only. */
const buildInputs = [
  'src/web/**',
  'src/extension/**',
  'src/shared/**',
  'src/engine/**',
  'src/server/**',
  'scripts/command-line/**',
  'scripts/{draftwell,check-health}.ts',
  'scripts/build/**',
  'public/**',
  'extensions/**',
  'index.html',
  '*.config.ts',
  'tsconfig*.json',
  'package-lock.json',
  'THIRD-PARTY-NOTICES.txt',
];

function fingerprint(): string {
  const hash = createHash('sha256');
  const files = globSync(buildInputs, { cwd: root, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
  for (const file of files) hash.update(file.slice(root.length)).update('\0').update(readFileSync(file));
  return hash.digest('hex');
}

function readStamp(): string | undefined {
  try {
    return readFileSync(stampPath, 'utf8');
  } catch {
    return undefined;
  }
}

/** Brings build/ up to date. Returns whether that took a build. */
export function buildWhatIsStale(): boolean {
  const wanted = fingerprint();
  if (readStamp() === wanted) return false;
  rmSync(stampPath, { force: true });
  const bin = join(root, 'node_modules/vite/bin/vite.js');
  const build = spawnSync(process.execPath, [bin, 'build'], { cwd: root, encoding: 'utf8' });
  if (build.status !== 0) throw new Error(`The program does not build.\n${build.stdout}\n${build.stderr}`);
  writeFileSync(stampPath, wanted);
  return true;
}

/** How often it is looked whether npm is still there, in milliseconds. */
const parentCheckMs = 500;

/**
 * Whoever ends npm means the server. A signal is handed on by npm, and reaches this process since the script replaces
 * npm's shell by it (`exec`); an npm that is killed hands nothing on, and leaves this process to another parent.
 */
function endWithNpm(): void {
  if (process.env.npm_lifecycle_event !== 'start') return;
  const npm = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === npm) return;
    clearInterval(timer);
    process.kill(process.pid, 'SIGTERM');
  }, parentCheckMs);
  timer.unref();
}

if (import.meta.main) {
  endWithNpm();
  process.stdout.write('Draftwell starts …\n');
  if (buildWhatIsStale()) process.stdout.write('Built.\n');
  await import(program);
}
