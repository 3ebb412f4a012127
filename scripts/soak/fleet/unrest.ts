import { setTimeout as sleep } from 'node:timers/promises';
import type { Fleet, FleetServer } from '../../../tests/kit/fleet.ts';
import { readServer } from './call.ts';

/** The end of a server, and when it began and was over. */
export interface Ending {
  server: number;
  how: 'killed' | 'stopped';
  from: number;
  until: number;
  /** Of a stop: undefined where a signal ended it. */
  code: number | undefined;
}

const lookEveryMs = 200;

/** How often a server is ended, in milliseconds. */
export interface Pace {
  killEveryMs: number;
  stopEveryMs: number;
}

/**
 * Until the signal fires, random servers are killed or stopped politely, and started again. One is left to write: while no
 * other is up, the next waits for its turn.
 */
export async function disturb(
  { url, servers }: Fleet,
  { killEveryMs, stopEveryMs }: Pace,
  end: AbortSignal,
): Promise<Ending[]> {
  const endings: Ending[] = [];
  const under = new Set<FleetServer>();
  const begun: Promise<void>[] = [];

  async function replace(server: FleetServer, how: Ending['how']): Promise<void> {
    under.add(server);
    endings.push(await endServer(server, how));
    await server.start();
    await waitForCalls(url, server);
    under.delete(server);
  }

  async function endOne(how: Ending['how']): Promise<void> {
    const calm = servers.filter((server) => !under.has(server));
    const server = calm[Math.floor(Math.random() * calm.length)];
    if (server === undefined || calm.length < 2) return;
    begun.push(replace(server, how));
  }

  const every = async (ms: number, how: Ending['how']) => {
    while (!end.aborted) {
      await sleep(ms, undefined, { signal: end }).catch(() => undefined);
      while (!end.aborted && servers.length - under.size < 2) await sleep(lookEveryMs);
      if (!end.aborted) await endOne(how);
    }
  };
  await Promise.all([every(killEveryMs, 'killed'), every(stopEveryMs, 'stopped')]);
  await Promise.all(begun);
  return endings;
}

/** Resolves when the proxy has seen that it is ready, and sends it what comes. */
async function waitForCalls(url: string, { port }: FleetServer): Promise<void> {
  const isSent = async () => readServer((await fetch(`${url}/api/ready`)).headers) === port;
  while (!(await isSent().catch(() => false))) await sleep(lookEveryMs);
}

/** One after the other, each server is stopped politely and started from the program of this version. */
export async function update({ url, servers }: Fleet, calmMs: number): Promise<Ending[]> {
  const endings: Ending[] = [];
  for (const server of servers) {
    await sleep(calmMs);
    endings.push(await endServer(server, 'stopped'));
    await server.start();
    await waitForCalls(url, server);
  }
  await sleep(calmMs);
  return endings;
}

async function endServer(server: FleetServer, how: Ending['how']): Promise<Ending> {
  const from = Date.now();
  const code = how === 'stopped' ? await server.stop() : await server.kill().then(() => undefined);
  return { server: server.port, how, from, until: Date.now(), code };
}
