import { once } from 'node:events';
import { chmodSync, rmSync } from 'node:fs';
import { connect, createServer, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { type Answer, type Question, type Results, ready } from './protocol.ts';

interface DaemonOptions {
  path: string;
  idleMs: number;
  /** Whether the program’s files are still those that this process runs. */
  isCurrent: () => boolean;
  answer: (question: Exclude<Question, { kind: 'stop' }>) => Promise<Results['check'] | Results['improve']>;
}

/**
 * Answers at the socket until nobody has asked for a while, somebody says stop, or the program is another one. Where a daemon
 * listens there already, there is nothing to do.
 */
export async function serve({ path, idleMs, isCurrent, answer }: DaemonOptions): Promise<void> {
  let idle: NodeJS.Timeout | undefined;
  const server = createServer({ allowHalfOpen: true }, (socket) => {
    clearTimeout(idle);
    socket.on('error', () => undefined);
    socket.on('close', waitForNext);
    socket.write(ready);
    reply(socket).catch(() => socket.destroy());
  });
  const end = () => void server.close();
  function waitForNext(): void {
    clearTimeout(idle);
    if (server.listening) idle = setTimeout(end, idleMs);
  }

  async function reply(socket: Socket): Promise<void> {
    const question = JSON.parse(await text(socket)) as Question;
    const isLast = question.kind === 'stop' || !isCurrent();
    if (isLast) end();
    const said: Answer<unknown> =
      question.kind === 'stop' ? { result: true } : isLast ? {} : { result: await answer(question) };
    socket.end(JSON.stringify(said));
  }

  const listen = () => once(server.listen(path), 'listening');
  try {
    await listen();
  } catch {
    // One that was killed leaves its socket behind
    if (await isAnswered(path)) return;
    rmSync(path, { force: true });
    await listen();
  }
  chmodSync(path, 0o600);
  waitForNext();
}

async function isAnswered(path: string): Promise<boolean> {
  const socket = connect(path);
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}
