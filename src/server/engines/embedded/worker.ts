import { AsyncLocalStorage } from 'node:async_hooks';
import type {
  CheckIssue,
  CheckRequest,
  ComposeRequest,
  ComposeResult,
  DocumentFacts,
  EnhanceRequest,
  EnhanceResult,
  Language,
  ReplyRequest,
  ReplyResult,
  ReviewRequest,
  ReviewResult,
} from '../../../engine/index.ts';
import { makeWriter, type Writer } from '../../../engine/writer.ts';
import { makeSlices, type Pause } from './slices.ts';

/** A piece of work. Plain data: it crosses to the worker thread. */
export type Task =
  /** `document`: what has to be known of the whole where the text is a passage of it. */
  | { kind: 'enhance'; request: EnhanceRequest & { document?: DocumentFacts } }
  | { kind: 'reply'; request: ReplyRequest }
  | { kind: 'compose'; request: ComposeRequest }
  | { kind: 'review'; request: ReviewRequest }
  | { kind: 'check'; request: CheckRequest };

export interface TaskResults {
  enhance: EnhanceResult;
  reply: ReplyResult;
  compose: ComposeResult;
  review: ReviewResult;
  check: CheckIssue[];
}

// What traps in WebAssembly tells the console, with words of the text in it.
console.error = () => undefined;

const inSlices = makeSlices({ now: () => performance.now(), afterArrivals: setImmediate });

/** The pause of the task that runs: a writer serves several. */
const pauseOfTask = new AsyncLocalStorage<Pause>();
const pause: Pause = () => pauseOfTask.getStore()?.();

const writers = new Map<Language, Promise<Writer>>();

function getWriter(language: Language): Promise<Writer> {
  const known = writers.get(language);
  if (known !== undefined) return known;
  const made = makeWriter({ language, pause });
  writers.set(language, made);
  return made;
}

async function write(task: Task): Promise<TaskResults[Task['kind']]> {
  const isFirst = !writers.has(task.request.language);
  try {
    return await writeBy(await getWriter(task.request.language), task);
  } finally {
    if (isFirst) collectLeftovers();
  }
}

/** Reading a language's words leaves 40 MB that nothing collects while nobody writes. Needs node's `--expose-gc`. */
function collectLeftovers(): void {
  globalThis.gc?.({ execution: 'sync', type: 'major', flavor: 'last-resort' });
}

async function writeBy(writer: Writer, task: Task): Promise<TaskResults[Task['kind']]> {
  switch (task.kind) {
    case 'enhance':
      return writer.enhance(task.request);
    case 'reply':
      return writer.reply(task.request);
    case 'compose':
      return writer.compose(task.request);
    case 'review':
      return writer.review(task.request);
    case 'check':
      return writer.check(task.request);
  }
}

/** Runs in a worker thread, so that a long text never holds up the server. Where it throws, the thread is of no more use. */
export default function work(task: Task): Promise<TaskResults[Task['kind']]> {
  return inSlices(task.request.turnKey ?? '', (pauseHere) => pauseOfTask.run(pauseHere, () => write(task)));
}
