import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { findFreePort } from './postgres.ts';
import { findProgram } from './programs.ts';

export const proxyKinds = ['caddy', 'haproxy'] as const;
export type ProxyKind = (typeof proxyKinds)[number];

export function isProxyKind(name: string): name is ProxyKind {
  return proxyKinds.some((kind) => kind === name);
}

/** What says which server has answered, by its port; where a proxy answers for one that it could not reach, that too. */
export const servedByHeader = 'x-served-by';

export interface RunningProxy {
  url: string;
  stop(): Promise<void>;
}

interface ProxySettings {
  port: number;
  /** Of the servers, on this machine. */
  servers: readonly number[];
}

const startTimeoutMs = 10_000;

const programs = {
  // Round robin of Debian's Caddy counts for all calls at once: with one server of three left, a call may pass it by
  caddy: {
    toArguments: (file: string) => ['run', '--adapter', 'caddyfile', '--config', file],
    toSettings: ({ port, servers }: ProxySettings) => `
{
  admin off
  auto_https off
}
http://127.0.0.1:${port} {
  reverse_proxy ${servers.map((server) => `127.0.0.1:${server}`).join(' ')} {
    lb_policy least_conn
    lb_try_duration 10s
    health_uri /api/ready
    health_interval 1s
    health_timeout 10s
    flush_interval -1
    trusted_proxies 127.0.0.0/8
    header_down ${servedByHeader} {http.reverse_proxy.upstream.port}
  }
  handle_errors {
    header ${servedByHeader} {http.reverse_proxy.upstream.port}
    respond {err.status_code}
  }
}
`,
  },
  haproxy: {
    toArguments: (file: string) => ['-db', '-q', '-f', file],
    toSettings: ({ port, servers }: ProxySettings) => `
global
  maxconn 4000
defaults
  mode http
  timeout connect 3s
  timeout client 120s
  timeout server 120s
  timeout queue 10s
  timeout check 10s
  option redispatch 1
  retries 5
frontend draftwell
  bind 127.0.0.1:${port}
  http-after-response set-header ${servedByHeader} %s
  default_backend servers
backend servers
  balance roundrobin
  option forwardfor if-none
  option httpchk
  http-check send meth GET uri /api/ready ver HTTP/1.1 hdr Host 127.0.0.1
  default-server check inter 1s fall 2 rise 1
${servers.map((server) => `  server ${server} 127.0.0.1:${server}`).join('\n')}
`,
  },
};

/** A proxy of its own that balances over these servers and sends to none that is not ready, as docs/operating.md has it. */
export async function startProxy(kind: ProxyKind, servers: readonly number[]): Promise<RunningProxy> {
  const { toArguments, toSettings } = programs[kind];
  const path = findProgram(kind);
  const folder = await mkdtemp(join(tmpdir(), 'draftwell-proxy-'));
  const file = join(folder, 'settings');
  const port = await findFreePort();
  await writeFile(file, toSettings({ port, servers }));
  const env = { PATH: process.env.PATH, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder };
  const proxy = spawn(path, toArguments(file), { env, stdio: ['ignore', 'ignore', 'pipe'] });
  let said = '';
  proxy.stderr.on('data', (chunk: Buffer) => {
    said = (said + chunk.toString()).slice(-4_000);
  });
  const endWithUs = () => proxy.kill('SIGKILL');
  process.once('exit', endWithUs);
  const stop = async () => {
    process.off('exit', endWithUs);
    if (proxy.exitCode === null && proxy.signalCode === null && proxy.kill('SIGKILL'))
      await once(proxy, 'exit');
    await rm(folder, { recursive: true, force: true });
  };
  const url = `http://127.0.0.1:${port}`;
  if (await isReady(proxy, url)) return { url, stop };
  await stop();
  throw new Error(`${kind} did not start:\n${said}`);
}

/** As soon as a server behind it is. */
async function isReady(proxy: ChildProcess, url: string): Promise<boolean> {
  const until = Date.now() + startTimeoutMs;
  while (proxy.exitCode === null && Date.now() < until) {
    const isThere = await fetch(`${url}/api/ready`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isThere) return true;
    await sleep(100);
  }
  return false;
}
