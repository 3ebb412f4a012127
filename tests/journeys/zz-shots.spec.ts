import { expect, openEditor, test } from '../kit/extension/extension-journey.ts';
test('shots @desktop', async ({ world, writer }) => {
  test.setTimeout(120_000);
  const panel = await world.browser.context.newPage();
  const shot = async (name: string) => {
    for (const scheme of ['light', 'dark'] as const) for (const width of [320, 400]) {
      if (scheme === 'dark' && width === 400) continue;
      await panel.setViewportSize({ width, height: 760 });
      await panel.emulateMedia({ colorScheme: scheme });
      await panel.waitForTimeout(150);
      await panel.screenshot({ path: `/tmp/spike/shots/${name}-${scheme}-${width}.png`, fullPage: true });
      const over = await panel.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      if (over > 0) console.log('OVERFLOW', name, width, over);
    }
  };
  await panel.goto(`${world.browser.extensionUrl}/panel/panel.html`);
  await panel.waitForTimeout(500);
  await shot('0-empty');
  const page = await openEditor(world, 'prosemirror');
  await world.browser.pressButton(page);
  await panel.bringToFront();
  await panel.getByRole('button', { name: 'Improve' }).waitFor();
  await shot('1-taken');
  await panel.getByText('Rewrite with Style').click();
  await panel.getByText('Your own instruction').click();
  await shot('2-open');
  await panel.getByRole('button', { name: 'Improve' }).click();
  await panel.getByRole('button', { name: 'Put it back' }).waitFor();
  await panel.waitForTimeout(500);
  await shot('3-review');
  await panel.getByRole('button', { name: 'Put it back' }).click();
  await panel.getByText('stands in its field').waitFor();
  await shot('4-done');
  await panel.goto(`${world.browser.extensionUrl}/options/options.html`);
  await panel.setViewportSize({ width: 900, height: 760 });
  await panel.getByRole('button', { name: 'Try it' }).click();
  await panel.getByText(/It works|know|server/).last().waitFor();
  await panel.waitForTimeout(800);
  await shot('5-options');
  await panel.setViewportSize({ width: 1440, height: 900 });
  for (const [w, s] of [[1440, 'light'], [390, 'light'], [768, 'dark']] as const) {
    await panel.goto(`${world.productUrl}/chrome-extension`);
    await panel.setViewportSize({ width: w, height: 900 });
    await panel.emulateMedia({ colorScheme: s });
    await panel.waitForTimeout(300);
    await panel.screenshot({ path: `/tmp/spike/shots/6-page-${w}-${s}.png`, fullPage: true });
  }
  expect(writer).toBeTruthy();
});
