import { chownSync } from 'node:fs';

/** Of an image's configuration, what says how it runs. */
interface ImageConfig {
  User: string;
  Env: string[];
  WorkingDir: string;
  Cmd: string[];
  Healthcheck: { Test: ['CMD', ...string[]] };
}

interface Places {
  /** What is in the image. */
  rootfs: string;
  /** Stands for the volume. */
  data: string;
  /** The folder of this program, for the script that tries the server. */
  sources: string;
}

/** Where the sandbox shows the sources. */
const sourcesInside = '/tmp/sources';

/** Arguments of bubblewrap that start `inside.ts`, which starts the server. */
export function toSandbox(
  { User, Env, WorkingDir, Cmd, Healthcheck }: ImageConfig,
  { rootfs, data, sources }: Places,
): string[] {
  const [uid = '', gid = ''] = User.split(':');
  chownSync(data, Number(uid), Number(gid));
  const environment = Env.flatMap((pair) => ['--setenv', ...splitOnce(pair)]);
  const [, ...healthCheck] = Healthcheck.Test;
  const capabilities = ['CAP_SETUID', 'CAP_SETGID', 'CAP_SETPCAP'].flatMap((name) => ['--cap-add', name]);
  return [
    ...[
      '--unshare-net',
      '--unshare-pid',
      '--unshare-ipc',
      '--die-with-parent',
      '--cap-drop',
      'ALL',
      ...capabilities,
    ],
    ...[
      '--ro-bind',
      rootfs,
      '/',
      '--bind',
      data,
      '/data',
      '--tmpfs',
      '/tmp',
      '--proc',
      '/proc',
      '--dev',
      '/dev',
    ],
    ...['--ro-bind', sources, sourcesInside, '--chdir', WorkingDir, '--clearenv', ...environment],
    // From here on its own user, and nothing that could make it another
    ...['setpriv', '--reuid', uid, '--regid', gid, '--clear-groups', '--bounding-set=-all', '--no-new-privs'],
    ...['node', '--disable-warning=ExperimentalWarning', `${sourcesInside}/scripts/image/inside.ts`],
    JSON.stringify({ command: Cmd, healthCheck }),
  ];
}

function splitOnce(pair: string): [string, string] {
  const at = pair.indexOf('=');
  return [pair.slice(0, at), pair.slice(at + 1)];
}
