import {
  type Change,
  type ComposeResult,
  type EngineEvent,
  type EnhanceRequest,
  type EnhanceResult,
  findFactChanges,
  type ReplyResult,
  type ReviewResult,
  type WriterPreferences,
  type WritingEngine,
} from '../../../engine/index.ts';
import type { ComposeInput, ComposeOutput } from '../../../shared/contract/compose.ts';
import {
  defaultRewriteStyle,
  type EnhanceInput,
  type EnhanceOutput,
} from '../../../shared/contract/enhance.ts';
import type { ChainQuestion, ReplyInput, ReplyOutput } from '../../../shared/contract/reply.ts';
import type { TextChange, TextIssue } from '../../../shared/contract/result.ts';
import type { Comparison, Feedback, ReviewInput, ReviewOutput } from '../../../shared/contract/review.ts';
import { AppError } from '../../../shared/errors.ts';
import type { ToolName } from '../../../shared/tools.ts';
import type { AskedFor } from '../credits/store.ts';
import { compareDrafts } from './comparison.ts';
import { type Expectations, findFaultInText, isStorable } from './result-checks.ts';
import { asksForTranslation } from './translation.ts';

/** As it is stored, and as an answer is made of it, now or when the call is repeated. */
export interface Finished {
  enhancedText: string;
  changes: TextChange[];
  issues: TextIssue[];
  details: Record<string, unknown>;
  /** Why the writer pays nothing; null where they pay. */
  freeBecause: string | null;
}

type StoredResult = Omit<Finished, 'freeBecause'>;

const unchanged = 'NO_CHANGES: The result changed nothing.';
const inPart = 'IN_PART: Some of what was asked is left to the writer.';
const byStandIn = 'STAND_IN: The rules corrected in place of the model.';
type AnswerPart = 'action_id' | 'engine' | 'offline' | 'notice' | 'credits';

/** What one writing tool asks of an engine and makes of its result. All of it is pure but `run`. */
export interface WritingTool<Input, Result, Output> {
  readonly name: ToolName;
  describe(input: Input): AskedFor;
  noResult(input: Input): string;
  run(
    engine: WritingEngine,
    input: Input,
    options: { preferences: WriterPreferences; signal: AbortSignal },
  ): AsyncIterable<EngineEvent<Result>>;
  /** @throws AppError for a result that cannot reach the writer */
  finish(input: Input, result: Result, preferences?: WriterPreferences): Promise<Finished>;
  /** Whether the rules are asked for by name, whoever else would write. */
  asksForRules(input: Input): boolean;
  /** Whether the embedded engine may answer, free of charge, where the chosen one fails. */
  mayFallBack(input: Input): boolean;
  toOutput(stored: StoredResult): Omit<Output, AnswerPart>;
}

export const enhanceTool: WritingTool<EnhanceInput, EnhanceResult, EnhanceOutput> = {
  name: 'improve-text',
  describe(input) {
    const { original_text: originalText, action, ai_prompt, partial, context } = input;
    const actionType = partial ? `partial_edit: ${ai_prompt}` : action;
    const request = { ...(action === 'rewrite' && toStyle(input)), ai_prompt, partial, context };
    return { actionType, originalText, request: withoutUndefined(request) };
  },
  noResult: ({ action }) =>
    action === 'rewrite' ? 'Text rewrite returned no result' : 'Text enhancement returned no result',
  run: (engine, input, { preferences, signal }) =>
    engine.enhance(toEnhanceRequest(input, preferences), signal),
  async finish(input, result) {
    const { before = '', after = '' } = input.context ?? {};
    const asked = [input.ai_prompt ?? '', before, after];
    return finishText(input.original_text, result, { known: asked, expectations: toExpectations(input) });
  },
  asksForRules: ({ engine }) => engine === 'embedded',
  mayFallBack: ({ fallback }) => fallback === 'embedded',
  toOutput: ({ enhancedText, changes, issues }) => ({ enhanced_text: enhancedText, changes, issues }),
};

