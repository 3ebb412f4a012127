import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { type BrowserContext, type CDPSession, chromium, type Page, type Worker } from '@playwright/test';
import { unzipSync } from 'fflate';
import { chromiumFlags } from '../browser.ts';
import { buildDir } from '../build.ts';
import { attachSidePanel, type SidePanel } from './side-panel.ts';

export interface ExtendedBrowser {
  context: BrowserContext;
  /** Such as `chrome-extension://…`. */
  extensionUrl: string;
  background: Worker;
  /** Presses the button of the extension on a page, as a person does in the toolbar. */
  pressButton(page: Page): Promise<void>;
  /** The panel beside the pages. */
  openedPanel(): Promise<SidePanel>;
  stop(): Promise<void>;
}

/**
 * Chromium with the extension as the server offers it.
 * @param serverOrigin which the browser lets it reach from the beginning: nobody can answer the question of a browser
 * without a screen
 */
export async function launchExtended(serverOrigin: string): Promise<ExtendedBrowser> {
  await using stack = new AsyncDisposableStack();
  const folder = await mkdtemp(join(tmpdir(), 'draftwell-extension-'));
  stack.defer(() => rm(folder, { recursive: true, force: true, maxRetries: 5 }));
  const extension = join(folder, 'extension');
  await unpack(extension, serverOrigin);
  const context = await chromium.launchPersistentContext(join(folder, 'profile'), {
    ...(process.env.CHROMIUM_PATH && { executablePath: process.env.CHROMIUM_PATH }),
    // The kind of headless that Playwright starts by itself knows no extensions
    headless: false,
    ignoreDefaultArgs: ['--disable-extensions'],
    args: [
      '--headless=new',
      ...chromiumFlags,
      '--enable-unsafe-extension-debugging',
      '--disable-features=DisableLoadExtensionCommandLineSwitch',
      `--disable-extensions-except=${extension}`,
      `--load-extension=${extension}`,
    ],
    viewport: { width: 1000, height: 700 },
  });
  stack.defer(() => context.close());
  const background = context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'));
  const browser = await context.browser()?.newBrowserCDPSession();
  if (!browser) throw new Error('Chromium cannot be driven.');
  const { host, origin } = new URL(background.url());
  const owned = stack.move();
  return {
    context,
    extensionUrl: origin === 'null' ? `chrome-extension://${host}` : origin,
    background,
    pressButton: (page) => pressButton(browser, page, host),
    openedPanel: () => attachSidePanel(browser, `chrome-extension://${host}/panel/panel.html`),
    stop: () => owned.disposeAsync(),
  };
}

async function unpack(folder: string, serverOrigin: string): Promise<void> {
  const packed = await readFile(join(buildDir, 'extension/draftwell-chrome.zip'));
  for (const [name, content] of Object.entries(unzipSync(packed))) {
    const path = join(folder, name);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, content);
  }
  const manifestPath = join(folder, 'manifest.json');
  const manifest = JSON.parse(await readFile(manifestPath, 'utf8'));
  await writeFile(manifestPath, JSON.stringify({ ...manifest, host_permissions: [`${serverOrigin}/*`] }));
}

async function pressButton(browser: CDPSession, page: Page, id: string): Promise<void> {
  const { targetInfos } = await browser.send('Target.getTargets', { filter: [{ type: 'tab' }] });
  const tab = targetInfos.find(({ url }) => url === page.url());
  if (!tab) throw new Error(`There is no tab with ${page.url()}.`);
  const press = browser.send as (method: string, parameters: object) => Promise<unknown>;
  await press.call(browser, 'Extensions.triggerAction', { id, targetId: tab.targetId });
}
