import type { CheckIssue, CheckLevel, Language } from '../../../src/engine/index.ts';
import type { JudgedChange, QuickAction } from '../editor.ts';

/**
 * One connection, one question: JSON, up to the end of what the client sends. The daemon says `ready` at once, so that one
 * that hangs is known, and then answers in JSON.
 */
export const ready = '\n';

export interface Asked {
  language: Language;
  dictionary: readonly string[];
  text: string;
}

export type Question =
  | (Asked & { kind: 'check'; level: CheckLevel })
  | (Asked & { kind: 'improve'; action: QuickAction })
  | { kind: 'stop' };

export interface Results {
  check: CheckIssue[];
  improve: JudgedChange[];
  stop: true;
}

/** No result: the daemon is of another version and has ended, or it failed. */
export interface Answer<Result> {
  result?: Result;
}
