#!/usr/bin/env -S node --disable-warning=ExperimentalWarning
/**
 * `npx draftwell <command>`: what whoever runs a server does at its command line (docs/operating.md), and what writers do
 * with files (docs/command-line.md). Each command says in a sentence what it did, and ends with 1 where it could not;
 * those that look at texts end with 2 there, since 1 says that they found something.
 */
import { enableCompileCache } from 'node:module';
import { Command } from 'commander';

// What is written is for its own account, as the server's files are.
process.umask(0o077);
// What was compiled once need not be compiled at the next start.
enableCompileCache();

// Whoever read along has seen enough, as `head` has.
process.stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 2));

type Add = (program: Command) => void;

/** Each is loaded when it is named: what one does not need, its start does not wait for. */
const commands: Record<string, () => Promise<Add>> = {
  check: async () => (await import('./command-line/check.ts')).addCheck,
  improve: async () => (await import('./command-line/improve.ts')).addImprove,
  stop: async () => (await import('./command-line/stop.ts')).addStop,
  mcp: async () => (await import('./command-line/mcp.ts')).addMcp,
  backup: async () => (await import('./command-line/backup.ts')).addBackup,
  restore: async () => (await import('./command-line/restore.ts')).addRestore,
  migrate: async () => (await import('./command-line/migrate.ts')).addMigrate,
  users: async () => (await import('./command-line/users.ts')).addUsers,
  grant: async () => (await import('./command-line/grant.ts')).addGrant,
  feedback: async () => (await import('./command-line/feedback.ts')).addFeedback,
  doctor: async () => (await import('./command-line/doctor.ts')).addDoctor,
};

const program = new Command('draftwell')
  .description(
    'Checks and improves texts, and looks after a Draftwell server: the one that the environment and DATA_DIR name.',
  )
  .showHelpAfterError('Add --help for what there is.');

const named = commands[process.argv[2] ?? ''];
const needed = named === undefined ? Object.values(commands) : [named];
for (const load of needed) (await load())(program);

try {
  await program.parseAsync();
} catch (error) {
  const { toExitCode, toSentence } = await import('./command-line/failures.ts');
  console.error(toSentence(error));
  process.exitCode = toExitCode(error);
}
