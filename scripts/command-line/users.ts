import type { Command } from 'commander';
import { readConfig } from '../../src/server/platform/config.ts';
import type { Person } from '../../src/shared/contract/people.ts';
import { formatCount, formatDate } from '../../src/shared/format.ts';
import { toWholeNumber } from './arguments.ts';
import { read, withServer } from './server.ts';

interface ListOptions {
  limit: number;
  json?: true;
}

export function addUsers(program: Command): void {
  const users = program
    .command('users')
    .summary('lists accounts, makes administrators, disables and enables')
    .description('Lists accounts, the newest first; those whose name or address has the words.')
    .argument('[words]', 'what stands in the name or the address', '')
    .option('--limit <number>', 'at most so many', toWholeNumber, 100)
    .option('--json', 'print them as JSON')
    .action(list);
  users
    .command('make-administrator')
    .description('Makes an account an administrator.')
    .argument('<address>', 'of the account')
    .action(makeAdministrator);
  users
    .command('disable')
    .description('Shuts an account and ends its sessions. What it holds stays.')
    .argument('<address>', 'of the account')
    .action((email: string) => setDisabled(email, true));
  users
    .command('enable')
    .description('Opens an account again.')
    .argument('<address>', 'of the account')
    .action((email: string) => setDisabled(email, false));
}

async function list(words: string, { limit, json }: ListOptions): Promise<void> {
  const query = { q: words, limit: String(limit) };
  const { people, next_cursor } = await withServer(readConfig(), (client) =>
    read(client.people.$get({ query })),
  );
  if (json) return console.log(JSON.stringify(people, undefined, 2));
  for (const person of people) console.log(toLine(person));
  const more = next_cursor === null ? '' : ' There are more: name some words, or a --limit.';
  console.log(`${formatCount(people.length, 'account')}.${more}`);
}

function toLine({ email, name, account_type, credits_left, created_at, ...person }: Person): string {
  return [
    email.padEnd(32),
    name.padEnd(20),
    account_type === 'paid' ? 'Premium' : 'Free   ',
    formatCount(credits_left, 'credit').padEnd(11),
    `since ${formatDate(created_at, { dateStyle: 'medium' })}`,
    ...(person.is_administrator ? ['administrator'] : []),
    ...(person.disabled_at === null ? [] : ['disabled']),
  ].join('  ');
}

async function makeAdministrator(email: string): Promise<void> {
  await withServer(readConfig(), (client) =>
    read(client.people[':email'].administrator.$put({ param: { email } })),
  );
  console.log(`${email} is an administrator now.`);
}

async function setDisabled(email: string, isDisabled: boolean): Promise<void> {
  const json = { is_disabled: isDisabled };
  await withServer(readConfig(), (client) =>
    read(client.people[':email'].disabled.$put({ param: { email }, json })),
  );
  console.log(
    isDisabled ? `${email} is disabled, and signed in nowhere.` : `${email} is enabled and may sign in.`,
  );
}
