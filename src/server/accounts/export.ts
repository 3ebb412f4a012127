import { Readable } from 'node:stream';
import { brand } from '../../shared/brand.ts';
import type { Voice } from '../../shared/contract/profile.ts';
import { type ArchivedFile, toJsonFile, toZip } from '../platform/archive.ts';
import type { Clock } from '../platform/clock.ts';
import type { SignedIn } from './auth.ts';
import type { AccountRoute } from './auth-routes.ts';
import type { makeExportStore } from './export-store.ts';

export interface ExportDependencies {
  store: ReturnType<typeof makeExportStore>;
  readVoice: (userId: string) => Promise<Voice>;
  readInstructions: (userId: string) => Promise<unknown>;
  /** What other modules keep of a writer. */
  exportElsewhere: readonly ((userId: string) => ArchivedFile[])[];
  clock: Clock;
}

/** See docs/decisions/0069. */
export function makeExportService(dependencies: ExportDependencies) {
  const { store, readVoice, readInstructions, exportElsewhere, clock } = dependencies;

  function listFiles(userId: string): ArchivedFile[] {
    const own = [
      toJsonFile('account.json', () => store.readAccount(userId)),
      toJsonFile('sessions.json', () => store.listSessions(userId)),
      toJsonFile('passkeys.json', () => store.listPasskeys(userId)),
      toJsonFile('api-keys.json', () => store.listApiKeys(userId)),
      toJsonFile('instructions.json', () => readInstructions(userId)),
      toJsonFile('voice.json', () => readVoice(userId)),
      toJsonFile('feedback.json', () => store.listOpinions(userId)),
    ];
    const files = [...own, ...exportElsewhere.flatMap((list) => list(userId))];
    return [toReadMe(files, clock()), ...files];
  }

  return { exportAccount: (userId: string): AsyncGenerator<Uint8Array> => toZip(listFiles(userId)) };
}

const contents: Readonly<Record<string, string>> = {
  'account.json': 'your account, profile, preferences and choice of mails',
  'sessions.json': 'where you are signed in',
  'passkeys.json': 'your passkeys by name and date, without what they sign with',
  'api-keys.json': 'your API keys by name, scope and date, without the keys',
  'instructions.json': 'your saved instructions',
  'voice.json': 'how you write, as you have said it',
  'feedback.json': 'what you have sent to the person who runs the server',
  'subscriptions.json': 'your paid plans, and under which numbers the payment provider knows you',
  'history.json': 'every call with its text, result, changes and what you said of it',
  'history.md': 'the texts and results of the same calls, to be read',
  'dictionary.json': 'your own words',
  'switched-off-rules.json': 'the rules that you do without',
  'ledger.json': 'every credit that a call held, and what became of it',
  'credits.json': 'what each day and month granted and spent',
  'usage.json': 'your figures by day and tool, and what models counted for your calls',
};

function toReadMe(files: readonly ArchivedFile[], now: Date): ArchivedFile {
  const list = files.map(({ name }) => `- ${name}: ${contents[name] ?? ''}`);
  const lines = [
    `# Your data at ${brand.name}, ${now.toISOString().slice(0, 10)}`,
    '',
    'Times are in UTC. Drafts and versions are not in here: they are kept on your devices and never sent.',
    '',
    ...list,
    '',
  ];
  return { name: 'README.md', content: [lines.join('\n')] };
}

export function makeExportRoutes(
  exportAccount: (userId: string) => AsyncIterable<Uint8Array>,
  getSignedIn: (headers: Headers) => Promise<SignedIn>,
): Record<string, AccountRoute> {
  return {
    'GET /export-data': async (headers) => {
      const { userId } = await getSignedIn(headers);
      const zip = Readable.from(exportAccount(userId), { highWaterMark: 1 });
      return new Response(Readable.toWeb(zip) as ReadableStream, {
        headers: {
          'content-type': 'application/zip',
          'content-disposition': `attachment; filename="${brand.name.toLowerCase()}-data.zip"`,
        },
      });
    },
  };
}
