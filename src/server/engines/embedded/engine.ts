import { extname } from 'node:path';
import {
  type EngineEvent,
  type EnhanceRequest,
  type EnhanceResult,
  joinResults,
  type RuleEngine,
  readDocumentFacts,
  splitIntoPassages,
} from '../../../engine/index.ts';
import { AppError } from '../../../shared/errors.ts';
import { rulesName } from '../../../shared/facts.ts';
import { makeTurns } from '../../platform/turns.ts';
import { makeThreads } from './threads.ts';
import type { Task, TaskResults } from './worker.ts';

export interface EmbeddedEngineOptions {
  /** Worker threads; each keeps its own linter and lexicon. */
  threads: number;
  onError?: (error: unknown) => void;
  worker?: URL;
}

const embeddedWorker = new URL(`./worker${extname(import.meta.filename)}`, import.meta.url);

const tasksPerThread = 4;
/** They are short, and wait for none of those: beside four rewrites one begins with the next slice of time. */
const checksPerThread = 4;

/** An ordinary paragraph: the linter compiles its rules with the first text that it reads, not when it is made. */
const warmUpText = `Thank you for your letter of last week, which I have read with interest. The team have looked into
the matter and they thinks that a mistake was made when the reprot was send to you. In order to put this right, we
will write to you again before the end of the month, and if there is anything else we can do, please let us know.`;

/** The engine that needs no account and sends no text anywhere: rules, in worker threads of this process. */
export function makeEmbeddedEngine(options: EmbeddedEngineOptions): RuleEngine {
  const { threads: count, onError = () => undefined, worker = embeddedWorker } = options;
  const threads = makeThreads<Task, TaskResults[Task['kind']]>({
    worker,
    count,
    tasksPerThread: tasksPerThread + checksPerThread,
    onError,
  });
  const writingInTurn = makeTurns({ limit: count * tasksPerThread, limitOfEach: count });
  const checkingInTurn = makeTurns({ limit: count * checksPerThread, limitOfEach: count });
  let warmUp: Promise<unknown> | undefined;
  let isMending = false;

  /**
   * A task waits here, where its caller can take it back. Once begun it is left to its worker when the caller goes: a
   * passage takes well under a second, while ending the thread, which is how the pool aborts, costs a boot.
   */
  async function run<Kind extends Task['kind']>(
    task: Extract<Task, { kind: Kind }>,
    signal: AbortSignal,
  ): Promise<TaskResults[Kind]> {
    const work = () => threads.run(task, mend);
    const inTurn = task.kind === 'check' ? checkingInTurn : writingInTurn;
    const result = await inTurn(task.request.turnKey ?? '', work, signal);
    return result as TaskResults[Kind];
  }

  /** Passage by passage where passages do not depend on each other: the first words show early, and writers take turns. */
  async function* enhance(
    request: EnhanceRequest,
    signal: AbortSignal,
  ): AsyncGenerator<EngineEvent<EnhanceResult>> {
    const isWhole = request.action === 'rewrite' || request.action === 'ai_prompt';
    const passages = isWhole ? [request.text] : splitIntoPassages(request.text);
    const document = readDocumentFacts(request.text);
    const results: EnhanceResult[] = [];
    for (const text of passages) {
      const result = await run({ kind: 'enhance', request: { ...request, text, document } }, signal);
      // What holds for the whole text, such as its language, is the same in each passage
      if (result.refusal) {
        yield { type: 'result', result: { ...result, text: request.text } };
        return;
      }
      results.push(result);
      yield { type: 'text', text: result.text };
    }
    yield { type: 'result', result: joinResults(passages, results) };
  }

  /** A thread broke: until the new one has written something, nobody is told that this engine can. */
  function mend(): void {
    if (isMending) return;
    isMending = true;
    warmUp = undefined;
    const end = () => {
      isMending = false;
    };
    warm().then(end, end);
  }

  function warm(): Promise<unknown> {
    const document = readDocumentFacts(warmUpText);
    const request = { text: warmUpText, action: 'improve', language: 'en-us', document } as const;
    return run({ kind: 'enhance', request }, new AbortController().signal);
  }

  return {
    identity: { name: rulesName, local: true },
    enhance,
    async *reply(request, signal) {
      const result = await run({ kind: 'reply', request }, signal);
      if (!result.refusal) yield { type: 'text', text: result.text };
      yield { type: 'result', result };
    },
    async *compose(request, signal) {
      const result = await run({ kind: 'compose', request }, signal);
      if (!result.refusal) yield { type: 'text', text: result.text };
      yield { type: 'result', result };
    },
    async *review(request, signal) {
      const result = await run({ kind: 'review', request }, signal);
      yield { type: 'text', text: result.writtenFeedback };
      yield { type: 'result', result };
    },
    check({ turnKey = '', ...request }, signal) {
      // A slice of its own: what a writer lets be rewritten does not count
      return run({ kind: 'check', request: { ...request, turnKey: `check ${turnKey}` } }, signal);
    },
    async ready() {
      if (isMending) throw new AppError('ENGINE_UNAVAILABLE');
      // Anyone may ask, as often as they like: the work is done once, and again only where it failed.
      warmUp ??= warm().catch((error) => {
        warmUp = undefined;
        throw error;
      });
      await warmUp;
    },
    close: threads.close,
  };
}
