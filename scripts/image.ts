/**
 * `npm run image [-- --base <image>]`: builds the image with buildah, of the commit that is checked out. `--try` runs what is
 * in it, too, as strictly as anybody may: read-only, by its own user, without capabilities, in a network that is loopback.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { toSandbox } from './image/sandbox.ts';

const root = resolve(import.meta.dirname, '..');
const name = 'draftwell';

const { values } = parseArgs({
  options: {
    base: { type: 'string' },
    'build-option': { type: 'string', multiple: true, default: [] },
    try: { type: 'boolean', default: false },
  },
});

function build(): void {
  const commit = execFileSync('git', ['rev-parse', 'HEAD'], { cwd: root, encoding: 'utf8' }).trim();
  const given = { COMMIT: commit, ...(values.base && { BASE: values.base }) };
  const buildArgs = Object.entries(given).flatMap(([key, value]) => ['--build-arg', `${key}=${value}`]);
  // The format of OCI has no health check
  const options = ['--format', 'docker', '--layers', ...buildArgs, ...values['build-option']];
  execFileSync('buildah', ['build', ...options, '--tag', name, '.'], { cwd: root, stdio: 'inherit' });
}

/** @returns the exit code */
function tryOut(): number {
  const buildah = (...args: string[]) => execFileSync('buildah', args, { encoding: 'utf8' }).trim();
  const container = buildah('from', name);
  const data = mkdtempSync(join(tmpdir(), 'draftwell-image-'));
  try {
    const { Docker: image } = JSON.parse(buildah('inspect', '--type', 'image', name));
    const sandbox = toSandbox(image.config, { rootfs: buildah('mount', container), data, sources: root });
    return spawnSync('bwrap', sandbox, { stdio: 'inherit' }).status ?? 1;
  } finally {
    buildah('rm', container);
    rmSync(data, { recursive: true });
  }
}

build();
if (values.try) process.exitCode = tryOut();
