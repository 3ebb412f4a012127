import type { Locator, Page } from '@playwright/test';
import { arriveSignedIn, expect, test } from '../kit/journey.ts';
import { findFreePort } from '../kit/postgres.ts';
import { makeDataDir, type ServerProcess, startServer } from '../kit/server-process.ts';

const text = `Hi Anneke,

I have spoke with our finance team and their was a error in teh export. In order to help, we made the decision to send it again.

Best,
Marta`;

const chain = `From: Tom Ashworth
Sent: Thursday 19 November, 16:42
To: Marta Kowal
Subject: Leeds order

Hi Marta,

Can you confirm the delivery date for the Leeds order? Who from your side will sign the acceptance form?

Cheers,
Tom`;

const draft = 'the delivery date for the leeds order is thursday 26 november.';
const description = 'ask tom to send the signed form by friday. thank him for the quick answer.';

const resultOf = (page: Page) => page.getByRole('region', { name: /AI Enhanced Text|Improved Text/ });
const sourceOf = (page: Page) => page.getByRole('textbox', { name: 'Your Text' });

/** What is done on the way between the steps: nothing, or the end of the server. */
interface Afternoon {
  page: Page;
  url: string;
  /** Presses the button and waits for what it brings; `interrupted` kills the server in mid-call. */
  run(press: Locator, done: Locator): Promise<void>;
}

test.slow();

test('a writer’s afternoon: improve, reject, edit a part, revert, reply, write, get feedback, fix a point, and find it all again @tablet', async ({
  page,
  productUrl,
}) => {
  const writer = await arriveSignedIn(page, productUrl);
  const run = async (press: Locator, done: Locator) => {
    await press.click();
    await expect(done).toBeVisible({ timeout: 20_000 });
  };
  await spendAfternoon({ page, url: productUrl, run });
  expect((await writer.credits()).daily.used).toBe(5);
});

test('TRUST-06 the same with the server killed and started again twice on the way: nothing retyped, nothing charged twice @desktop', async ({
  page,
}) => {
  const dataDir = await makeDataDir();
  const environment = { DATA_DIR: dataDir.path, PORT: `${await findFreePort()}` };
  let server: ServerProcess = await startServer(environment);
  try {
    await fetch(`${server.url}/api/ready`);
    const writer = await arriveSignedIn(page, server.url);
    let runs = 0;
    /** The first and the third call find the server gone; when it is back, the same button does what it should. */
    const run = async (press: Locator, done: Locator) => {
      runs += 1;
      if (runs % 2 === 0 || runs > 3) {
        await press.click();
        await expect(done).toBeVisible({ timeout: 20_000 });
        return;
      }
      server.kill('SIGKILL');
      await server.exited;
      await press.click();
      const retry = page.getByRole('button', { name: 'Try again' }).first();
      await expect(retry).toBeVisible({ timeout: 20_000 });
      server = await startServer(environment);
      await fetch(`${server.url}/api/ready`);
      await retry.click();
      await expect(done).toBeVisible({ timeout: 20_000 });
    };
    await spendAfternoon({ page, url: server.url, run });
    expect((await writer.credits()).daily.used).toBe(5);
  } finally {
    server.kill('SIGKILL');
    await server.exited;
    await dataDir.remove();
  }
});

async function spendAfternoon({ page, url, run }: Afternoon): Promise<void> {
  await improveAndReject(page, url, run);
  await editPart(page, run);
  await revert(page);
  await reply(page, url, run);
  await write(page, url, run);
  await getFeedback(page, url, run);
  await findAll(page, url);
}

async function improveAndReject(page: Page, url: string, run: Afternoon['run']): Promise<void> {
  await page.goto(`${url}/improve-text`);
  await sourceOf(page).fill(text);
  const improve = page.getByRole('button', { name: 'Improve', exact: true }).first();
  await run(
    improve,
    resultOf(page)
      .getByRole('group', { name: /^Change 1 of/ })
      .first(),
  );
  await resultOf(page).getByRole('button', { name: 'Reject', exact: true }).filter({ visible: true }).click();
  await resultOf(page)
    .getByRole('button', { name: /^Accept all/ })
    .click();
  await expect(resultOf(page).getByText('All decided')).toBeVisible();
}

