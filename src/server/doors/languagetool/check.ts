import {
  type CheckIssue,
  type CheckRequest,
  type RuleEngine,
  readDocumentFacts,
  splitIntoPassages,
} from '../../../engine/index.ts';
import { Refusal } from './refusal.ts';

interface CheckOptions {
  timeoutMs: number;
  /** When the whole text has its turn; what waits for it counts as well. */
  inTurn: (work: () => Promise<void>, signal: AbortSignal) => Promise<void>;
  /** What was found by then is better than nothing. */
  allowsIncomplete: boolean;
  signal: AbortSignal;
}

export interface CheckResult {
  issues: CheckIssue[];
  isComplete: boolean;
}

/**
 * By passages: writers take turns, each thread of the engine can have one, and of a text that takes too long what was
 * found so far is known.
 * @throws Refusal where that is not wanted
 */
export async function checkText(
  rules: Pick<RuleEngine, 'check'>,
  request: Omit<CheckRequest, 'document'>,
  { timeoutMs, inTurn, allowsIncomplete, signal }: CheckOptions,
): Promise<CheckResult> {
  const passages = splitIntoPassages(request.text);
  const document = readDocumentFacts(request.text);
  const deadline = AbortSignal.timeout(timeoutMs);
  const ended = AbortSignal.any([signal, deadline]);
  const found: CheckIssue[][] = [];
  async function checkPassages(): Promise<void> {
    let offset = 0;
    const checks = passages.map(async (text, index) => {
      const start = offset;
      offset += text.length;
      const issues = await rules.check({ ...request, text, document }, ended);
      found[index] = issues.map((issue) => move(issue, start));
    });
    await Promise.all(checks);
  }
  try {
    await inTurn(checkPassages, ended);
    return { issues: found.flat(), isComplete: true };
  } catch (error) {
    if (!deadline.aborted) throw error;
    if (allowsIncomplete) return { issues: found.flat(), isComplete: false };
    throw new Refusal(
      500,
      `Checking took longer than ${(timeoutMs / 1_000).toFixed(1)} seconds, which is this server's limit. Please try again in a moment, or submit a shorter text.`,
    );
  }
}

function move(issue: CheckIssue, by: number): CheckIssue {
  return { ...issue, start: issue.start + by, end: issue.end + by };
}
