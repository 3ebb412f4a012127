import { toCheckIssues } from './check-issues.ts';
import { EXPECTED_RULES } from './expected/find.ts';
import { type Linter, makeLinter } from './harper/linter.ts';
import { makeRoundLinter } from './harper/memory.ts';
import { isAgreed } from './language-model/judge.ts';
import { makeCandidates } from './lexicon/candidates.ts';
import { loadNames } from './lexicon/names.ts';
import { noPause, type Pause } from './pause.ts';
import { loadRuleContext, type RuleContext } from './rules/context.ts';
import { isSure } from './rules/sure.ts';
import { countSlips } from './slips.ts';
import { makeNameLikeness } from './spelling/name-likeness.ts';
import { makeRanker } from './spelling/rank.ts';
import { findUnknownWords, listUnknownOnce, type UnknownWord } from './spelling/spelling.ts';
import { listStages, runStage, type Stage, type StageContext, straighten } from './stages.ts';
import { applyChanges, composeChanges, placeInResult } from './text/edits.ts';
import { type DocumentFacts, readDocumentFacts } from './text/facts.ts';
import { protectedSpans, touches } from './text/guard.ts';
import { makeSentenceMemory } from './text/sentence-memory.ts';
import { makeSuppressions, type SuppressionLists } from './text/suppressions.ts';
import { tidyChanges } from './text/tidy.ts';
import { makeLazyReader, type Sentence } from './text/words.ts';
import type { Change, CheckIssue, CheckLevel, CorrectAction, EnhanceResult, Language } from './types.ts';

export interface CorrectRequest extends SuppressionLists {
  text: string;
  action: CorrectAction;
  /** Facts of the document that the text is a passage of; by default the text is all there is. */
  document?: DocumentFacts;
  /** Words that are right as they are, in lower case: of the writer's own trade, and names of whom the text is for. */
  known?: readonly string[];
  /** Written down in haste: a word that only a capital makes a word is a name. */
  isDraft?: boolean;
}

/** A text that is still being written. */
export interface CheckedText extends Omit<CorrectRequest, 'action'> {
  level: CheckLevel;
}

export interface Corrector {
  /** Never fails on a text: one that is not English comes back as it is. */
  correct(request: CorrectRequest): Promise<EnhanceResult>;
  /** What is to be said of the text as it stands. Never fails on a text: of one that is not English, nothing. */
  check(request: CheckedText): Promise<CheckIssue[]>;
  /** Sentences with tagged words, of a text with straight apostrophes. */
  read(text: string): Sentence[];
}

/** One correction can make room for another; more rounds than this have never been needed. */
const MOST_ROUNDS = 3;

/** What all dialects share. */
type Parts = RuleContext & Pick<StageContext, 'names' | 'likenessToNames' | 'rank' | 'read' | 'memory'>;

async function load(): Promise<Parts> {
  const context = await loadRuleContext();
  const { frequencies } = context;
  const names = loadNames();
  return {
    ...context,
    names,
    likenessToNames: makeNameLikeness(names, frequencies),
    rank: makeRanker(frequencies, makeCandidates(frequencies)),
    read: makeLazyReader(),
    memory: makeSentenceMemory(),
  };
}

let parts: Promise<Parts> | undefined;
const linters = new Map<Language, Promise<Linter>>();

/** Dialects share harper's dictionary, so a second linter costs milliseconds. */
function getLinter(language: Language): Promise<Linter> {
  const linter = linters.get(language) ?? makeLinter(language);
  linters.set(language, linter);
  return linter;
}

/** The sure changes of stages that read the same text. Of two that touch, the later stage's comes again in the next round. */
async function findWithStages(
  stages: readonly Stage[],
  text: string,
  facts: DocumentFacts,
  slips: number,
  { language, model }: StageContext,
): Promise<Change[]> {
  const plain = straighten(text);
  const found: Change[] = [];
  for (const stage of stages) {
    const changes = await runStage(stage, text, facts, { slips });
    const before = [...found];
    found.push(
      ...changes.filter(
        (change) =>
          !before.some(({ start, end }) => start <= change.end && change.start <= end) &&
          isSure(plain, change, language) &&
          isAgreed(model, plain, change),
      ),
    );
  }
  return found.sort((a, b) => a.start - b.start);
}

/** What rules have written, who only expects other words leaves. */
function withoutCorrected(found: readonly Change[], changes: readonly Change[]): Change[] {
  const written = placeInResult(changes);
  return found.filter(
    ({ rule, start, end }) =>
      !EXPECTED_RULES.includes(rule) || !written.some((span) => start < span.end && end > span.start),
  );
}

async function correctEnglish(
  text: string,
  facts: DocumentFacts,
  groups: readonly (readonly Stage[])[],
  context: StageContext,
): Promise<Change[]> {
  let changes: Change[] = [];
  let current = text;
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const atStart = current;
    for (const stages of groups) {
      const slips = countSlips(text, changes);
      const found = withoutCorrected(await findWithStages(stages, current, facts, slips, context), changes);
      if (found.length === 0) continue;
      changes = composeChanges(text, changes, found);
      current = applyChanges(current, found);
    }
    if (current === atStart) break;
  }
  return tidyChanges(text, changes);
}

export async function makeCorrector({
  language,
  pause = noPause,
}: {
  language: Language;
  pause?: Pause;
}): Promise<Corrector> {
  parts ??= load();
  const [linter, shared] = await Promise.all([getLinter(language), parts]);

  /** What one text is read with: each reads it anew, for no text may decide what is found in another. */
  function readerOf({ action, known = [], isDraft = false, ...asked }: CorrectRequest, facts: DocumentFacts) {
    const words = { documentNames: new Set(facts.names), known: new Set(known) };
    const suppressions = makeSuppressions(asked);
    const { own } = suppressions;
    const context = { ...shared, ...words, language, own, repeated: new Set(facts.frequent), isDraft, pause };
    const roundLinter = makeRoundLinter(linter, pause);
    const groups = listStages(action, facts, roundLinter, context).map((stages) =>
      stages.map(
        (stage): Stage =>
          async (plain, progress) =>
            suppressions.sift(plain, await stage(plain, progress)),
      ),
    );
    return {
      findChanges: (text: string) => correctEnglish(text, facts, groups, context),
      async findUnknown(text: string): Promise<UnknownWord[]> {
        if (suppressions.isOff('spelling')) return [];
        const plain = straighten(text);
        const unknown = findUnknownWords(plain, await roundLinter.lint(plain), context);
        const protectedParts = protectedSpans(text);
        return unknown.filter(({ start, end }) => !touches(protectedParts, start, end));
      },
    };
  }

  return {
    read: (text) => [...shared.read(text)],
    async correct(request) {
      const { text, document } = request;
      const facts = document ?? readDocumentFacts(text);
      if (!facts.english || text.trim() === '') return { text, changes: [], issues: [] };
      const reader = readerOf(request, facts);
      const changes = await reader.findChanges(text);
      const result = applyChanges(text, changes);
      return { text: result, changes, issues: listUnknownOnce(await reader.findUnknown(result)) };
    },
    async check({ level, ...asked }) {
      const { text, document } = asked;
      const facts = document ?? readDocumentFacts(text);
      if (!facts.english || text.trim() === '') return [];
      const action = level === 'style' ? 'improve' : 'grammar';
      const reader = readerOf({ ...asked, action }, facts);
      const unknown = await reader.findUnknown(text);
      return toCheckIssues(text, await reader.findChanges(text), unknown);
    },
  };
}
