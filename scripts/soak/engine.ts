import { mkdirSync, writeFileSync } from 'node:fs';
import { performance } from 'node:perf_hooks';
import fc from 'fast-check';
import type { RuleEngine } from '../../src/engine/index.ts';
import { makeEmbeddedEngine } from '../../src/server/engines/embedded/engine.ts';
import { findFaultOf, type MadeCall, madeCall } from './made-calls.ts';

const threads = 2;
const callsAtOnce = 500;
const longestMs = 5_000;
const folder = 'test-results/soak';

interface Options {
  calls: number;
  seed: number;
}

/** Asks the embedded engine about texts that nobody would write. Returns how many calls went wrong. */
export async function soakEngine({ calls, seed }: Options): Promise<number> {
  mkdirSync(folder, { recursive: true });
  const engine = makeEmbeddedEngine({ threads, onError: (error) => console.error(error) });
  await warmUp(engine);
  const slowest = new Map<string, number>();
  let faults = 0;

  async function tryCall(call: MadeCall, number: number): Promise<void> {
    const start = performance.now();
    const fault = await findFaultOf(engine, call).catch((error: unknown) => String(error));
    const ms = Math.round(performance.now() - start);
    const name = nameOf(call);
    slowest.set(name, Math.max(ms, slowest.get(name) ?? 0));
    if (fault === undefined && ms <= longestMs) return;
    faults += 1;
    const file = `${folder}/${seed}-${number}.json`;
    writeFileSync(file, JSON.stringify({ call, fault, ms }, null, 2));
    console.log(`${name}, ${ms} ms: ${fault ?? 'too slow'}: ${file}`);
  }

  for (let done = 0; done < calls; done += callsAtOnce) {
    const count = Math.min(callsAtOnce, calls - done);
    const made = fc.sample(madeCall, { seed: seed + done, numRuns: count });
    const waiting = made.entries();
    // As many as there are threads: how long a call takes is then its own work, not its turn.
    await Promise.all(
      Array.from({ length: threads }, async () => {
        for (const [index, call] of waiting) await tryCall(call, done + index);
      }),
    );
    console.log(`${done + count} calls, ${faults} wrong`);
  }
  await engine.close();
  console.log([...slowest].map(([name, ms]) => `${name}: slowest ${ms} ms`).join('\n'));
  return faults;
}

/** Each thread reads its words and rules with its first text in a language: that is not what is measured. */
async function warmUp(engine: RuleEngine): Promise<void> {
  const text = 'They was here yesterday, and the reports was send.';
  const { signal } = new AbortController();
  const languages = ['en-us', 'en-ca', 'en-gb'] as const;
  for (const language of languages) {
    const request = { text, language, level: 'style' } as const;
    await Promise.all(Array.from({ length: threads }, () => engine.check(request, signal)));
  }
}

function nameOf({ kind, request }: MadeCall): string {
  return kind === 'enhance' ? request.action : kind;
}
