import {
  applyChanges,
  type EngineEvent,
  type EnhanceRequest,
  type EnhanceResult,
  findAnswered,
  makeSubject,
  type ReplyResult,
  type ReviewRequest,
  type ReviewResult,
  readChain,
  type WritingEngine,
  withoutRespelling,
} from '../../../engine/index.ts';
import { AppError } from '../../../shared/errors.ts';
import { subjectLimit } from '../../../shared/limits.ts';
import type { Log } from '../../platform/log.ts';
import type { ChatModel, ChatRequest } from '../providers/chat-model.ts';
import { readNamesOfEmail, readNamesOfReply } from './answers/known-names.ts';
import { makeLeakGuard } from './answers/leak.ts';
import { type KnownNames, withKnownNames } from './answers/names.ts';
import { listCategories, readReview, toReviewSchema } from './answers/review.ts';
import { unwrap } from './answers/speech.ts';
import { makeTextReader } from './answers/text.ts';
import { isCorrection, joinCorrections, siftCorrections } from './corrections/corrections.ts';
import type { JudgeOptions } from './corrections/judge.ts';
import { type Correct, findCorrectionsOfRules } from './corrections/stand-in.ts';
import {
  type Assignment,
  toComposeAssignment,
  toEnhanceAssignment,
  toReplyAssignment,
  toReviewAssignment,
} from './instructions/assignments.ts';
import { drawMarker } from './instructions/fence.ts';
import { toQuestion, toRepair } from './instructions/request.ts';
import { toRule } from './instructions/task.ts';
import { listHostedChanges, reviewTokens, toMaxOutputLength, toMaxOutputTokens } from './output.ts';

export interface HostedEngineOptions {
  model: ChatModel;
  /** A text of at least 128 random bits, in letters and digits: another with each call. */
  newMarker: () => string;
  /** The rules, whose corrections stand where the model did more than correct. Without them the writer's words do. */
  correct?: Correct;
  loadLanguageChecks?: LoadLanguageChecks;
  log?: Pick<Log, 'info'>;
}

/** What tells languages apart is large: it is asked for with the first answer that is to correct. */
export type LoadLanguageChecks = () => Promise<Pick<JudgeOptions, 'hasLeftEnglish'>>;

type WrittenEvent = Exclude<EngineEvent<never>, { type: 'result' }>;

interface Written {
  result: EnhanceResult;
  subject: string | undefined;
}

/**
 * The engine that asks a language model, at a provider or on the operator's own machine. A text comes as it is written;
 * a review comes whole, once it has been read.
 */
export function makeHostedEngine(options: HostedEngineOptions): WritingEngine {
  const { model } = options;
  return {
    identity: model.identity,
    async *enhance(request, signal) {
      const asked = { assignment: toEnhanceAssignment(request) };
      const { result } = yield* write(options, asked, signal);
      const kept =
        request.action === 'grammar' ? await onlyCorrect(options, request, result, signal) : result;
      yield { type: 'result', result: kept };
    },
    async *reply(request, signal) {
      const asked = { assignment: toReplyAssignment(request), names: readNamesOfReply(request) };
      const { result } = yield* write(options, asked, signal);
      yield { type: 'result', result: { ...result, questions: listQuestions(request.chain, result.text) } };
    },
    async *compose(request, signal) {
      const asked = { assignment: toComposeAssignment(request), names: readNamesOfEmail(request) };
      const written = yield* write(options, asked, signal);
      const made = written.subject?.slice(0, subjectLimit) || makeSubject(request.description);
      yield { type: 'result', result: { ...written.result, subject: request.subject ?? made } };
    },
    async *review(request, signal) {
      const result = yield* review(options, request, signal);
      yield { type: 'text', text: result.writtenFeedback };
      yield { type: 'result', result };
    },
    ready: () => model.ready(),
    close: async () => undefined,
  };
}

/**
 * The pieces of one answer, and what they took.
 * @throws AppError REQUEST_FLAGGED, NO_CONTENT for an answer that is cut or endless, and what the model throws
 */
async function* ask(
  model: ChatModel,
  request: ChatRequest,
  signal: AbortSignal,
): AsyncGenerator<WrittenEvent> {
  let room = toMaxOutputLength(request.maxOutputTokens);
  try {
    for await (const event of model.stream(request, signal)) {
      if (event.type === 'usage') {
        yield event;
        continue;
      }
      signal.throwIfAborted();
      if (event.type === 'end') {
        if (event.reason === 'complete') return;
        throw new AppError(event.reason === 'refusal' ? 'REQUEST_FLAGGED' : 'NO_CONTENT');
      }
      room -= event.text.length;
      if (room < 0) throw new AppError('NO_CONTENT');
      yield event;
    }
  } catch (error) {
    // A deadline has its own reason, whatever the model makes of the signal.
    signal.throwIfAborted();
    throw error;
  }
  throw new AppError('ENGINE_UNAVAILABLE');
}

