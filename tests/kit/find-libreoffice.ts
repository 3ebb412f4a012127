import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

export const python = '/usr/bin/python3';
const programs = ['/usr/bin/soffice', '/usr/lib/libreoffice/program/soffice'];

/** The path of a LibreOffice that Python can speak to; installs one where there is none. Throws one sentence where that fails. */
export function findLibreOffice(): string {
  const found = findInstalled();
  if (found !== undefined) return found;
  install();
  const installed = findInstalled();
  if (installed !== undefined) return installed;
  throw new Error(
    'This test needs LibreOffice with Python: install it (on Debian: apt-get install libreoffice-writer python3-uno).',
  );
}

function findInstalled(): string | undefined {
  return canSpeak() ? programs.find((path) => existsSync(path)) : undefined;
}

function canSpeak(): boolean {
  try {
    execFileSync(python, ['-c', 'import uno'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

function install(): void {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const apt = (...args: string[]) =>
    execFileSync('apt-get', args, { stdio: ['ignore', 'inherit', 'inherit'], env });
  try {
    apt('update');
    // Not its build without a screen, which cancels every window as it opens
    const writer = programs.some((path) => existsSync(path)) ? [] : ['libreoffice-writer'];
    const flags = ['-y', '--no-install-recommends', '-o', 'DPkg::Lock::Timeout=300'];
    apt('install', ...flags, ...writer, 'python3-uno');
  } catch {
    // What went wrong is on the screen already; findLibreOffice then says what to do.
  }
}
