import { once } from 'node:events';
import { serveStdio } from '@modelcontextprotocol/server/stdio';
import { makeToolServer } from '../../src/server/mcp/tool-server.ts';
import { connectToApi, makeWritingClient } from '../../src/server/mcp/writing-client.ts';
import { readVersion } from '../../src/server/platform/version.ts';
import { scopes } from '../../src/shared/scopes.ts';
import type { Source } from './source.ts';

/** Serves until the other side has gone. */
export async function serveTools(source: Source): Promise<void> {
  await using stack = new AsyncDisposableStack();
  const client = await connect(source, stack);
  const isBooked = source.server !== undefined;
  const parts = { client, scopes, reachesOut: isBooked, isBooked, version: readVersion() };
  // A tool list never changes here, so nobody has to listen
  const handle = serveStdio(() => makeToolServer(parts), { maxSubscriptions: 0 });
  stack.defer(() => handle.close());
  await Promise.race([once(process.stdin, 'end'), once(process, 'SIGINT'), once(process, 'SIGTERM')]);
}

async function connect(source: Source, stack: AsyncDisposableStack) {
  if (source.server !== undefined) {
    const { origin, headers } = source.server;
    return makeWritingClient(connectToApi({ origin, headers }));
  }
  const [{ makeLocalTools }, { makeEmbeddedEngine }] = await Promise.all([
    import('./local-tools.ts'),
    import('../../src/server/engines/embedded/engine.ts'),
  ]);
  const rules = makeEmbeddedEngine({ threads: 1 });
  stack.defer(() => rules.close());
  // Boots while the other side introduces itself
  rules.ready().catch(() => undefined);
  return makeLocalTools({ rules, language: source.language, dictionary: source.dictionary });
}
