import type { Command } from 'commander';
import { readConfig } from '../../src/server/platform/config.ts';
import { formatCount } from '../../src/shared/format.ts';
import { grantMaxCredits, grantReasonMaxLength } from '../../src/shared/limits.ts';
import { toWholeNumber } from './arguments.ts';
import { CommandError } from './command-error.ts';
import { read, withServer } from './server.ts';

export function addGrant(program: Command): void {
  program
    .command('grant')
    .summary('gives credits beside the plan')
    .description(
      'Gives credits beside the plan: for the day in UTC, to Premium for the month. Open screens show them at once.',
    )
    .argument('<address>', 'of the account')
    .argument('<credits>', `from 1 to ${grantMaxCredits}`, toWholeNumber)
    .requiredOption('--reason <words>', 'which the writer reads in the ledger')
    .action(grant);
}

async function grant(email: string, credits: number, { reason }: { reason: string }): Promise<void> {
  if (credits > grantMaxCredits)
    throw new CommandError(`At most ${formatCount(grantMaxCredits, 'credit')} can be given at once.`);
  if (reason.trim() === '' || reason.trim().length > grantReasonMaxLength)
    throw new CommandError(`A reason has from 1 to ${grantReasonMaxLength} characters.`);
  const json = { credits, reason };
  const person = await withServer(readConfig(), (client) =>
    read(client.people[':email'].credits.$post({ param: { email }, json })),
  );
  console.log(
    `${email} got ${formatCount(credits, 'credit')} and has ${formatCount(person.credits_left, 'credit')} left.`,
  );
}
