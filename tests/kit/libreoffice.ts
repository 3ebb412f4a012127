import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { findLibreOffice, python } from './find-libreoffice.ts';

const script = join(import.meta.dirname, 'libreoffice', 'proofread.py');

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
