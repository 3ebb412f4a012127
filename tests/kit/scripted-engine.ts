import type {
  Change,
  EngineEvent,
  EnhanceRequest,
  EnhanceResult,
  RuleEngine,
  WritingEngine,
} from '../../src/engine/index.ts';

/** What the engine does with one call: it yields texts and a result, throws, waits, or ends early. */
export type Script = (
  request: EnhanceRequest,
  signal: AbortSignal,
) => AsyncIterable<EngineEvent<EnhanceResult>>;

export interface ScriptedEngine extends RuleEngine {
  /** Takes effect from the next call on, whatever tool makes it. */
  play(script: Script): void;
  /** How many calls have begun. */
  calls(): number;
}

/** A writing engine that does what a test tells it: for what a good engine hardly ever does, such as fail. */
export function makeScriptedEngine(
  identity: WritingEngine['identity'] = { name: 'Scripted engine', local: true },
): ScriptedEngine {
  let script: Script = neverTheSame;
  let begun = 0;

  function enhance(request: EnhanceRequest, signal: AbortSignal) {
    begun += 1;
    return script(request, signal);
  }

  /** The script's result in the dress of another tool. */
  async function* dressed<Result>(
    text: string,
    signal: AbortSignal,
    dress: (result: EnhanceResult) => Result,
  ): AsyncGenerator<EngineEvent<Result>> {
    for await (const event of enhance({ action: 'improve', text, language: 'en-us' }, signal)) {
      yield event.type === 'result' ? { type: 'result', result: dress(event.result) } : event;
    }
  }

  return {
    identity,
    enhance,
    reply: ({ draft }, signal) => dressed(draft, signal, (result) => ({ ...result, questions: [] })),
    compose: ({ description, subject = 'Told' }, signal) =>
      dressed(description, signal, (result) => ({ ...result, subject })),
    review: ({ text }, signal) =>
      dressed(text, signal, (result) => ({
        ratings: [{ category: 'Clarity', score: 3, description: 'As told.', evidence: [] }],
        writtenFeedback: result.text,
        points: [],
      })),
    check: async () => [],
    play(next) {
      script = next;
    },
    calls: () => begun,
    ready: async () => undefined,
    close: async () => undefined,
  };
}

/** One change, from the first word to its capitals: nothing to do with language, everything with the path. */
export function upperCase({ text }: EnhanceRequest): AsyncGenerator<EngineEvent<EnhanceResult>> {
  return changeFirstWord(text, (word) => word.toUpperCase());
}

let written = 0;

/** The same with a number that is new each time: the same result again would be free. */
export function neverTheSame({ text }: EnhanceRequest): AsyncGenerator<EngineEvent<EnhanceResult>> {
  written += 1;
  const mark = `${written}`;
  return changeFirstWord(text, (word) => (word === word.toUpperCase() ? word : word.toUpperCase() + mark));
}

async function* changeFirstWord(
  text: string,
  change: (word: string) => string,
): AsyncGenerator<EngineEvent<EnhanceResult>> {
  const word = /\S+/.exec(text)?.[0] ?? '';
  const start = text.indexOf(word);
  const replacement = change(word);
  const enhanced = text.slice(0, start) + replacement + text.slice(start + word.length);
  yield { type: 'text', text: enhanced };
  const told = { category: 'wording', reason: 'As told.', gist: '', rule: 'told' } as const;
  const changes: Change[] =
    word === replacement ? [] : [{ start, end: start + word.length, replacement, ...told }];
  yield { type: 'result', result: { text: enhanced, changes, issues: [] } };
}

/** Writes a first word, then nothing until the caller leaves. */
export async function* hang(
  _request: EnhanceRequest,
  signal: AbortSignal,
): AsyncGenerator<EngineEvent<EnhanceResult>> {
  yield { type: 'text', text: 'First' };
  await new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
}

/** Fails before the first word. */
export function failWith(message: string): Script {
  return () => ({
    [Symbol.asyncIterator]: () => ({ next: () => Promise.reject(new Error(message)) }),
  });
}
