import type { Page } from '@playwright/test';
import { makeApiKey } from '../kit/caller.ts';
import { sampleLine, sampleLines } from '../kit/extension/editors/sample.ts';
import {
  expect,
  findField,
  keepServer,
  openEditor,
  readLines,
  setUp,
  test,
  type World,
} from '../kit/extension/extension-journey.ts';
import { editorNames } from '../kit/extension/pages.ts';
import type { SidePanel } from '../kit/extension/side-panel.ts';
import { expectAccessible } from '../kit/journey.ts';
import { neverTheSame } from '../kit/scripted-engine.ts';

test.describe('the browser extension', { tag: '@desktop' }, () => {
  for (const name of editorNames) {
    const lines: readonly string[] = name === 'input' ? [sampleLine] : sampleLines;
    test(`DOOR-05 ${name}: taken, reviewed, put back without the rejected change, and undone on the page`, async ({
      world,
      writer,
    }) => {
      const page = await openEditor(world, name);
      await world.browser.pressButton(page);
      const panel = await world.browser.openedPanel();
      await panel.expectText(lines.at(-1) ?? '');
      expect(world.proxy.requests).toEqual([]);

      await panel.press('Improve');
      await panel.expectText(`1 of ${name === 'input' ? 2 : 3}`);
      await panel.key('j');
      await panel.key('r');
      await panel.press('Put it back');
      await panel.expectText('The text stands in its field.');
      await expect
        .poll(() => readLines(page, name))
        .toEqual([
          'I have teh green apple here.',
          ...(lines.length > 1 ? ['She goes home after lunch.'] : []),
        ]);
      expect(world.proxy.requests).toEqual(['POST /api/functions/enhance-text-v2/stream']);
      expect(await writer.dailyCreditsUsed()).toBe(1);

      await findField(page, name).press('Control+z');
      for (let more = 0; more < 3; more += 1) {
        if ((await readLines(page, name)).join() === lines.join()) break;
        await findField(page, name).press('Control+z');
      }
      await expect.poll(() => readLines(page, name)).toEqual(lines);
    });
  }

  test('DOOR-05 a text that changed meanwhile is not overwritten: it is offered to be copied, or taken again', async ({
    world,
    writer,
  }) => {
    const page = await openEditor(world, 'textarea');
    const panel = await pressOn(world, page);
    await panel.press('Improve');
    await panel.expectText('Put it back');
    await findField(page, 'textarea').fill('I has written more.');
    await panel.press('Put it back');
    await panel.expectText('Another text stands in the field by now. Nothing was overwritten.');
    expect(await readLines(page, 'textarea')).toEqual(['I has written more.']);
    await panel.press('Take the text again');
    await panel.expectText('I has written more.');

    await panel.press('Improve');
    await panel.expectText('Put it back');
    await findField(page, 'textarea').evaluate((field) => field.remove());
    await panel.press('Put it back');
    await panel.expectText('The field is no longer on the page. Nothing was overwritten.');
    await page.goto('about:blank');
    await panel.press('Put it back');
    await panel.expectText('The page is another one by now, or was closed.');
    expect(await writer.dailyCreditsUsed()).toBe(2);
  });

  test('DOOR-05 of a selection only its words are taken; what cannot be written to can be copied', async ({
    world,
    writer,
  }) => {
    const page = await openEditor(world, 'textarea');
    const field = findField(page, 'textarea');
    await field.evaluate((area: HTMLTextAreaElement) => area.setSelectionRange(28, 34));
    const panel = await pressOn(world, page);
    await panel.expectText(/Your selection on 127.0.0.1:\d+\s+She go\s+Actions/);
    await panel.press('Improve');
    await panel.press('Put it back');
    await panel.expectText('The text stands in its field.');
    expect(await readLines(page, 'textarea')).toEqual([sampleLine, 'She goes home after lunch.']);

    await field.evaluate((area: HTMLTextAreaElement) => {
      area.readOnly = true;
      area.setSelectionRange(0, 0);
    });
    await world.browser.pressButton(page);
    await panel.expectText('Selected words, to be copied');
    await panel.press('Improve');
    await panel.expectText('Copy text');
    expect(await panel.evaluate('document.body.innerText')).not.toContain('Put it back');
    expect(await writer.dailyCreditsUsed()).toBe(2);
  });

  test('DOOR-05 a key that is wrong or may not write, no credits and no server are each told with a way on', async ({
    world,
    writer,
  }) => {
    const page = await openEditor(world, 'input');
    const panel = await pressOn(world, page);
    await setUp(world, writer, ['check']);
    await panel.press('Fix Grammar');
    await panel.expectText('This API key may not make this call');
    const wrong = `dw_${'0'.repeat(40)}`;
    await keepServer(world, { origin: world.proxy.url, key: wrong });
    await panel.press('Fix Grammar');
    await panel.expectText('This API key is not known here');
    await panel.expectText('Options');
    const nowhere = 'http://127.0.0.1:9';
    await keepServer(world, { origin: nowhere, key: wrong });
    await panel.press('Fix Grammar');
    await panel.expectText(`The browser does not let this extension reach ${nowhere}.`);

    await setUp(world, writer);
    world.engine.play(neverTheSame);
    const { daily } = await writer.credits();
    for (let used = daily.used; used < daily.total; used += 1) await writer.improve(`word ${used}`);
    await panel.press('Fix Grammar');
    await panel.expectText("You don't have enough credits.");
    await panel.expectText('Your text is safe, no credit was used.');
    expect(await readLines(page, 'input')).toEqual([sampleLine]);
    expect(world.proxy.requests.join()).not.toContain('dw_');
  });

  test('DOOR-05 the options say what is wrong with an address or a key, and try them for free', async ({
    world,
    writer,
  }) => {
    const { browser, proxy, productUrl } = world;
    const { key } = await makeApiKey(productUrl, writer, { scopes: ['write'] });
    await browser.background.evaluate(() => chrome.storage.local.clear());
    const page = await browser.context.newPage();
    await page.goto(`${browser.extensionUrl}/options/options.html`);
    const address = page.getByLabel('Address of your server');
    await page.getByRole('button', { name: 'Try it' }).click();
    await expect(page.getByText('Please enter the address of your server.')).toBeVisible();
    await address.fill(proxy.url);
    await page
      .getByRole('textbox', { name: 'API key' })
      .fill(`${key.slice(0, -1)}${key.endsWith('0') ? 1 : 0}`);
    await page.getByRole('button', { name: 'Try it' }).click();
    await expect(page.getByRole('alert')).toContainText('This API key is not known here');
    await page.getByRole('textbox', { name: 'API key' }).fill(key);
    await page.getByRole('button', { name: 'Try it' }).click();
    await expect(page.getByText('It works')).toBeVisible();
    expect(await writer.dailyCreditsUsed()).toBe(0);
    await address.fill('http://192.168.1.20');
    await expect(page.getByText('can be read on the way')).toBeVisible();
    await expectAccessible(page);
    await page.close();
  });

  test('DOOR-05 the panel says what to do before anything was taken, and is fit for 320 pixels and for axe', async ({
    world,
    writer,
  }) => {
    const panel = await world.browser.context.newPage();
    await panel.setViewportSize({ width: 520, height: 700 });
    // What is behind another tab draws no frame, and would never end a transition
    await panel.emulateMedia({ reducedMotion: 'reduce' });
    await panel.goto(`${world.browser.extensionUrl}/panel/panel.html`);
    await expect(panel.getByText('Draftwell').first()).toBeVisible();
    const page = await openEditor(world, 'prosemirror');
    await world.browser.pressButton(page);
    await panel.bringToFront();
    await panel.getByRole('button', { name: 'Improve' }).click();
    await expect(panel.getByRole('button', { name: 'Put it back' })).toBeVisible();
    await expect(panel.locator('[data-change="0"]')).toBeFocused();
    await expectAccessible(panel);
    await panel.setViewportSize({ width: 320, height: 700 });
    const overflow = await panel.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
    expect(await writer.dailyCreditsUsed()).toBe(1);
    await panel.close();
  });
});

async function pressOn({ browser }: World, page: Page): Promise<SidePanel> {
  await browser.pressButton(page);
  const panel = await browser.openedPanel();
  await panel.expectText('Improve');
  return panel;
}
