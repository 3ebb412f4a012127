import type { CheckIssue, CheckLevel, RuleEngine } from '../../../engine/index.ts';
import { AppError } from '../../../shared/errors.ts';
import type { Caller } from '../../http/caller.ts';
import type { makeAllowance } from '../../platform/allowance.ts';
import type { DictionaryService } from '../dictionary/dictionary.ts';

/** What comes later than this helps nobody who types, in milliseconds. */
const deadlineMs = 3_000;

export interface CheckParts {
  caller: Caller;
  text: string;
  level: CheckLevel;
  /** Fires when the caller leaves, as for a paragraph that has changed meanwhile. */
  signal: AbortSignal;
}

export interface CheckDependencies {
  /** Whoever writes: what is typed goes to no model. */
  rules: Pick<RuleEngine, 'check'>;
  dictionary: Pick<DictionaryService, 'readFor'>;
  allowance: Pick<ReturnType<typeof makeAllowance>, 'take'>;
}

export type CheckService = ReturnType<typeof makeCheckService>;

/** Checks of what is being written. They cost nothing, and leave nothing behind. */
export function makeCheckService({ rules, dictionary, allowance }: CheckDependencies) {
  return {
    /** @throws AppError RATE_LIMITED, with the seconds that are left; ENGINE_BUSY */
    async check({ caller, text, level, signal }: CheckParts): Promise<CheckIssue[]> {
      const retryAfterSeconds = allowance.take(caller.userId);
      if (retryAfterSeconds !== undefined) throw new AppError('RATE_LIMITED', { retryAfterSeconds });
      const suppressions = await dictionary.readFor(caller.userId, [text]);
      const request = { ...caller.preferences, ...suppressions, text, level, turnKey: caller.userId };
      const deadline = AbortSignal.timeout(deadlineMs);
      try {
        return await rules.check(request, AbortSignal.any([signal, deadline]));
      } catch (error) {
        throw deadline.aborted ? new AppError('ENGINE_BUSY') : error;
      }
    },
  };
}
