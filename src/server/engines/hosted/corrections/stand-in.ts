import type { Change, EnhanceResult, WriterPreferences } from '../../../../engine/index.ts';

/** Corrects a text by rules, without a model. */
export type Correct = (
  request: WriterPreferences & { text: string },
  signal: AbortSignal,
) => Promise<EnhanceResult>;

/** How long a writer whose answer is there waits for the rules, in milliseconds. */
const rulesDeadlineMs = 4_000;

/** What the rules would correct; undefined where they cannot say it, or not in time. */
export async function findCorrectionsOfRules(
  correct: Correct | undefined,
  request: Parameters<Correct>[0],
  signal: AbortSignal,
  deadlineMs = rulesDeadlineMs,
): Promise<Change[] | undefined> {
  if (correct === undefined) return undefined;
  try {
    const inTime = AbortSignal.any([signal, AbortSignal.timeout(deadlineMs)]);
    const { changes, refusal } = await correct(request, inTime);
    return refusal ? undefined : changes;
  } catch {
    // Whoever has left wants no answer; anyone else gets one without the rules
    signal.throwIfAborted();
    return undefined;
  }
}
