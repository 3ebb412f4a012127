import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { type Answer, type Question, type Results, ready } from './protocol.ts';

/** How long a daemon that lives may take to say so, in milliseconds: it pauses while it reads. */
const readyTimeoutMs = 2_000;

/** What the daemon at the socket answers; nothing where there is none, or none that can. */
export async function ask<Asked extends Question>(
  path: string,
  question: Asked,
): Promise<Results[Asked['kind']] | undefined> {
  const socket = connect(path);
  try {
    await once(socket, 'connect');
    socket.end(JSON.stringify(question));
    await once(socket, 'readable', { signal: AbortSignal.timeout(readyTimeoutMs) });
    const said = await text(socket);
    const { result } = JSON.parse(said.slice(ready.length)) as Answer<Results[Asked['kind']]>;
    return result;
  } catch {
    return undefined;
  } finally {
    socket.destroy();
  }
}
