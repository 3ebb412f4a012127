import { expect, test } from 'vitest';
import type { EnhanceResult, WritingEngine } from '../../../engine/index.ts';
import { makeEmbeddedEngine } from './engine.ts';

const text = 'They was here yesterday, and the reports was send.\n\n'.repeat(5);

// A thread reads its lexicon first, which takes long where others work on the same cores.
const options = { timeout: 60_000 };

async function enhance(engine: WritingEngine, source: string): Promise<EnhanceResult | undefined> {
  const { signal } = new AbortController();
  const request = { text: source, action: 'improve', language: 'en-us' } as const;
  for await (const event of engine.enhance(request, signal)) {
    if (event.type === 'result') return event.result;
  }
  return undefined;
}

test(
  'to ask whether the engine is ready waits for no writer; once closed it takes no work',
  options,
  async () => {
    const errors: unknown[] = [];
    const engine = makeEmbeddedEngine({ threads: 1, onError: (error) => errors.push(error) });
    await engine.ready();
    let hasEnded = false;
    const writing = enhance(engine, text).finally(() => {
      hasEnded = true;
    });
    await engine.ready();
    expect(hasEnded).toBe(false);
    expect((await writing)?.changes.length).toBeGreaterThan(0);

    await engine.close();
    expect(errors).toEqual([]);
    await expect(enhance(engine, text)).rejects.toMatchObject({ code: 'ENGINE_UNAVAILABLE' });
  },
);

test('a thread that cannot start fails its tasks, which would wait for ever', options, async () => {
  const errors: unknown[] = [];
  const worker = new URL('./none.ts', import.meta.url);
  const engine = makeEmbeddedEngine({ threads: 1, worker, onError: (error) => errors.push(error) });
  await expect(engine.ready()).rejects.toMatchObject({ code: 'ENGINE_ERROR' });
  await expect(enhance(engine, text)).rejects.toMatchObject({ code: 'ENGINE_ERROR' });
  expect(String(errors[0])).toContain('Cannot find module');
  await engine.close();
});
