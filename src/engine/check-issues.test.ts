import { expect, it } from 'vitest';
import { makeCorrector } from './corrector.ts';
import type { CheckLevel } from './types.ts';

const { check } = await makeCorrector({ language: 'en-gb' });

async function listIssues(text: string, level: CheckLevel = 'errors') {
  const issues = await check({ text, level });
  return issues.map(({ start, end, category, replacements }) => [
    text.slice(start, end),
    category,
    ...replacements,
  ]);
}

it('says of each slip which words it is about and what may stand there', async () => {
  expect(await listIssues('They was late, becuase the flight “QX” of thier hous was late.')).toEqual([
    ['was', 'grammar', 'were'],
    ['becuase', 'spelling', 'because'],
    ['thier', 'spelling', 'their'],
    expect.arrayContaining(['hous', 'spelling', 'house']),
  ]);
});

it('marks each place of a word that it does not know, with the likeliest of what it may mean first', async () => {
  const issues = await listIssues('The hous is here. We like the hous, and we came home on Monday.');
  expect(issues.map(([word]) => word)).toEqual(['hous', 'hous']);
  expect(issues[0]?.length).toBeGreaterThan(3);
  expect(issues[0]?.length).toBeLessThanOrEqual(7);
});

it('takes the word before an insertion along, so that there is something to underline', async () => {
  expect(await listIssues('However the report is done.')).toEqual([['However', 'punctuation', 'However,']]);
});

it('speaks of style only where it is asked to', async () => {
  const text = 'We wrote to you in order to help.';
  expect(await listIssues(text)).toEqual([]);
  expect(await listIssues(text, 'style')).toEqual([['in order ', 'shortening', '']]);
});

it.each([
  ['another language', 'Guten Abend zusammen, anbei schon wieder ein Berichtlein von gestern.'],
  ['code', 'Run `git chekout maim` and see src/maim.ts at https://exmple.com/teh.'],
  ['quoted mail', '> I has recieved teh parcel'],
  ['nothing', ' \n '],
])('says nothing of %s', async (_, text) => {
  expect(await listIssues(text)).toEqual([]);
});
