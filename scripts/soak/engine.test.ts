import fc from 'fast-check';
import { expect, test } from 'vitest';
import { makeEmbeddedEngine } from '../../src/server/engines/embedded/engine.ts';
import { findFaultOf, madeCall } from './made-calls.ts';

const calls = 60;

// A thread reads its lexicon first, once for each language.
test('no text breaks the rules: their changes make their result, letter for letter', {
  timeout: 120_000,
}, async () => {
  const engine = makeEmbeddedEngine({ threads: 1 });
  for (const call of fc.sample(madeCall, { seed: 20, numRuns: calls })) {
    expect(await findFaultOf(engine, call)).toBeUndefined();
  }
  await engine.close();
});
