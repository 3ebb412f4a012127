import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { findFreePort } from './postgres.ts';
import { type ProxyKind, startProxy } from './proxy.ts';
import { mainModule, makeDataDir, type ServerProcess, startServer } from './server-process.ts';
import { skewClock } from './skewed-clock.ts';

/** One place in a fleet: its port stays, its process comes and goes. */
export interface FleetServer {
  readonly port: number;
  readonly url: string;
  /** Whether it runs, and has not been told to stop. */
  isUp(): boolean;
  /** Resolves when it is ready. @param folder that the program is in; that of this version unless given */
  start(folder?: string): Promise<void>;
  /** kill -9, and its end. */
  kill(): Promise<void>;
  /** SIGTERM, and its end. @returns its exit code */
  stop(): Promise<number | undefined>;
  /** What those of its processes wrote that ended though nobody ended them. */
  deaths(): readonly string[];
}

export interface Fleet {
  /** Of the proxy. */
  url: string;
  servers: readonly FleetServer[];
  stop(): Promise<void>;
}

export interface FleetOptions {
  proxy: ProxyKind;
  databaseUrl: string;
  environment?: Record<string, string>;
  /** By how many seconds the clock of each server is ahead or behind: one server for each. */
  clocks: readonly number[];
  folder?: string;
}

/** Servers on one PostgreSQL, as processes, each with a folder and a clock of its own, behind a proxy. */
export async function startFleet(options: FleetOptions): Promise<Fleet> {
  await using stack = new AsyncDisposableStack();
  const servers: FleetServer[] = [];
  for (const seconds of options.clocks) {
    const dataDir = await makeDataDir();
    stack.defer(() => dataDir.remove());
    const server = await makePlace(options, { dataDir: dataDir.path, seconds });
    stack.defer(() => server.kill());
    servers.push(server);
  }
  await Promise.all(servers.map((server) => server.start(options.folder)));
  const proxy = await startProxy(
    options.proxy,
    servers.map(({ port }) => port),
  );
  stack.defer(() => proxy.stop());
  const owned = stack.move();
  return { url: proxy.url, servers, stop: () => owned.disposeAsync() };
}

async function makePlace(
  { databaseUrl, environment }: FleetOptions,
  { dataDir, seconds }: { dataDir: string; seconds: number },
): Promise<FleetServer> {
  const port = await findFreePort();
  const url = `http://127.0.0.1:${port}`;
  const settings = {
    PORT: String(port),
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl,
    TRUSTED_PROXIES: '127.0.0.1',
    ...environment,
    ...skewClock(seconds),
  };
  let running: ServerProcess | undefined;
  let isStopping = false;
  const deaths: string[] = [];

  async function end(signal: 'SIGKILL' | 'SIGTERM'): Promise<number | undefined> {
    if (running === undefined) return undefined;
    const ending = running;
    isStopping = true;
    ending.kill(signal);
    const code = await ending.exited;
    if (running === ending) running = undefined;
    return code;
  }

  return {
    port,
    url,
    isUp: () => running !== undefined && !isStopping,
    async start(folder) {
      const started = await startServer(settings, folder && join(folder, mainModule));
      await waitUntilReady(url);
      running = started;
      isStopping = false;
      void started.exited.then(() => {
        if (running === started && !isStopping) deaths.push(started.output());
      });
    },
    async kill() {
      await end('SIGKILL');
    },
    stop: () => end('SIGTERM'),
    deaths: () => deaths,
  };
}

async function waitUntilReady(url: string): Promise<void> {
  const isReady = () =>
    fetch(`${url}/api/ready`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isReady())) await sleep(100);
}
