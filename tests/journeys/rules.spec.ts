import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { listRules } from '../../scripts/rules/list.ts';
import { arriveSignedIn, expect, expectAccessible, test } from '../kit/journey.ts';

const run = promisify(execFile);

/** What `npm run rules` prints. */
async function tellRules(...words: string[]): Promise<string> {
  const { stdout } = await run(process.execPath, ['--no-warnings', 'scripts/rules.ts', ...words]);
  return stdout;
}

test('ENGINE-02: a rule has an id, a reason and texts, is found by command, and its change links to its page @desktop', async ({
  page,
  productUrl,
}) => {
  const rules = listRules();
  for (const { id, reason, mends, leaves } of rules) {
    expect(reason, id).not.toBe('');
    expect(mends, id).not.toHaveLength(0);
    expect(leaves, id).not.toHaveLength(0);
  }
  const listed = await tellRules('list');
  for (const { id, topic } of rules) expect(listed).toContain(`${topic}/${id} `);
  expect(await tellRules('search', 'participle', 'have')).toContain('verb-forms/perfect-participle ');
  expect(await tellRules('explain', 'perfect-participle')).toContain(
    'I have spoke to her. → I have spoken to her.',
  );

  await arriveSignedIn(page, productUrl);
  await page.goto(productUrl);
  await page.getByRole('textbox', { name: 'Your Text' }).fill('They have spoke about the plan.');
  await page.getByRole('button', { name: 'Improve', exact: true }).first().click();
  const opened = page.waitForEvent('popup');
  await page.getByRole('link', { name: /^About this rule/ }).click();
  const rulesPage = await opened;
  await expect(rulesPage.getByRole('heading', { name: 'Perfect participle' })).toBeInViewport();
  const places = await rulesPage.locator('.rule-entry').evaluateAll((entries) => entries.map(({ id }) => id));
  expect(places.sort()).toEqual(rules.map(({ id }) => id).sort());
});

// Two long pages, of which each theme takes a while to look at
for (const path of ['/rules', '/api/docs'])
  test(`${path} is accessible @desktop`, async ({ page, productUrl }) => {
    test.slow();
    await page.goto(productUrl + path);
    await expectAccessible(page);
  });
