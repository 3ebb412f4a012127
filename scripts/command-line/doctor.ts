import type { Command } from 'commander';
import { type Finding, look, type Report } from '../../src/server/doctor/doctor.ts';
import { findWhoWrites } from '../../src/server/doctor/who-writes.ts';
import { makeModelParts } from '../../src/server/engines/providers/provider-model.ts';
import { systemClock, systemSleep } from '../../src/server/platform/clock.ts';
import { readConfig } from '../../src/server/platform/config.ts';
import { findRunning, read } from './server.ts';

interface DoctorOptions {
  mail?: string;
  json?: true;
}

export function addDoctor(program: Command): void {
  program
    .command('doctor')
    .summary('tries every setting and service, and says what to do')
    .description(
      'Tries what the settings name and says in a sentence each what is right, or what to do. Changes nothing. A hosted model is asked for a few words and, where that goes well, tried on a text. Ends with 1 where something is wrong.',
    )
    .option('--mail <address>', 'send a mail to this address, too')
    .option('--json', 'print the findings as JSON')
    .action(async ({ mail, json }: DoctorOptions) => {
      const { findings, trial } = await lookAround(mail);
      console.log(json ? JSON.stringify({ findings, trial }, undefined, 2) : toLines(findings, trial));
      if (findings.some(({ isRight }) => !isRight)) process.exitCode = 1;
    });
}

/** By the server that runs, where it has the embedded database: its settings count, and it alone can read what is in there. */
async function lookAround(mail: string | undefined): Promise<Report> {
  const config = readConfig();
  const running = await findRunning(config);
  if (running !== undefined) return read(running.doctor.$post({ json: { ...(mail && { mail }) } }));
  const modelParts = makeModelParts({ clock: systemClock, sleep: systemSleep });
  return look({ config, writes: await findWhoWrites(config), modelParts, testMailTo: mail });
}

function toLines(findings: readonly Finding[], trial: readonly string[]): string {
  const toLine = (mark: string, part: string, sentence: string) => `${mark} ${part.padEnd(9)} ${sentence}`;
  return [
    ...findings.map(({ part, isRight, sentence }) => toLine(isRight ? '✓' : '✗', part, sentence)),
    ...trial.map((sentence) => toLine('·', 'trial', sentence)),
  ].join('\n');
}
