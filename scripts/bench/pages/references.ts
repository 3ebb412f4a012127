import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { compress } from 'hono/compress';
import { build } from 'vite';

/** Serves the words of a page of the build with as few styles as make them readable. Returns its address. */
export async function serveBarePage(page: string, started: AsyncDisposableStack): Promise<string> {
  const bare = toBarePage(await readFile(page, 'utf8'));
  const app = new Hono().use(compress()).get('/', (context) => context.html(bare));
  const { promise: listening, resolve: listen } = Promise.withResolvers<number>();
  const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) => listen(port));
  started.defer(() => new Promise<void>((resolve) => server.close(() => resolve())));
  return `http://127.0.0.1:${await listening}/`;
}

/** Elements and words, without classes, pictures, scripts and all styles but four. */
function toBarePage(html: string): string {
  const [words = ''] = /<main[\s\S]*<\/main>/.exec(html) ?? [];
  const plain = words
    .replaceAll(/<svg[\s\S]*?<\/svg>|<input[^>]*>/g, '')
    .replaceAll(/<(\w+)(?: [^>]*)?>/g, '<$1>');
  const style = 'body{max-width:40rem;margin:auto;padding:1rem;font:1rem/1.5 sans-serif}';
  const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Bare</title><style>${style}</style>`;
  return `<!doctype html><html lang="en"><head>${head}</head><body>${plain}</body></html>`;
}

/** The script of the least that the product's parts can be built to be typed in: bytes as gzip compresses them. */
export async function measureBareEditor(): Promise<number> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      target: 'es2023',
      rolldownOptions: { input: fileURLToPath(new URL('./bare-editor.tsx', import.meta.url)) },
    },
  });
  if (!('output' in built)) throw new Error('The bare editor was not built.');
  const scripts = built.output.flatMap((part) => (part.type === 'chunk' ? [part.code] : []));
  return scripts.reduce((total, code) => total + gzipSync(code, { level: 9 }).length, 0);
}
