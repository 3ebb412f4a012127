import type { Locator, Page } from '@playwright/test';
import type { EnhanceOutput } from '../../src/shared/contract/enhance.ts';

/** What a writer does on a screen before its picture is taken. */

export const learnersText = `Dear Mr Osei,

I have spoke with the team about the delay of order 4471. Unfortunatly the parts was not send before Friday, so we can not deliver them until 26 November.

In order to put this right we will send a courier at our own cost. Please let me know if you have any question.`;

/** Long enough for the pane to scroll, with words that do not break by themselves. */
export const longText = `${`${learnersText}\n\n`.repeat(6)}${'unbreakable'.repeat(30)}`;

export const chain = `From: Tom Ashworth
Sent: Thursday 19 November, 16:42
To: Marta Kowal
Subject: Leeds order

Hi Marta,

Can you confirm that the pallets arrive on 26 November? And who from your side will sign the acceptance form?

Best,
Tom`;

export const notes =
  'delivery moves to thursday 26 november in the morning. ask if somebody can sign for it at 9. thank her for the photos';

export async function press(scope: Page | Locator, name: string | RegExp): Promise<void> {
  await scope
    .getByRole('button', { name, exact: typeof name === 'string' })
    .filter({ visible: true })
    .first()
    .click();
}

export async function fill(page: Page, name: string | RegExp, text: string): Promise<void> {
  await page.getByRole('textbox', { name }).first().fill(text);
}

/** Until a result stands: its foot names who wrote it, and can be rated. */
export async function waitForResult(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Good result' }).waitFor({ timeout: 30_000 });
}

export async function improve(page: Page, text = learnersText): Promise<void> {
  await fill(page, 'Your Text', text);
  await press(page, 'Improve');
  await waitForResult(page);
}

/** A toast comes with its own script and goes after some seconds; what is below it is to be seen. */
export async function waitForToastsToGo(page: Page): Promise<void> {
  await page.locator('.toast').first().waitFor();
  await page.locator('.toast').first().waitFor({ state: 'detached' });
}

export async function openVersions(page: Page): Promise<void> {
  const versions = page.getByRole('button', { name: /^Version History/ }).filter({ visible: true });
  if ((await versions.count()) === 0) await press(page, 'Advanced Options');
  await versions.click();
  await page.getByRole('dialog', { name: 'Version History' }).waitFor();
}

/** Selects the first words of the result that read so, as a mouse or a finger does. */
export async function selectInResult(page: Page, words: string): Promise<void> {
  await page.getByRole('region', { name: /AI Enhanced Text|Improved Text/ }).evaluate((region, wanted) => {
    const walker = document.createTreeWalker(region, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const at = node.nodeValue?.indexOf(wanted) ?? -1;
      if (at < 0 || node.parentElement?.closest('del, .pane-foot, .slip, .note')) continue;
      getSelection()?.setBaseAndExtent(node, at, node, at + wanted.length);
      return;
    }
    throw new Error(`“${wanted}” is not in the result`);
  }, words);
}

/** Calls of this path are answered by an error of the catalogue. */
export async function fail(
  page: Page,
  path: string,
  code = 'ENGINE_UNAVAILABLE',
  status = 503,
): Promise<void> {
  await page.route(path, (route) => route.fulfill({ status, json: { code } }));
}

/** Calls of this path are never answered. */
export async function hold(page: Page, path: string): Promise<void> {
  await page.route(path, () => {});
}

/** The engine writes this much, and no more. */
export async function writeInPart(page: Page, text: string): Promise<void> {
  await page.addInitScript((written) => {
    const { fetch } = window;
    window.fetch = async (input, init) => {
      const url = input instanceof Request ? input.url : String(input);
      if (!url.includes('/api/functions/enhance-text-v2')) return fetch(input, init);
      const event = `event: message\ndata: ${JSON.stringify({ type: 'text', text: written })}\n\n`;
      const body = new ReadableStream({ start: (stream) => stream.enqueue(new TextEncoder().encode(event)) });
      return new Response(body, { headers: { 'content-type': 'text/event-stream' } });
    };
  }, text);
}

/** A hosted model answers, which was less careful with a fact than the embedded engine is. */
export async function answerAsHosted(
  page: Page,
  source: string,
  changes: EnhanceOutput['changes'],
): Promise<void> {
  const text = changes
    .toReversed()
    .reduce((now, { start, end, replacement }) => now.slice(0, start) + replacement + now.slice(end), source);
  const midnight = '2030-01-01T00:00:00.000Z';
  const answer: EnhanceOutput = {
    enhanced_text: text,
    changes,
    issues: [],
    action_id: crypto.randomUUID(),
    engine: { name: 'Hosted model: sample', local: false },
    offline: false,
    notice: null,
    credits: {
      daily: { used: 1, total: 10 },
      monthly: { used: 0, total: 0 },
      daily_resets_at: midnight,
      monthly_resets_at: midnight,
    },
  };
  const body = `event: message\ndata: ${JSON.stringify({ type: 'text', text })}\n\nevent: done\ndata: ${JSON.stringify(answer)}\n\n`;
  await page.route('**/api/functions/enhance-text-v2/stream', (route) =>
    route.fulfill({ contentType: 'text/event-stream', body }),
  );
}
