import { globSync } from 'node:fs';
import { installPackage } from './programs.ts';

const pattern = '/usr/lib/*/faketime/libfaketime.so.1';

/**
 * Environment of a process whose clock is so many seconds ahead, or behind; all else of it goes at its pace. Throws one
 * sentence where libfaketime is not to be had.
 */
export function skewClock(seconds: number): Record<string, string> {
  if (seconds === 0) return {};
  if (globSync(pattern).length === 0) installPackage('libfaketime');
  const [library] = globSync(pattern);
  if (library === undefined)
    throw new Error(
      'There is no libfaketime on this machine: install it (on Debian: apt-get install libfaketime).',
    );
  return {
    LD_PRELOAD: library,
    FAKETIME: `${seconds > 0 ? '+' : ''}${seconds}s`,
    FAKETIME_DONT_FAKE_MONOTONIC: '1',
  };
}
