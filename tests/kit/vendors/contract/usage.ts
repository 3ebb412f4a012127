import { describe, expect, test } from 'vitest';
import { usualUsage } from '../vendor-double.ts';
import type { Bench } from './bench.ts';

/** What a vendor says that it has counted. */
export function describeUsage(name: string, bench: Bench): void {
  const { countTokens, make } = bench;
  const { inputTokens, outputTokens } = usualUsage;

  describe(`${name}: the tokens of an answer`, () => {
    test.each(['in pieces', 'within letters', 'in one chunk'] as const)(
      'are those that the vendor counted, %s',
      async (manner) => {
        bench.double.play({ kind: 'answer', text: 'One – two.', manner });
        expect(await countTokens()).toEqual(usualUsage);
      },
    );

    test.each(['length', 'refusal'] as const)('are kept where it ends by %s', async (end) => {
      bench.double.play({ kind: 'answer', text: 'One', end });
      expect(await countTokens()).toEqual(usualUsage);
    });

    test('are unknown where the vendor does not say, and never guessed', async () => {
      bench.double.play({ kind: 'answer', text: 'One two.', usage: 'not reported' });
      expect(await countTokens()).toBeUndefined();
    });

    test('of a try before are counted too, where the vendor had counted by then', async () => {
      bench.double.play({ kind: 'reset', after: '' }, { kind: 'answer', text: 'One.' });
      const before = bench.adapter.countsAtFirst ? { inputTokens, outputTokens: 1 } : zero;
      expect(await countTokens()).toEqual({
        inputTokens: inputTokens + before.inputTokens,
        outputTokens: outputTokens + before.outputTokens,
      });
      expect(bench.double.requests).toHaveLength(2);
    });

    test.each(['cut', 'silence'] as const)('that were counted before a %s are kept', async (kind) => {
      bench.double.play({ kind, after: 'One two' });
      const known = bench.adapter.countsAtFirst ? { inputTokens, outputTokens: 1 } : undefined;
      expect(await countTokens(make({ parts: { silenceMs: 300 } }))).toEqual(known);
    });
  });
}

const zero = { inputTokens: 0, outputTokens: 0 };
