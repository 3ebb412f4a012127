#!/usr/bin/env -S node --disable-warning=ExperimentalWarning
/**
 * `npx draftwell <command>`: what whoever runs a server does at its command line. Each command says in a sentence what it
 * did, and ends with 1 where it could not. See docs/operating.md.
 */
import { Command } from 'commander';
import { addBackup } from './command-line/backup.ts';
import { addDoctor } from './command-line/doctor.ts';
import { toSentence } from './command-line/failures.ts';
import { addFeedback } from './command-line/feedback.ts';
import { addGrant } from './command-line/grant.ts';
import { addMcp } from './command-line/mcp.ts';
import { addMigrate } from './command-line/migrate.ts';
import { addRestore } from './command-line/restore.ts';
import { addUsers } from './command-line/users.ts';

// What is written is for its own account, as the server's files are.
process.umask(0o077);

const program = new Command('draftwell')
  .description('Looks after a Draftwell server: the one that the environment and DATA_DIR name.')
  .showHelpAfterError('Add --help for what there is.');
for (const add of [addBackup, addRestore, addMigrate, addUsers, addGrant, addFeedback, addDoctor, addMcp])
  add(program);

try {
  await program.parseAsync();
} catch (error) {
  console.error(toSentence(error));
  process.exitCode = 1;
}
