/**
 * `npm run doctor`: tries what the settings name and says in a sentence each what is right, or what to do. Changes
 * nothing; with a hosted model it makes one call of a few tokens, and where that goes well tries it on a text. Ends with 1
 * where something is wrong.
 */
import { examine, tryOut } from '../src/server/doctor/doctor.ts';
import { findWhoWrites } from '../src/server/doctor/who-writes.ts';
import { makeModelParts } from '../src/server/engines/providers/provider-model.ts';
import { systemClock, systemSleep } from '../src/server/platform/clock.ts';
import { readConfig } from '../src/server/platform/config.ts';
import { SettingError } from '../src/server/platform/setting-error.ts';

try {
  const config = readConfig();
  const parts = makeModelParts({ clock: systemClock, sleep: systemSleep });
  const writes = await findWhoWrites(config);
  const findings = await examine(config, writes, parts);
  for (const { part, isRight, sentence } of findings) {
    console.log(`${isRight ? '✓' : '✗'} ${part.padEnd(9)} ${sentence}`);
  }
  const isEngineRight = findings.some(({ part, isRight }) => part === 'engine' && isRight);
  for (const sentence of isEngineRight ? await tryOut(writes, parts) : []) {
    console.log(`· ${'trial'.padEnd(9)} ${sentence}`);
  }
  if (findings.some(({ isRight }) => !isRight)) process.exitCode = 1;
} catch (error) {
  if (!(error instanceof SettingError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
