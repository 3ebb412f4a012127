import { sampleLine, sampleLines } from '../kit/extension/editors/sample.ts';
import { expect, findField, openEditor, readLines, test } from '../kit/extension/extension-journey.ts';
import { editorNames } from '../kit/extension/pages.ts';

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
});
