import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { serveStatic } from '@hono/node-server/serve-static';
import react from '@vitejs/plugin-react';
import { Hono } from 'hono';
import { build } from 'vite';

export const editorNames = [
  'textarea',
  'input',
  'contenteditable',
  'prosemirror',
  'lexical',
  'quill',
  'slate',
  'codemirror',
  'iframe',
  'shadow',
] as const;
export type EditorName = (typeof editorNames)[number];

export interface EditorPages {
  url: string;
  stop(): Promise<void>;
}

/** Pages of somebody else, each with one of the editors that the web is made of. */
export async function serveEditorPages(): Promise<EditorPages> {
  const outDir = await mkdtemp(join(tmpdir(), 'draftwell-editors-'));
  await build({
    configFile: false,
    logLevel: 'error',
    root: resolve(import.meta.dirname, 'editors'),
    publicDir: false,
    plugins: [react()],
    build: { outDir, target: 'es2023', minify: false },
  });
  const app = new Hono().get('*', serveStatic({ root: outDir }));
  const server = createServer(getRequestListener(app.fetch)).listen(0, '127.0.0.1');
  await new Promise((done) => server.once('listening', done));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async stop() {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
      await rm(outDir, { recursive: true, force: true });
    },
  };
}
