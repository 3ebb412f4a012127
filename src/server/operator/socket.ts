import { chmodSync, rmSync } from 'node:fs';
import { type IncomingMessage, request, type Server } from 'node:http';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { createAdaptorServer } from '@hono/node-server';
import type { OperatorApp } from './app.ts';

function toPath(dataDir: string): string {
  return join(dataDir, 'operator.sock');
}

/**
 * Answers the operator's command line at a socket in the data folder, which is its account's alone. Only who holds the
 * folder's lock may call this: what another server has left there is removed.
 */
export async function listenAtSocket(
  app: Pick<OperatorApp, 'fetch'>,
  dataDir: string,
): Promise<AsyncDisposable> {
  const path = toPath(dataDir);
  rmSync(path, { force: true });
  const server = createAdaptorServer({ fetch: (asked) => app.fetch(asked) }) as Server;
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(path, resolve);
  });
  chmodSync(path, 0o600);
  return {
    async [Symbol.asyncDispose]() {
      server.close();
      server.closeAllConnections();
      rmSync(path, { force: true });
    },
  };
}

/** As `fetch` does, at the socket of the server that has the folder. */
export function makeSocketFetch(dataDir: string): typeof fetch {
  return async (input, init) => {
    const asked = new Request(input, init);
    const { pathname, search } = new URL(asked.url);
    const body = Buffer.from(await asked.arrayBuffer());
    const answer = await new Promise<IncomingMessage>((resolve, reject) => {
      const options = { socketPath: toPath(dataDir), path: pathname + search, method: asked.method };
      const outgoing = request({ ...options, headers: Object.fromEntries(asked.headers) }, resolve);
      outgoing.once('error', reject);
      outgoing.end(body);
    });
    const stream = Readable.toWeb(answer) as ReadableStream<Uint8Array<ArrayBuffer>>;
    return new Response(stream, {
      status: answer.statusCode ?? 500,
      headers: { 'content-type': answer.headers['content-type'] ?? '' },
    });
  };
}
