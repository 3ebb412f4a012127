import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

export const python = '/usr/bin/python3';
const program = '/usr/bin/soffice';

/** Installs LibreOffice Writer with Python where there is none. Throws one sentence where that fails. */
export function provideLibreOffice(): void {
  if (!canBeDriven()) install();
  if (!canBeDriven())
    throw new Error(
      'This test needs LibreOffice with Python: install it (on Debian: apt-get install libreoffice-writer python3-uno).',
    );
}

function canBeDriven(): boolean {
  try {
    execFileSync(python, ['-c', 'import uno'], { stdio: 'ignore' });
    return existsSync(program);
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
    const writer = existsSync(program) ? [] : ['libreoffice-writer'];
    const flags = ['-y', '--no-install-recommends', '-o', 'DPkg::Lock::Timeout=300'];
    apt('install', ...flags, ...writer, 'python3-uno');
  } catch {
    // What went wrong is on the screen already
  }
}
