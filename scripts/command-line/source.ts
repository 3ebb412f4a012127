import { existsSync, readFileSync } from 'node:fs';
import { type Command, Option } from 'commander';
import type { Language } from '../../src/engine/index.ts';
import { WriterError } from './command-error.ts';

const languages = ['en-us', 'en-ca', 'en-gb'] as const satisfies Language[];
const defaultDictionary = '.draftwell-words';

export interface SourceOptions {
  server?: string;
  language: Language;
  dictionary?: string;
  daemon?: boolean;
}

/** Who reads and writes: a server, by a key, or the rules on this machine. */
export interface Source {
  server: { origin: string; headers: Record<string, string> } | undefined;
  language: Language;
  /** Words that are right as they are. */
  dictionary: string[];
  /** How long a daemon waits for the next text before it ends; 0 for none. */
  idleMinutes: number;
}

const defaultIdleMinutes = 15;

/** For commands of writers, which end with 2 where they could not do what was typed. */
export function addSourceOptions(command: Command): Command {
  return command
    .exitOverride(({ exitCode }) => process.exit(exitCode === 0 ? 0 : 2))
    .option(
      '--server <address>',
      'ask this server, with the API key of DRAFTWELL_API_KEY, and not the rules here',
    )
    .addOption(
      new Option('--language <language>', 'whose spelling the text has').choices(languages).default('en-us'),
    )
    .option(
      '--dictionary <file>',
      `words that are right, one a line (default: ${defaultDictionary} if there)`,
    );
}

/** The same, for what the daemon can do as well. */
export function addEditorOptions(command: Command): Command {
  return addSourceOptions(command).option(
    '--no-daemon',
    'read in this process, and leave none in the background for the next time',
  );
}

/** @throws WriterError for an address, a key or a file that is not there */
export function toSource({ server, language, dictionary, daemon = true }: SourceOptions): Source {
  return {
    server: server === undefined ? undefined : toServer(server, process.env.DRAFTWELL_API_KEY),
    language,
    dictionary: readDictionary(dictionary),
    idleMinutes: daemon ? readIdleMinutes(process.env) : 0,
  };
}

function toServer(address: string, key: string | undefined): Source['server'] {
  if (!URL.canParse(address) || !/^https?:$/.test(new URL(address).protocol))
    throw new WriterError('--server takes an address such as https://draftwell.example.org.');
  // An argument could be read by everybody on this machine
  if (key === undefined || key.trim() === '')
    throw new WriterError(
      'Put an API key of that server, which you make in its settings, into DRAFTWELL_API_KEY.',
    );
  return { origin: new URL(address).origin, headers: { authorization: `Bearer ${key.trim()}` } };
}

function readIdleMinutes({ DRAFTWELL_DAEMON_MINUTES: minutes = '', CI = '' }: NodeJS.ProcessEnv): number {
  // A build is done once: nobody comes back to what it leaves behind
  if (minutes === '') return CI === '' || CI === 'false' ? defaultIdleMinutes : 0;
  if (!/^\d{1,4}$/.test(minutes))
    throw new WriterError('DRAFTWELL_DAEMON_MINUTES takes whole minutes, and 0 for no daemon.');
  return Number(minutes);
}

function readDictionary(file: string | undefined): string[] {
  const path = file ?? defaultDictionary;
  if (file === undefined && !existsSync(path)) return [];
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch {
    throw new WriterError(`The word list ${path} cannot be read.`);
  }
  const lines = text.split(/\r?\n/).map((line) => line.replace(/#.*/, '').trim());
  return lines.filter((line) => line !== '');
}
