import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { signUp } from '../kit/caller.ts';
import { makeDataDir, startServer } from '../kit/server-process.ts';

const root = resolve(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');

/** What the last stage takes of the first, and where to. */
const copied = [...read('Dockerfile').matchAll(/^COPY --from=build \/app\/(\S+) (\S+)/gm)].map(
  ([, from = '', to = '']) => ({ from, to }),
);

/** What `npm prune` leaves for the image. */
function listPackages(): string[] {
  const { packages } = JSON.parse(read('package-lock.json')) as {
    packages: Record<string, { dev?: true; optional?: true; devOptional?: true }>;
  };
  return Object.entries(packages)
    .filter(([path, { dev, optional, devOptional }]) => path !== '' && !(dev || optional || devOptional))
    .map(([path]) => path);
}

function copyInto(folder: string): void {
  for (const { from, to } of copied.filter((one) => one.from !== 'node_modules'))
    cpSync(join(root, from), join(folder, to), { recursive: true });
  for (const path of listPackages().filter((one) => one.lastIndexOf('node_modules') === 0)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    symlinkSync(join(root, path), join(folder, path));
  }
}

/** The packages are links, which lead to no packages but those beside them. */
const options = { NODE_OPTIONS: '--preserve-symlinks' };

test('what the image takes along is a server: it starts, writes, says its version, checks its health and stops', async () => {
  const folder = await makeDataDir();
  copyInto(folder.path);
  const server = await startServer(
    { DATA_DIR: join(folder.path, 'data'), ...options },
    join(folder.path, 'src/server/app/main.js'),
  );
  try {
    const writer = await signUp(server.url);
    const { body } = await writer.improve('I has wrote the report.');
    expect(body.enhanced_text).toBe('I have written the report.');
    const { version } = JSON.parse(read('package.json'));
    expect(await (await fetch(`${server.url}/about`)).text()).toContain(`Draftwell ${version}`);
    const run = (script: string, ...args: string[]) =>
      promisify(execFile)(process.execPath, [join(folder.path, 'scripts', script), ...args], {
        env: { DATA_DIR: join(folder.path, 'data'), PORT: new URL(server.url).port, ...options },
      });
    await run('check-health.js');
    expect((await run('draftwell.js', 'users')).stdout).toContain(writer.email);
    server.kill('SIGTERM');
    expect(await server.exited).toBe(0);
    await expect(run('check-health.js')).rejects.toMatchObject({ code: 1 });
  } finally {
    server.kill('SIGKILL');
    await server.exited;
    await folder.remove();
  }
});