function toStyle({ formality, tone, length }: EnhanceInput) {
  const { formality: neutral, tone: calm, length: auto } = defaultRewriteStyle;
  return { formality: formality ?? neutral, tone: tone ?? calm, length: length ?? auto };
}

function toEnhanceRequest(input: EnhanceInput, preferences: WriterPreferences): EnhanceRequest {
  const { action, original_text: text, ai_prompt: instruction = '', context } = input;
  if (action === 'rewrite') return { ...preferences, action, text, style: toStyle(input) };
  if (action === 'ai_prompt')
    return { ...preferences, action, text, instruction, ...(context && { context }) };
  return { ...preferences, action, text };
}

export const replyTool: WritingTool<ReplyInput, ReplyResult, ReplyOutput> = {
  name: 'email-reply',
  describe(input) {
    const {
      action: actionType,
      'user-draft': originalText,
      'email-chain': chain,
      formality,
      tone,
      length,
    } = input;
    const request = withoutUndefined({ 'email-chain': chain, formality, tone, length });
    return { actionType, originalText, request };
  },
  noResult: () => 'The reply returned no result',
  run(engine, input, { preferences, signal }) {
    const { 'email-chain': chain, 'user-draft': draft, formality, tone, length } = input;
    const style = withoutUndefined({ formality, tone, length });
    return engine.reply({ ...preferences, chain, draft, style }, signal);
  },
  async finish(input, result, preferences) {
    const { 'email-chain': chain, 'user-draft': draft } = input;
    const details = { questions: result.questions };
    const known = [chain, preferences?.name ?? ''];
    return finishText(draft, result, { known, expectations: anyForm, details });
  },
  asksForRules: ({ engine }) => engine === 'embedded',
  mayFallBack: () => false,
  toOutput: ({ enhancedText, changes, issues, details }) => ({
    enhanced_text: enhancedText,
    changes,
    issues,
    questions: details.questions as ChainQuestion[],
  }),
};

export const composeTool: WritingTool<ComposeInput, ComposeResult, ComposeOutput> = {
  name: 'write-from-scratch',
  describe({ description, engine: _, ...request }) {
    return {
      actionType: 'write-from-scratch',
      originalText: description,
      request: withoutUndefined(request),
    };
  },
  noResult: () => 'No generated text received',
  run(engine, { description, recipient, subject, formality, tone, length }, { preferences, signal }) {
    const style = { formality, tone, length };
    const request = { ...preferences, description, style, ...withoutUndefined({ recipient, subject }) };
    return engine.compose(request, signal);
  },
  async finish({ description, recipient = '', subject = '' }, result, preferences) {
    const details = { subject: result.subject };
    const known = [recipient, subject, preferences?.name ?? ''];
    return finishText(description, result, { known, expectations: anyForm, details });
  },
  asksForRules: ({ engine }) => engine === 'embedded',
  mayFallBack: () => false,
  toOutput: ({ enhancedText, changes, issues, details }) => ({
    generated_text: enhancedText,
    changes,
    issues,
    subject: details.subject as string,
  }),
};

/** With what was found in the earlier draft, where there is one. */
interface ComparedResult extends ReviewResult {
  earlier?: ReviewResult;
}

