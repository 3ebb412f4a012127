import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { findProgram } from './programs.ts';

export const pathProxyKinds = ['caddy', 'nginx'] as const;

export interface PathProxySettings {
  kind: (typeof pathProxyKinds)[number];
  /** Where it listens, on this machine. */
  port: number;
  /** Port of the server that it sends on to. */
  server: number;
  /** What it has that server under, such as `/writing`. */
  path: string;
  /** Whether it sends on what comes without the path. */
  strips: boolean;
}

const startTimeoutMs = 20_000;

/** As docs/operating.md has it, beside another program at the root of the host. */
const programs = {
  caddy: {
    debianPackage: 'caddy',
    // It would wait for the streams that browsers hold open
    endsBy: 'SIGKILL',
    toArguments: (file: string) => ['run', '--adapter', 'caddyfile', '--config', file],
    toSettings: ({ port, server, path, strips }: PathProxySettings) => `
{
  admin off
  auto_https off
}
http://localhost:${port} {
  redir ${path} ${path}/
  ${strips ? 'handle_path' : 'handle'} ${path}/* {
    reverse_proxy 127.0.0.1:${server} {
      flush_interval -1
    }
  }
  respond "another program"
}
`,
  },
  nginx: {
    debianPackage: 'nginx-light',
    // So that its workers end, too
    endsBy: 'SIGTERM',
    toArguments: (file: string) => ['-c', file, '-g', 'daemon off;'],
    toSettings: ({ port, server, path, strips }: PathProxySettings, folder: string) => `
pid ${folder}/pid;
error_log stderr;
events {}
http {
  access_log off;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((kind) => `${kind}_temp_path ${folder}/${kind};`).join('\n  ')}
  server {
    listen 127.0.0.1:${port};
    location ${path}/ {
      proxy_pass http://127.0.0.1:${server}${strips ? '/' : ''};
      proxy_http_version 1.1;
      proxy_set_header Host $http_host;
      proxy_set_header X-Forwarded-For $remote_addr;
      proxy_read_timeout 120s;
    }
    location / { return 200 "another program"; }
  }
}
`,
  },
} as const;

/** Starts a proxy of its own, which ends with `stop` or with this process. */
export async function startPathProxy(settings: PathProxySettings): Promise<{ stop(): Promise<void> }> {
  const { debianPackage, endsBy, toArguments, toSettings } = programs[settings.kind];
  const path = findProgram(settings.kind, debianPackage);
  const folder = await mkdtemp(join(tmpdir(), 'draftwell-proxy-'));
  const file = join(folder, 'settings');
  await writeFile(file, toSettings(settings, folder));
  const env = { PATH: process.env.PATH, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder };
  const proxy = spawn(path, toArguments(file), { env, stdio: ['ignore', 'ignore', 'pipe'] });
  let said = '';
  proxy.stderr.on('data', (chunk: Buffer) => {
    said = (said + chunk.toString()).slice(-4_000);
  });
  const endWithUs = () => proxy.kill(endsBy);
  process.once('exit', endWithUs);
  const stop = async () => {
    process.off('exit', endWithUs);
    if (proxy.exitCode === null && proxy.signalCode === null && proxy.kill(endsBy)) await once(proxy, 'exit');
    await rm(folder, { recursive: true, force: true });
  };
  const until = Date.now() + startTimeoutMs;
  while (proxy.exitCode === null && Date.now() < until) {
    const isThere = await fetch(`http://localhost:${settings.port}/`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isThere) return { stop };
    await sleep(50);
  }
  await stop();
  throw new Error(`${settings.kind} did not start:\n${said}`);
}
