import type { Command } from 'commander';
import { readConfig } from '../../src/server/platform/config.ts';
import { formatCount } from '../../src/shared/format.ts';
import { toWholeNumber } from './arguments.ts';
import { read, withServer } from './server.ts';

interface FeedbackOptions {
  limit: number;
  json?: true;
}

export function addFeedback(program: Command): void {
  program
    .command('feedback')
    .summary('lists what writers sent by the feedback form')
    .description('Lists what writers sent by the feedback form, the newest first.')
    .option('--limit <number>', 'at most so many', toWholeNumber, 50)
    .option('--json', 'print it as JSON')
    .action(list);
}

async function list({ limit, json }: FeedbackOptions): Promise<void> {
  const { feedback } = await withServer(readConfig(), (client) =>
    read(client.feedback.$get({ query: { limit: String(limit) } })),
  );
  if (json) return console.log(JSON.stringify(feedback, undefined, 2));
  for (const { created_at, feedback_type, email, title, description } of feedback) {
    console.log(`${created_at.slice(0, 10)}  ${feedback_type}  ${email ?? 'an account that is gone'}`);
    console.log(`  ${title}`);
    console.log(`  ${description.replaceAll('\n', '\n  ')}\n`);
  }
  console.log(`${formatCount(feedback.length, 'opinion')}.`);
}
