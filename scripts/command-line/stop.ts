import type { Command } from 'commander';
import { ask } from './daemon/ask.ts';
import { findSocket } from './daemon/socket.ts';

export function addStop(program: Command): void {
  program
    .command('stop')
    .summary('ends the daemon that check and improve leave behind')
    .description(
      'Ends the daemon of this account, which keeps the rules ready for check and improve. By itself it ends some minutes after the last text. See docs/command-line.md.',
    )
    .action(stop);
}

async function stop(): Promise<void> {
  const path = findSocket();
  const hasStopped = path !== undefined && (await ask(path, { kind: 'stop' }));
  console.log(hasStopped ? 'The daemon has ended.' : 'No daemon was running.');
}
