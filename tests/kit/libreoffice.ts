import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

const python = '/usr/bin/python3';
const script = join(import.meta.dirname, 'libreoffice', 'proofread.py');
const commands = ['/usr/bin/soffice', '/usr/lib/libreoffice/program/soffice'];

/** The path of a LibreOffice that Python can speak to; installs one where there is none. Throws one sentence where that fails. */
function findLibreOffice(): string {
  const found = findInstalled();
  if (found !== undefined) return found;
  installLibreOffice();
  const installed = findInstalled();
  if (installed !== undefined) return installed;
  throw new Error(
    'These tests need LibreOffice with Python: install it (on Debian: apt-get install libreoffice-writer python3-uno).',
  );
}

function findInstalled(): string | undefined {
  return commands.find((path) => existsSync(path) && canSpeak());
}

function canSpeak(): boolean {
  try {
    execFileSync(python, ['-c', 'import uno'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

function installLibreOffice(): void {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const apt = (...args: string[]) =>
    execFileSync('apt-get', args, { stdio: ['ignore', 'inherit', 'inherit'], env });
  try {
    apt('update');
    apt(
      ...['install', '-y', '--no-install-recommends', '-o', 'DPkg::Lock::Timeout=300'],
      // Not its build without a screen, which cancels every window as it opens
      ...(commands.some((path) => existsSync(path)) ? [] : ['libreoffice-writer']),
      'python3-uno',
    );
  } catch {
    // What went wrong is on the screen already; findLibreOffice then says what to do.
  }
}

export interface Marked {
  /** UTF-16 code units of the paragraph. */
  start: number;
  length: number;
  reason: string;
  offered: string[];
}

export interface LibreOffice {
  /** What it marks in a paragraph. It remembers paragraphs: what it has seen it does not ask for again. */
  check(paragraph: string): Promise<Marked[]>;
  stop(): Promise<void>;
}

/** Starts LibreOffice, with these words in Options → Language Settings → LanguageTool Server. */
export async function startLibreOffice(options: {
  baseUrl: string;
  username: string;
  apiKey: string;
}): Promise<LibreOffice> {
  const { baseUrl, username, apiKey } = options;
  const soffice = findLibreOffice();
  const folder = await mkdtemp(join(tmpdir(), 'draftwell-office-'));
  const child = spawn(python, [script, soffice, folder, baseUrl, username, apiKey], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  return {
    async check(paragraph) {
      child.stdin.write(`${JSON.stringify(paragraph)}\n`);
      const { value, done } = await lines.next();
      if (done) throw new Error('LibreOffice has ended.');
      return JSON.parse(value);
    },
    async stop() {
      child.stdin.end();
      await waitForEnd(child);
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function waitForEnd(child: ChildProcess): Promise<void> {
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
}
