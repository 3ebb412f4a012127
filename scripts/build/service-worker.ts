import { createHash } from 'node:crypto';
import { globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { appPage, type Shell } from '../../src/web/pwa/policy.ts';

const entry = fileURLToPath(new URL('../../src/web/pwa/worker.ts', import.meta.url));

/** Larger than the rest together and not needed to write. */
const onlineOnly = /^assets\/(read-docx|to-docx|api-docs-page)-/;

/** Builds the worker into the folder of the pages, with the names of what it keeps. */
export async function buildServiceWorker(folder: string): Promise<void> {
  await build({
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    define: { __SHELL__: JSON.stringify(readShell(folder)) },
    build: {
      outDir: folder,
      emptyOutDir: false,
      target: 'es2023',
      rolldownOptions: { input: entry, output: { entryFileNames: 'service-worker.js' } },
    },
  });
}

/** The version follows from the contents: the same build is the same release. */
function readShell(folder: string): Shell {
  const assets = globSync('assets/*.{js,css,svg,woff2}', { cwd: folder }).filter(
    (name) => !onlineOnly.test(name),
  );
  const icons = globSync('icons/*', { cwd: folder });
  const names = [...assets, ...icons, 'manifest.webmanifest'].filter((name) =>
    statSync(join(folder, name)).isFile(),
  );
  const files = names.map((name) => `/${name}`).sort();
  const hash = createHash('sha256')
    .update(files.join())
    .update(readFileSync(join(folder, 'index.html')));
  return { version: hash.digest('hex').slice(0, 12), files: [appPage, ...files] };
}
