import type { Page } from '@playwright/test';
import { createServer, type ViteDevServer } from 'vite';
import { makeApiKey, signUp, type TestWriter } from '../kit/caller.ts';
import { expect, test } from '../kit/journey.ts';
import { postForm } from '../kit/languagetool.ts';
import { makeDataDir, type ServerProcess, startServer } from '../kit/server-process.ts';

test.describe('DOOR-03: an editor in a page of another origin @desktop', () => {
  let server: ServerProcess;
  let dataDir: Awaited<ReturnType<typeof makeDataDir>>;
  let pages: ViteDevServer;
  let origin: string;
  let writer: TestWriter;
  let key: string;

  test.use({ toleratedFaults: /Failed to load resource/ });

  test.beforeAll(async () => {
    test.setTimeout(300_000);
    dataDir = await makeDataDir();
    server = await startServer({ DATA_DIR: dataDir.path, LANGUAGETOOL_API: 'keys' });
    await fetch(`${server.url}/api/ready`);
    writer = await signUp(server.url);
    ({ key } = await makeApiKey(server.url, writer, { scopes: ['check'] }));
    pages = await createServer({
      configFile: false,
      logLevel: 'error',
      cacheDir: `${dataDir.path}/vite`,
      optimizeDeps: { include: ['quill-1', 'quill-languagetool'] },
      server: { port: 0, host: '127.0.0.1', hmr: false, watch: null },
    });
    await pages.listen();
    origin = pages.resolvedUrls?.local[0] ?? '';
  });

  test.afterAll(async () => {
    await pages?.close();
    server?.kill('SIGTERM');
    await server?.exited;
    await dataDir?.remove();
  });

  async function openEditor(page: Page, address: string, apiOptions: Record<string, string>) {
    await page.goto(`${origin}tests/kit/editor-page/index.html`);
    expect(new URL(page.url()).origin).not.toBe(new URL(server.url).origin);
    await page.evaluate(
      async ([module, at, options]) => {
        const { openEditor: open } = await import(module);
        open(at, options);
      },
      ['/tests/kit/editor-page/editor.ts', address, apiOptions] as const,
    );
  }

  const editor = (page: Page) => page.locator('.ql-editor');
  const marks = (page: Page) => page.locator('quill-lt-match');
  /** The editor does not check what is typed while it draws: then a key more asks it to check again. */
  async function expectMarks(page: Page, words: string[]) {
    let asked = false;
    await expect(async () => {
      if (asked) {
        await editor(page).press('x');
        await editor(page).press('Backspace');
      }
      asked = true;
      await expect(marks(page)).toHaveText(words, { timeout: 5000 });
    }).toPass({ timeout: 60_000 });
  }
  const nextCheck = (page: Page) =>
    page.waitForResponse(
      (answer) => answer.url().endsWith('/v2/check') && answer.request().method() === 'POST',
      { timeout: 4000 },
    );

  for (const way of ['by the address', 'by fields'] as const)
    test(`underlines, replaces, and finds nothing more, with a key ${way}`, async ({ page }) => {
      test.setTimeout(120_000);
      const isByAddress = way === 'by the address';
      await openEditor(
        page,
        isByAddress ? `${server.url}/k/${key}` : server.url,
        isByAddress ? {} : { username: writer.email, apiKey: key },
      );
      await editor(page).pressSequentially('I have recieved 😀 teh letter.');
      await expectMarks(page, ['recieved', 'teh']);
      for (const replacement of ['received', 'the']) {
        await marks(page)
          .filter({ hasText: replacement === 'the' ? 'teh' : 'recieved' })
          .click();
        await page.getByRole('button', { name: replacement, exact: true }).click();
      }
      await editor(page).press('Control+End');
      await expect(async () => {
        const checked = nextCheck(page);
        await editor(page).pressSequentially(' Thanks.');
        expect(await (await checked).json()).toMatchObject({ matches: [] });
      }).toPass({ timeout: 60_000 });
      await expect(editor(page)).toContainText('I have received 😀 the letter. Thanks.');
      await expect(marks(page)).toHaveCount(0);
    });

  test('leaves a word alone that was added to the dictionary elsewhere', async ({ page }) => {
    test.setTimeout(120_000);
    await postForm(server.url, 'words/add', { word: 'flimbot' }, { base: `/k/${key}/v2` });
    await openEditor(page, `${server.url}/k/${key}`, {});
    await editor(page).pressSequentially('The flimbot has arived.');
    await expectMarks(page, ['arived']);
  });

  test('reads why it is refused, where keys are wanted and it has none', async ({ page }) => {
    test.setTimeout(120_000);
    await page.goto(`${origin}tests/kit/editor-page/index.html`);
    const refused = await page.evaluate(async (url) => {
      const body = new URLSearchParams({ text: 'I have recieved it.', language: 'en-US' });
      const answer = await fetch(`${url}/v2/check`, { method: 'POST', body });
      return [answer.status, await answer.text()];
    }, server.url);
    expect(refused).toEqual([
      403,
      'Error: Anonymous access is prohibited on this server, please provide authentication.',
    ]);
  });
});
