import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signUp } from '../kit/caller.ts';
import { runCommand } from '../kit/command-line.ts';
import { makeDataDir, startServer } from '../kit/server-process.ts';

const root = resolve(import.meta.dirname, '../..');

/** The operator's page, whose commands are run here in the order in which they stand there. */
const page = readFileSync(join(root, 'docs/operating.md'), 'utf8');

const folders: Awaited<ReturnType<typeof makeDataDir>>[] = [];
let home: string;
let files: string;

beforeAll(async () => {
  folders.push(await makeDataDir(), await makeDataDir());
  [home = '', files = ''] = folders.map(({ path }) => path);
  const server = await startServer({ DATA_DIR: join(home, 'data') });
  // The first is the administrator
  for (const name of ['ada', 'brian']) await signUp(server.url, { email: `${name}@example.org` });
  server.kill('SIGTERM');
  await server.exited;
}, 180_000);
afterAll(async () => {
  for (const { remove } of folders) await remove();
});

/** What stands as code after `npx draftwell`, without what is only its form, such as `<command>`. */
function listCommands(): string[] {
  const inline = [...page.matchAll(/`npx draftwell ([^`<]+)`/g)].map(([, command = '']) => command.trim());
  const inBlocks = [...page.matchAll(/&& npx draftwell (.+)$/gm)].map(([, command = '']) =>
    command.replaceAll(/\$\(.*?\)/g, 'today'),
  );
  return [...new Set([...inline, ...inBlocks])];
}

function toArguments(command: string): string[] {
  const words = [...command.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, plain]) => quoted ?? plain ?? '');
  return words.map((word) => (word.endsWith('.gz') ? join(files, basename(word)) : word));
}

test('OWN-06: each command of the operator’s page does what it says, and so do the steps of an upgrade and a way back', async () => {
  const commands = listCommands();
  expect(commands.length).toBeGreaterThan(9);
  for (const command of commands) {
    const args = toArguments(command);
    // As the page says: into an empty database, unless it may overwrite
    const isIntoEmpty = args[0] === 'restore' && !args.includes('--overwrite');
    const DATA_DIR = join(home, isIntoEmpty ? 'empty' : 'data');
    // That nothing is set up for mail is what a doctor has to say
    const { code, said } = await runCommand({ DATA_DIR, PORT: '0' }, ...args);
    expect(code, `${command}: ${said}`).toBe(0);
  }
  expect(commands.some((command) => command.startsWith('restore before.gz --overwrite'))).toBe(true);
  const { said } = await runCommand({ DATA_DIR: join(home, 'empty') }, 'users');
  expect(said).toContain('ada@example.org');
}, 300_000);

test('OWN-06: the commands of the README that mend a text give a mended text', () => {
  const readme = readFileSync(join(root, 'README.md'), 'utf8');
  const lines = [...readme.matchAll(/^(echo .*?)(?: +#.*)?$/gm)].map(([, line = '']) => line);
  const said = lines.map((line) => execFileSync('sh', ['-c', line], { cwd: root, encoding: 'utf8' }));
  expect(said).toEqual([
    expect.stringContaining('spoken'),
    expect.stringContaining('Could you'),
    expect.stringContaining('+I have spoken'),
  ]);
}, 180_000);
