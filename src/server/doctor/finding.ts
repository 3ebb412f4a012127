import type { ModelParts } from '../engines/index.ts';
import type { Config } from '../platform/config.ts';
import type { WhoWrites } from './who-writes.ts';

/** What is looked at. */
export interface Examined {
  config: Config;
  writes: WhoWrites;
  modelParts: ModelParts;
  /** Where a mail is sent to, to see that it arrives; undefined: the mail server is only greeted. */
  testMailTo: string | undefined;
}

export interface Verdict {
  isRight: boolean;
  /** What is right, or what is wrong and what to do. */
  sentence: string;
}

export interface Finding extends Verdict {
  part: string;
}

/** How long each part may take to answer, in milliseconds. */
export const patienceMs = 10_000;

export function right(sentence: string): Verdict {
  return { isRight: true, sentence };
}

export function wrong(sentence: string): Verdict {
  return { isRight: false, sentence };
}

/** Node's or the driver's word for a failure; its message may hold a password. */
export function toCode(error: unknown): string {
  if (!(error instanceof Error)) return 'no answer';
  if ('code' in error && typeof error.code === 'string') return error.code;
  return error.cause === undefined ? 'no answer' : toCode(error.cause);
}
