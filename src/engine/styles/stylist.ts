import type { CorrectRequest } from '../corrector.ts';
import { noPause, type Pause } from '../pause.ts';
import { loadRuleContext } from '../rules/context.ts';
import { applyChanges } from '../text/edits.ts';
import { type DocumentFacts, readDocumentFacts } from '../text/facts.ts';
import { listOwnWords } from '../text/known.ts';
import {
  makeSuppressions,
  type SuppressionLists,
  type Suppressions,
  toSuppressionLists,
} from '../text/suppressions.ts';
import { tidyChanges } from '../text/tidy.ts';
import type { Sentence } from '../text/words.ts';
import type { Change, EnhanceRequest, EnhanceResult, Issue } from '../types.ts';
import { type Draft, findIssuesOfPart, partOf, withChanges } from './draft.ts';
import { improving } from './improving.ts';
import { NOT_ENGLISH } from './notices.ts';
import { makePlan, type Plan } from './plan.ts';
import { runStyleStage, type StyleReader, type StyleStage } from './stage.ts';

export interface StyleTools {
  /** The correcting pipeline: grammar, or improve, which is grammar and wordy phrases. */
  correct(request: CorrectRequest): Promise<EnhanceResult>;
  /** Sentences with tagged words. Apostrophes must be straight. */
  read(text: string): Sentence[];
  pause?: Pause;
}

/** More rounds than this have not been needed: one change can make room for another. */
const MOST_ROUNDS = 5;
const MOST_STYLE_ROUNDS = 8;

interface Work {
  source: string;
  facts: DocumentFacts;
  known: readonly string[];
  asked: SuppressionLists;
  suppressions: Suppressions;
  plan: Plan;
  /** The stages that have changed something. */
  active: Set<StyleStage>;
}

/** The draft with those of the changes made that the writer allows. */
function take(draft: Draft, { plan, source }: Work, found: readonly Change[]): Draft {
  const allows = plan.allows?.(partOf(draft));
  const { start: from } = draft.part;
  const isAllowed = (change: Change) =>
    allows?.({ ...change, start: change.start - from, end: change.end - from }) !== false;
  return withChanges(draft, source, found.filter(isAllowed));
}

/** What the instruction names itself may change, also where it is a word of the writer's own. */
function toSiftedStage(stage: StyleStage, { sift, isOff }: Suppressions): StyleStage {
  return {
    ...stage,
    find(text, reader) {
      const found = stage.find(text, reader);
      return stage.reach === 'named' ? found.filter(({ rule }) => !isOff(rule)) : sift(text, found);
    },
  };
}

/**
 * Everything that `enhance` can be asked for, over one whole text. Never fails on a text; one that is not English
 * is refused.
 */
export function makeStylist({
  pause = noPause,
  ...tools
}: StyleTools): (
  request: EnhanceRequest & { document?: DocumentFacts; known?: readonly string[] },
) => Promise<EnhanceResult> {
  async function runStages(stages: readonly StyleStage[], draft: Draft, work: Work): Promise<Draft> {
    const reader: StyleReader = { read: tools.read, context: await loadRuleContext() };
    let current = draft;
    for (const stage of stages) {
      const found = await runStyleStage(
        toSiftedStage(stage, work.suppressions),
        current.whole,
        reader,
        work.facts,
      );
      const next = take(current, work, found);
      if (next !== current) work.active.add(stage);
      current = next;
      await pause();
    }
    return current;
  }

  /** Runs the stages until none finds anything: a correction in between would cost more than all of them. */
  async function runUntilQuiet(stages: readonly StyleStage[], draft: Draft, work: Work): Promise<Draft> {
    let current = draft;
    for (let round = 0; round < MOST_STYLE_ROUNDS; round += 1) {
      const before = current.whole;
      current = await runStages(stages, current, work);
      if (current.whole === before) break;
    }
    return current;
  }

  /** Corrects and styles in turns until neither finds anything; the last correction tells the issues. */
  async function runRounds(start: Draft, work: Work): Promise<{ draft: Draft; issues: Issue[] }> {
    const { facts, plan, known, asked } = work;
    const style = plan.correct === 'improve' ? [improving, ...plan.style] : plan.style;
    let draft = start;
    for (let round = 0; round < MOST_ROUNDS; round += 1) {
      const before = draft.whole;
      let issues: Issue[] = [];
      if (plan.correct !== undefined) {
        const corrected = await tools.correct({
          text: draft.whole,
          action: plan.correct,
          document: facts,
          known,
          ...asked,
        });
        draft = take(draft, work, corrected.changes);
        issues = findIssuesOfPart(corrected, draft.part);
      }
      const written = draft.whole;
      draft = await runUntilQuiet(style, draft, work);
      const isQuiet = draft.whole === written && (draft.whole === before || style.length === 0);
      if (isQuiet) return { draft, issues };
    }
    return { draft, issues: [] };
  }

  return async (request) => {
    const source = request.text;
    const { before, after } = (request.action === 'ai_prompt' ? request.context : undefined) ?? {
      before: '',
      after: '',
    };
    const whole = before + source + after;
    const plan = makePlan(request);
    const facts = request.document ?? readDocumentFacts(whole);
    const unchanged = { text: source, changes: [], issues: [] };
    if (source.trim() === '') return unchanged;
    const refusal = facts.english ? plan.refusal : NOT_ENGLISH;
    if (refusal) return { ...unchanged, refusal };
    const known = [...listOwnWords(request), ...(request.known ?? [])];
    const asked = toSuppressionLists(request);
    const work: Work = {
      source,
      facts,
      known,
      asked,
      suppressions: makeSuppressions(asked),
      plan,
      active: new Set(),
    };
    const part = { start: before.length, end: before.length + source.length };
    const { draft, issues } = await runRounds({ whole, part, changes: [] }, work);
    const alone = partOf(draft);
    const end = await runStages(
      plan.layout,
      { whole: alone, part: { start: 0, end: alone.length }, changes: draft.changes },
      work,
    );
    const changes = tidyChanges(source, end.changes);
    const text = applyChanges(source, changes);
    const isLaidOut = end.whole !== alone;
    return {
      text,
      changes,
      issues: isLaidOut ? [] : issues,
      ...plan.report?.({ active: work.active, changes }),
    };
  };
}