async function* write(
  { model, newMarker }: HostedEngineOptions,
  { assignment, names }: { assignment: Assignment; names?: KnownNames },
  signal: AbortSignal,
): AsyncGenerator<WrittenEvent, Written> {
  const { task, source, parts } = assignment;
  const marker = drawMarker(newMarker, parts);
  const maxOutputTokens = toMaxOutputTokens(source, task.growth);
  const reader = makeTextReader({ source, marker, isMail: names !== undefined });
  const question = toQuestion(assignment, marker);
  const guard = makeLeakGuard(question.system, [source, ...parts.map(({ text }) => text)]);
  let held = '';
  for await (const event of ask(model, { ...question, maxOutputTokens }, signal)) {
    if (event.type === 'usage') {
      yield event;
      continue;
    }
    const found = guard.add(event.text);
    if (found === 'leak') throw new AppError('NO_CONTENT');
    held += reader.add(event.text);
    if (found === 'unclear' || held === '') continue;
    yield { type: 'text', text: held };
    held = '';
  }
  const last = held + reader.end();
  if (last !== '') yield { type: 'text', text: last };
  const written = unwrap(source, reader.text());
  const text = names ? withKnownNames(written, names) : written;
  const { dictionary = [] } = assignment.preferences;
  const changes = withoutRespelling(
    source,
    listHostedChanges(source, text, { ...task, rule: toRule(task) }),
    dictionary,
  );
  return { result: { text: applyChanges(source, changes), changes, issues: [] }, subject: reader.subject() };
}

/** Of an answer that was to correct, the sentences that do no more; of the others the rules' version. */
async function onlyCorrect(
  { correct, loadLanguageChecks }: HostedEngineOptions,
  request: EnhanceRequest,
  answer: EnhanceResult,
  signal: AbortSignal,
): Promise<EnhanceResult> {
  const { task, source } = toEnhanceAssignment(request);
  const options = { told: { ...task, rule: toRule(task) }, ...(await loadLanguageChecks?.()) };
  const sifted = siftCorrections(source, answer.text, options);
  if (isCorrection(sifted)) return answer;
  const rules = sifted.fallen.length === 0 ? [] : await findCorrectionsOfRules(correct, request, signal);
  return joinCorrections(source, sifted, rules);
}

/**
 * Asks a second time where the first answer cannot be read, and says what was wrong with it.
 * @throws AppError NO_FEEDBACK where the second cannot be read either, or one is cut
 */
async function* review(
  { model, newMarker, log }: HostedEngineOptions,
  request: ReviewRequest,
  signal: AbortSignal,
): AsyncGenerator<WrittenEvent, ReviewResult> {
  const categories = listCategories(request.type);
  const assignment = toReviewAssignment(request, categories);
  const rule = toRule(assignment.task);
  const question = toQuestion(assignment, drawMarker(newMarker, assignment.parts));
  const asked = { ...question, maxOutputTokens: reviewTokens, schema: toReviewSchema(categories) };
  const { text, dictionary = [] } = request;
  const read = (answer: string) => readReview(answer, { text, categories, rule, dictionary });

  const answer = yield* readWhole(ask(model, asked, signal));
  const first = read(answer);
  if ('review' in first) return first.review;
  log?.info({ task: rule }, 'the answer could not be read and is asked for again');
  const messages = [...asked.messages, ...toRepair(answer, first.fault)];
  const second = read(yield* readWhole(ask(model, { ...asked, messages }, signal)));
  if ('review' in second) return second.review;
  throw new AppError('NO_FEEDBACK');
}

/** @throws AppError NO_FEEDBACK for an answer that is cut: what a review lacks is feedback, and its sentence says so. */
async function* readWhole(events: AsyncIterable<WrittenEvent>): AsyncGenerator<WrittenEvent, string> {
  let answer = '';
  try {
    for await (const event of events) {
      if (event.type === 'usage') yield event;
      else answer += event.text;
    }
  } catch (error) {
    const isCut = error instanceof AppError && error.code === 'NO_CONTENT';
    throw isCut ? new AppError('NO_FEEDBACK', { cause: error }) : error;
  }
  return answer;
}

/** The questions of the newest message, read and not asked of the model: a mail cannot have them declared answered. */
function listQuestions(chain: string, reply: string): ReplyResult['questions'] {
  const questions = readChain(chain).questions.map(({ text }) => text);
  const answered = findAnswered(questions, reply);
  return questions.map((text, index) => ({ text, answered: answered[index] === true }));
}
