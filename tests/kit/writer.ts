import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chown, copyFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { findLibreOffice, python } from './find-libreoffice.ts';
import { makeFolder, nobody } from './postgres.ts';

/** A run of words with their look, such as bold or a link. */
type Run = [look: string[], words: string];

export interface WriterReading {
  paragraphs: { style: string; text: string; runs: Run[] }[];
  revisions: [author: string, kind: string][];
  comments: [author: string, words: string][];
  recording: boolean;
  /** What can be undone, the last first. */
  undo: string[];
  /** As the profile names its user. */
  user: string;
}

/** LibreOffice Writer without a screen, with our extension, worked with by its menu and windows. */
export interface Writer {
  /** Where its profile and its documents are. */
  folder: string;
  /** Opens a flat OpenDocument text. */
  open(content: string): Promise<void>;
  /** Whatever Writer reads. */
  openFile(path: string): Promise<void>;
  close(): Promise<void>;
  saveAs(name: string, filter: string): Promise<string>;
  select(words: string): Promise<void>;
  replace(words: string, by: string): Promise<void>;
  menu(command: 'improve-selection' | 'improve-document' | 'options'): Promise<void>;
  dispatch(command: string): Promise<void>;
  /** The words in our windows that are open, as one text. */
  readWindows(): Promise<string>;
  /** @returns whether there is such a button */
  press(button: string): Promise<boolean>;
  fill(values: string[]): Promise<void>;
  read(): Promise<WriterReading>;
  undo(): Promise<void>;
  stop(): Promise<void>;
}

/** @param extension the content of the .oxt */
export async function startWriter(extension: Uint8Array): Promise<Writer> {
  findLibreOffice();
  // LibreOffice installs nothing for root
  const account = process.getuid?.() === 0 ? nobody : undefined;
  const folder = await makeFolder(account);
  const script = join(folder, 'drive.py');
  const oxt = join(folder, 'draftwell.oxt');
  await copyFile(join(import.meta.dirname, 'writer', 'drive.py'), script);
  await writeFile(oxt, extension);
  const child = spawn(python, [script, folder, oxt], {
    stdio: ['pipe', 'pipe', 'inherit'],
    cwd: folder,
    env: { PATH: '/usr/bin:/bin', HOME: folder },
    ...account,
  });
  const ended = once(child, 'exit');
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  async function readLine(): Promise<unknown> {
    const { value, done } = await lines.next();
    if (done) throw new Error('LibreOffice has ended.');
    return JSON.parse(value);
  }
  async function order<Value = void>(name: string, ...args: unknown[]): Promise<Value> {
    child.stdin.write(`${JSON.stringify([name, ...args])}\n`);
    const { value, error } = (await readLine()) as { value: Value; error?: string };
    if (error !== undefined) throw new Error(`${name}: ${error}`);
    return value;
  }
  const stop = async () => {
    child.stdin.end();
    await ended;
    await rm(folder, { recursive: true, force: true });
  };
  try {
    await readLine();
  } catch (error) {
    await stop();
    throw error;
  }
  let documents = 0;
  return {
    folder,
    async open(content) {
      documents += 1;
      const path = join(folder, `${documents}.fodt`);
      await writeFile(path, content);
      if (account !== undefined) await chown(path, account.uid, account.gid);
      await order('open', path);
    },
    openFile: (path) => order('open', path),
    close: () => order('close'),
    async saveAs(name, filter) {
      const path = join(folder, name);
      await order('save', path, filter);
      return path;
    },
    select: (words) => order('select', words),
    replace: (words, by) => order('replace', words, by),
    menu: (command) => order('menu', command),
    dispatch: (command) => order('dispatch', command),
    readWindows: async () => (await order<[string, string[]][]>('windows')).flat(2).join('\n'),
    press: (button) => order('press', button),
    fill: async (values) => {
      await order('fill', values);
    },
    read: () => order('read'),
    undo: () => order('undo'),
    stop,
  };
}
