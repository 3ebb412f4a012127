import { applyChanges, type Change, type EnhanceResult } from '../../../../engine/index.ts';
import { alignSentences, type Group, listSentences, type Sentence } from './align.ts';
import { type Excess, type JudgeOptions, judgeCorrection } from './judge.ts';
import { toMessage, toNotice } from './messages.ts';

/** A sentence that is not the model's: why, and what the rules corrected in it. */
interface Fallen {
  sentence: Sentence;
  excess: Exclude<Excess, 'added'>;
}

/** What of an answer corrects its source, and what is more than that. */
export interface Sifted {
  /** Changes of the source, sorted. */
  changes: Change[];
  fallen: Fallen[];
  sentences: number;
  hasAdded: boolean;
}

/** Takes from an answer, sentence by sentence, what corrects its source. */
export function siftCorrections(source: string, answer: string, options: JudgeOptions): Sifted {
  const sentences = listSentences(source);
  const sifted: Sifted = { changes: [], fallen: [], sentences: sentences.length, hasAdded: false };
  for (const group of alignSentences(sentences, listSentences(answer))) {
    const texts = { source: toText(source, group.source), answer: toText(answer, group.answer) };
    const verdict = judgeCorrection(texts, options);
    const start = group.source[0]?.start ?? 0;
    if ('changes' in verdict) sifted.changes.push(...verdict.changes.map((change) => shift(change, start)));
    else if (verdict.excess === 'added') sifted.hasAdded = true;
    else sifted.fallen.push(...toFallen(group, verdict.excess));
  }
  return sifted;
}

function toText(text: string, sentences: readonly Sentence[]): string {
  return text.slice(sentences[0]?.start ?? 0, sentences.at(-1)?.end ?? 0);
}

function shift(change: Change, by: number): Change {
  return { ...change, start: change.start + by, end: change.end + by };
}

function toFallen({ source }: Group, excess: Fallen['excess']): Fallen[] {
  return source.map((sentence) => ({ sentence, excess }));
}

/** Whether an answer does nothing but correct. */
export function isCorrection({ fallen, hasAdded }: Sifted): boolean {
  return fallen.length === 0 && !hasAdded;
}

/**
 * The source with the model's corrections, and with those of the rules in the sentences in which the model did more.
 * `rules`: changes of the whole source; undefined where the rules have said nothing.
 */
export function joinCorrections(
  source: string,
  sifted: Sifted,
  rules: readonly Change[] | undefined,
): EnhanceResult {
  const byRules = sifted.fallen.map(({ sentence }) => listWithin(rules ?? [], sentence));
  const changes = [...sifted.changes, ...byRules.flat()].sort((a, b) => a.start - b.start || a.end - b.end);
  const issues = sifted.fallen.map(({ sentence, excess }, index) => ({
    id: `more-than-corrected-${sentence.start}`,
    type: categories[excess],
    rule: 'more-than-corrected',
    message: toMessage(excess, rules && (byRules[index] ?? []).length),
    ...findInResult(sentence, changes),
    replacements: [],
  }));
  const text = applyChanges(source, changes);
  const notice = toNotice({ ...sifted, fallen: issues.length, isByRules: rules !== undefined });
  const isByStandIn = sifted.changes.length === 0;
  const said = isByStandIn && changes.length > 0 ? `${notice} This was free.` : notice;
  const shown = issues.filter((issue) => issue.startIndex < issue.endIndex);
  return { text, changes, issues: shown, notice: said, isByStandIn };
}

const categories = {
  rephrased: 'wording',
  language: 'wording',
  fact: 'content',
  dropped: 'content',
} as const;

function listWithin(changes: readonly Change[], { start, end }: Sentence): Change[] {
  return changes.filter((change) => change.start >= start && change.end <= end);
}

/** Where a sentence of the source stands once the changes are made. */
function findInResult({ start, end }: Sentence, changes: readonly Change[]) {
  const grown = (until: number, isLast: boolean) =>
    changes
      .filter((change) => change.end < until || (change.end === until && (isLast || change.start < until)))
      .reduce((sum, change) => sum + change.replacement.length - (change.end - change.start), 0);
  return { startIndex: start + grown(start, false), endIndex: end + grown(end, true) };
}