async function editPart(page: Page, run: Afternoon['run']): Promise<void> {
  await page.getByRole('button', { name: 'Advanced Options' }).filter({ visible: true }).click();
  const panel = page.getByRole('dialog', { name: 'More Actions' });
  await panel.getByRole('button', { name: 'Edit Specific Parts' }).click();
  await page.getByRole('button', { name: 'Plain', exact: true }).click();
  await resultOf(page).evaluate((region) => {
    const walker = document.createTreeWalker(region, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const at = node.nodeValue?.indexOf('finance team') ?? -1;
      if (at < 0) continue;
      getSelection()?.setBaseAndExtent(node, at, node, at + 'finance team'.length);
      return;
    }
  });
  await page.getByRole('button', { name: 'Edit selection' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit Selected Text' });
  await dialog.getByLabel('How would you like to change this text?').fill('upper case');
  const done = page.getByText('Selected text updated successfully!');
  await run(dialog.getByRole('button', { name: 'Apply Changes' }), done);
  await expect(resultOf(page).getByText('FINANCE TEAM')).toBeVisible();
}

async function revert(page: Page): Promise<void> {
  const versions = page.getByRole('button', { name: /^Version History/ }).filter({ visible: true });
  if ((await versions.count()) === 0) {
    await page.getByRole('button', { name: 'Advanced Options' }).filter({ visible: true }).click();
  }
  await versions.click();
  await page.getByRole('button', { name: 'Revert to Version 1' }).click();
  await expect(page.getByText('Reverted to Version 1').first()).toBeVisible();
  await expect(sourceOf(page)).toHaveValue(/an error in the export/);
}

async function reply(page: Page, url: string, run: Afternoon['run']): Promise<void> {
  await page.goto(`${url}/email-reply`);
  await page.getByRole('textbox', { name: 'Email chain' }).fill(chain);
  await page.getByRole('textbox', { name: 'Rough draft' }).fill(draft);
  const region = page.getByRole('region', { name: 'Reply', exact: true });
  await run(
    page.getByRole('button', { name: 'Enhance Reply' }),
    region.getByText('Hi Tom,', { exact: false }).first(),
  );
  await expect(page.getByText('Who from your side will sign the acceptance form?').last()).toBeVisible();
}

async function write(page: Page, url: string, run: Afternoon['run']): Promise<void> {
  await page.goto(`${url}/write-from-scratch`);
  await page.getByRole('textbox', { name: 'What do you want to say?' }).fill(description);
  await run(
    page.getByRole('button', { name: 'Generate Email' }),
    page.getByRole('textbox', { name: 'Email body' }),
  );
  await expect(page.getByRole('textbox', { name: 'Email body' })).toHaveValue(/friday/i);
}

async function getFeedback(page: Page, url: string, run: Afternoon['run']): Promise<void> {
  await page.goto(`${url}/get-feedback`);
  const source = page.getByRole('textbox', { name: 'Your text' });
  await source.fill('Dear Mr Osei,\n\nThanks for you’re support. I have spoke with them.\n\nBest,\nMarta');
  await run(
    page.getByRole('button', { name: /^Analyze / }),
    page.getByRole('button', { name: /^Fix this/ }).first(),
  );
  await page
    .getByRole('button', { name: /^Fix this/ })
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  await dialog
    .getByRole('button', { name: /^Accept all/ })
    .or(dialog.getByRole('button', { name: 'Accept', exact: true }))
    .first()
    .click();
  await dialog.getByRole('button', { name: 'Use in my text' }).click();
  await expect(source).not.toHaveValue(/you’re support. I have spoke/);
}

async function findAll(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/history`);
  for (const words of [
    'spoke with our finance team',
    'finance team',
    'leeds order',
    'signed form',
    'Mr Osei',
  ]) {
    await expect(page.getByText(new RegExp(words, 'i')).first()).toBeVisible();
  }
  // The drafts of every tool are where they were left
  await page.goto(`${url}/email-reply`);
  await expect(page.getByRole('textbox', { name: 'Rough draft' })).toHaveValue(draft);
}