export const reviewTool: WritingTool<ReviewInput, ComparedResult, ReviewOutput> = {
  name: 'get-feedback',
  describe: ({ action: actionType, text: originalText, text_type, earlier_text }) => ({
    actionType,
    originalText,
    request: withoutUndefined({ text_type, earlier_text }),
  }),
  noResult: () => 'The analysis returned no result',
  async *run(engine, { text, text_type: type, earlier_text: earlierText }, { preferences, signal }) {
    const review = (draft: string) => engine.review({ ...preferences, text: draft, type }, signal);
    // The same text again is read once: another reading of it could only make a difference that is none
    const earlier =
      earlierText === undefined || earlierText === text ? undefined : yield* readQuietly(review(earlierText));
    for await (const event of review(text)) {
      if (event.type !== 'result' || earlierText === undefined) yield event;
      else yield { type: 'result', result: { ...event.result, earlier: earlier ?? event.result } };
    }
  },
  async finish({ text, earlier_text: earlierText }, result) {
    const { ratings, writtenFeedback, points, notice, earlier } = result;
    if (writtenFeedback.trim() === '') throw new AppError('NO_FEEDBACK');
    const feedback: Feedback = {
      ratings,
      written_feedback: writtenFeedback,
      points: points.map((point) => ({ ...point, changes: flag(text, point.changes, []) })),
    };
    if (!isStorable(feedback)) throw new AppError('NO_CONTENT');
    const comparison =
      earlier &&
      earlierText !== undefined &&
      ratings.length > 0 &&
      compareDrafts({
        earlier: { text: earlierText, review: earlier },
        current: { text, review: result },
      });
    const details = { feedback, ...(comparison && { comparison }), notice: notice ?? null };
    // Where nothing could be rated, nothing was delivered
    const freeBecause = ratings.length === 0 ? unchanged : null;
    return { enhancedText: writtenFeedback, changes: [], issues: [], details, freeBecause };
  },
  asksForRules: () => false,
  mayFallBack: () => true,
  toOutput: ({ details: { feedback, comparison } }) => ({
    feedback: feedback as Feedback,
    ...(comparison !== undefined && { comparison: comparison as Comparison }),
  }),
};

/** What it took is passed on, its words are not: they are of the other draft. */
async function* readQuietly<Result>(
  events: AsyncIterable<EngineEvent<Result>>,
): AsyncGenerator<Exclude<EngineEvent<never>, { type: 'result' }>, Result | undefined> {
  for await (const event of events) {
    if (event.type === 'result') return event.result;
    if (event.type === 'usage') yield event;
  }
  return undefined;
}

/** An email takes another form than the notes that it is made of. */
const anyForm: Expectations = { paragraphs: false, end: false, language: true };

function toExpectations({ action, length, ai_prompt: instruction = '' }: EnhanceInput): Expectations {
  if (action === 'ai_prompt') return { ...anyForm, language: !asksForTranslation(instruction) };
  return { paragraphs: action !== 'shorten' && length !== 'shorter', end: true, language: true };
}

/** A text in which nothing was found to change costs nothing; what was refused is no result. */
async function finishText(
  source: string,
  result: EnhanceResult,
  parts: { known: string[]; expectations: Expectations; details?: Record<string, unknown> },
): Promise<Finished> {
  const { known, expectations, details = {} } = parts;
  if (result.refusal) throw new AppError(result.refusal.code, { message: result.refusal.message });
  const fault = isStorable(details) ? await findFaultInText(source, result, expectations) : 'NO_CONTENT';
  if (fault !== undefined) throw new AppError(fault);
  return {
    enhancedText: result.text,
    changes: flag(source, result.changes, known),
    issues: result.issues,
    details: { ...details, notice: toNotice(result) },
    freeBecause: findWhyFree(result),
  };
}

function findWhyFree({ changes, isByStandIn, isInPart }: EnhanceResult): string | null {
  if (changes.length === 0) return unchanged;
  if (isByStandIn) return byStandIn;
  return isInPart ? inPart : null;
}

const toNotice = ({ notice = '', isInPart }: EnhanceResult): string | null =>
  (isInPart ? `${notice} This was free.` : notice) || null;

function flag(source: string, changes: readonly Change[], known: string[]): TextChange[] {
  const facts = findFactChanges({ source, changes, known });
  return changes.map(({ alternatives, ...change }, index) => {
    const fact = facts[index] ?? null;
    // Facts of other wordings are not looked into: where one is to be checked, it is checked by itself
    return { ...change, fact, ...(fact === null && alternatives && { alternatives: [...alternatives] }) };
  });
}

type Defined<Value> = { [Key in keyof Value]: Exclude<Value[Key], undefined> };

/** JSON knows no undefined: a key without a value is a key that is not there. */
function withoutUndefined<Value extends object>(value: Value): Partial<Defined<Value>> {
  return Object.fromEntries(Object.entries(value).filter(([, one]) => one !== undefined)) as Partial<
    Defined<Value>
  >;
}
