import * as v from 'valibot';
import {
  type Aspect,
  aspectKinds,
  type Comparison,
  type Verdict,
  verdicts,
} from '../../shared/contract/review.ts';
import { formatList } from '../../shared/format.ts';

/** Held against the contract's type: what it lets through is one. */
export const comparisonSchema: v.GenericSchema<Comparison> = v.strictObject({
  aspects: v.array(
    v.strictObject({
      kind: v.picklist(aspectKinds),
      name: v.string(),
      earlier: v.number(),
      current: v.number(),
      verdict: v.nullable(v.picklist(verdicts)),
    }),
  ),
  notice: v.nullable(v.string()),
});

export const verdictWords: Record<Verdict, string> = { better: 'Better', worse: 'Worse', same: 'The same' };

/** Of what is counted: how many of it are there now. */
const countWords: Record<Verdict, string> = { better: 'fewer', worse: 'more', same: 'as many' };

function toAspectWords({ kind, name, verdict }: Aspect): string {
  const words = name.toLowerCase();
  return kind === 'count' && verdict !== null ? `${countWords[verdict]} ${words}` : words;
}

/** ‘Better: clarity and fewer mistakes. Worse: friendliness.’ */
export function toComparisonWords({ aspects }: Comparison): string {
  const judged = aspects.filter(({ verdict }) => verdict !== null);
  if (judged.length === 0) return 'What got better or worse cannot be told from these drafts.';
  if (judged.every(({ verdict }) => verdict === 'same'))
    return 'Nothing that is rated or counted got better or worse.';
  return verdicts
    .flatMap((verdict) => {
      const names = judged.filter((one) => one.verdict === verdict).map(toAspectWords);
      return names.length === 0 ? [] : [`${verdictWords[verdict]}: ${formatList(names)}.`];
    })
    .join(' ');
}
