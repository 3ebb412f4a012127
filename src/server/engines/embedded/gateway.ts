import { Piscina } from 'piscina';
import {
  type EngineEvent,
  type EnhanceRequest,
  type EnhanceResult,
  joinResults,
  readDocumentFacts,
  splitIntoPassages,
  type WritingEngine,
} from '../../../engine/index.ts';
import type { Task, TaskResults } from './worker.ts';

export interface EmbeddedEngineOptions {
  /** Worker threads; each keeps its own linter and lexicon. */
  threads: number;
}

/** An ordinary paragraph: the linter compiles its rules with the first text that it reads, not when it is made. */
const warmUpText = `Thank you for your letter of last week, which I have read with interest. The team have looked into
the matter and they thinks that a mistake was made when the report was send to you. In order to put this right, we
will write to you again before the end of the month, and if there is anything else we can do, please let us know.`;

/** The engine that needs no account and sends no text anywhere: rules, in worker threads of this process. */
export function makeEmbeddedEngine({ threads }: EmbeddedEngineOptions): WritingEngine {
  const pool = new Piscina<Task, TaskResults[Task['kind']]>({
    filename: new URL('./worker.ts', import.meta.url).href,
    minThreads: threads,
    maxThreads: threads,
  });

  async function run<Kind extends Task['kind']>(
    task: Extract<Task, { kind: Kind }>,
    signal: AbortSignal,
  ): Promise<TaskResults[Kind]> {
    signal.throwIfAborted();
    const result = await untilAborted(pool.run(task), signal);
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
      results.push(result);
      yield { type: 'text', text: result.text };
    }
    yield { type: 'result', result: joinResults(passages, results) };
  }

  return {
    identity: { name: 'Embedded engine', local: true },
    enhance,
    async *reply(request, signal) {
      const result = await run({ kind: 'reply', request }, signal);
      yield { type: 'text', text: result.text };
      yield { type: 'result', result };
    },
    async *compose(request, signal) {
      const result = await run({ kind: 'compose', request }, signal);
      yield { type: 'text', text: result.text };
      yield { type: 'result', result };
    },
    async *review(request, signal) {
      const result = await run({ kind: 'review', request }, signal);
      yield { type: 'text', text: result.writtenFeedback };
      yield { type: 'result', result };
    },
    async ready() {
      const document = readDocumentFacts(warmUpText);
      const request = { text: warmUpText, action: 'improve', language: 'en-us', document } as const;
      await pool.run({ kind: 'enhance', request });
    },
    close: () => pool.close({ force: true }),
  };
}

/**
 * Leaves a passage to its worker when the caller goes: a passage takes well under a second, while ending the thread,
 * which is how the pool aborts, costs every other writer a boot.
 */
function untilAborted<Result>(work: Promise<Result>, signal: AbortSignal): Promise<Result> {
  return new Promise((resolve, reject) => {
    const leave = () => reject(signal.reason);
    signal.addEventListener('abort', leave, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', leave));
  });
}
