import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { TextChange } from '../../shared/contract/result.ts';
import { toChanges } from '../../shared/diff/index.ts';
import { diffTexts } from './diff.ts';
import { listPieces } from './pieces.ts';
import { anyResult } from './review-arbitraries.ts';

/** As ‘former > latter’. */
async function listShown(former: string, latter: string): Promise<string[]> {
  const pieces = await diffTexts(former, latter);
  return pieces.map(({ start, end, replacement }) => `${former.slice(start, end)} > ${replacement}`);
}

const source =
  'Unfortunatly the parts was not send before Friday, so we can not deliver them until 26 November.';
const result =
  'Unfortunately, the parts were not sent before Friday, so we cannot deliver them until 26 November.';

test('compared, a sentence with many changes is shown in its pieces, as in a review', async () => {
  expect(toChanges(source, result)).toHaveLength(1);
  expect(await listShown(source, result)).toEqual([
    'Unfortunatly > Unfortunately,',
    'was > were',
    'send > sent',
    'can not > cannot',
  ]);
});

test('a sentence that is another is shown as one, and what little it shares does not tear it', async () => {
  const latter =
    'We regret that nothing of the order left our hall in time, and will write again in November.';
  expect(await listShown(source, latter)).toHaveLength(1);
});

/** All replaced, from the last on. */
function apply(former: string, pieces: readonly TextChange[]): string {
  return pieces.reduceRight(
    (text, { start, end, replacement }) => text.slice(0, start) + replacement + text.slice(end),
    former,
  );
}

test('whatever is compared, the pieces give the other text to the letter, and never overlap', () => {
  fc.assert(
    fc.property(anyResult, ({ source: former, result: latter }) => {
      const pieces = listPieces(former, latter);
      for (const [index, { start }] of pieces.entries())
        expect(start).toBeGreaterThanOrEqual(pieces[index - 1]?.end ?? 0);
      expect(apply(former, pieces)).toBe(latter);
    }),
  );
});
