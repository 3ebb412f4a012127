import type { Command } from 'commander';
import { examine, type Finding, tryOut } from '../../src/server/doctor/doctor.ts';
import { findWhoWrites } from '../../src/server/doctor/who-writes.ts';
import { makeModelParts } from '../../src/server/engines/providers/provider-model.ts';
import { systemClock, systemSleep } from '../../src/server/platform/clock.ts';
import { readConfig } from '../../src/server/platform/config.ts';

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
      const { findings, trial } = await look(mail);
      console.log(json ? JSON.stringify({ findings, trial }, undefined, 2) : toLines(findings, trial));
      if (findings.some(({ isRight }) => !isRight)) process.exitCode = 1;
    });
}

async function look(testMailTo: string | undefined): Promise<{ findings: Finding[]; trial: string[] }> {
  const config = readConfig();
  const modelParts = makeModelParts({ clock: systemClock, sleep: systemSleep });
  const writes = await findWhoWrites(config);
  const findings = await examine({ config, writes, modelParts, testMailTo });
  const isEngineRight = findings.some(({ part, isRight }) => part === 'engine' && isRight);
  return { findings, trial: isEngineRight ? await tryOut(writes, modelParts) : [] };
}

function toLines(findings: readonly Finding[], trial: readonly string[]): string {
  const toLine = (mark: string, part: string, sentence: string) => `${mark} ${part.padEnd(9)} ${sentence}`;
  return [
    ...findings.map(({ part, isRight, sentence }) => toLine(isRight ? '✓' : '✗', part, sentence)),
    ...trial.map((sentence) => toLine('·', 'trial', sentence)),
  ].join('\n');
}
