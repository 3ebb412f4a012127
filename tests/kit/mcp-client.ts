import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';

/** The revisions of the protocol before 2026-07-28 begin with a handshake; those from then on have none. */
export const eras = ['legacy', 'modern'] as const;
export type Era = (typeof eras)[number];

function makeClient(era: Era): Client {
  const mode = era === 'legacy' ? 'legacy' : { pin: '2026-07-28' as const };
  return new Client({ name: 'test', version: '1.0.0' }, { versionNegotiation: { mode } });
}

/** The official client over Streamable HTTP, with an API key as bearer. */
export async function connectOverHttp(
  url: string,
  { era, key, headers = {} }: { era: Era; key?: string; headers?: Record<string, string> },
): Promise<Client> {
  const client = makeClient(era);
  const authorization = key === undefined ? {} : { authorization: `Bearer ${key}` };
  const requestInit = { headers: { ...authorization, ...headers } };
  await client.connect(new StreamableHTTPClientTransport(new URL('/api/mcp', url), { requestInit }));
  return client;
}

/** The same over the streams of a process of its own. */
export async function connectOverStdio(
  command: { command: string; args: string[]; cwd?: string; env?: Record<string, string> },
  era: Era,
): Promise<Client> {
  const client = makeClient(era);
  await client.connect(new StdioClientTransport({ ...command, stderr: 'inherit' }));
  return client;
}
