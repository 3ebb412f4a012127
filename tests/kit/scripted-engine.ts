import type { EnhanceEvent, EnhanceRequest, WritingEngine } from '../../src/engine/index.ts';

/** What the engine does with one call: it yields texts and a result, throws, waits, or ends early. */
export type Script = (request: EnhanceRequest, signal: AbortSignal) => AsyncIterable<EnhanceEvent>;

export interface ScriptedEngine extends WritingEngine {
  /** Takes effect from the next call on. */
  play(script: Script): void;
  /** How many calls have begun. */
  calls(): number;
}

/** A writing engine that does what a test tells it: for what a good engine hardly ever does, such as fail. */
export function makeScriptedEngine(): ScriptedEngine {
  let script: Script = upperCase;
  let begun = 0;
  return {
    identity: { name: 'Scripted engine', local: true },
    enhance(request, signal) {
      begun += 1;
      return script(request, signal);
    },
    play(next) {
      script = next;
    },
    calls: () => begun,
    ready: async () => undefined,
    close: async () => undefined,
  };
}

/** One change, from the first word to its capitals: nothing to do with language, everything with the path. */
export async function* upperCase({ text }: EnhanceRequest): AsyncGenerator<EnhanceEvent> {
  const word = /\S+/.exec(text)?.[0] ?? '';
  const start = text.indexOf(word);
  const replacement = word.toUpperCase();
  const enhanced = text.slice(0, start) + replacement + text.slice(start + word.length);
  yield { type: 'text', text: enhanced };
  const change = { start, end: start + word.length, replacement };
  const changes =
    word === replacement
      ? []
      : [{ ...change, category: 'wording', reason: 'As told.', gist: '', rule: 'told' } as const];
  yield { type: 'result', result: { text: enhanced, changes, issues: [] } };
}

/** Writes a first word, then nothing until the caller leaves. */
export async function* hang(_request: EnhanceRequest, signal: AbortSignal): AsyncGenerator<EnhanceEvent> {
  yield { type: 'text', text: 'First' };
  await new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
}
