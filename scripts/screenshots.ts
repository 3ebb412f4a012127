/**
 * `npm run screenshots -- FOLDER [--only NAME,…] [--widths 1440,390] [--themes light]`: every screen as a writer sees
 * it, at three widths, light and dark, from the product itself with a database of its own.
 */
import { mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';
import { chromiumFlags, findChromium } from '../tests/kit/browser.ts';
import { signUp, type TestWriter } from '../tests/kit/caller.ts';
import { makeDataDir, startServer } from '../tests/kit/server-process.ts';
import { type Scene, scenes } from './screenshots/scenes.ts';
import { buildWhatIsStale } from './start.ts';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    only: { type: 'string' },
    widths: { type: 'string', default: '1440,768,390' },
    themes: { type: 'string', default: 'light,dark' },
  },
});
const [folder] = positionals;
if (folder === undefined) throw new Error('Say into which folder: npm run screenshots -- FOLDER');
const heights: Record<string, number> = { 1440: 900, 768: 1024, 390: 844 };
const names = values.only?.split(',');
const wanted = scenes.filter(({ name }) => names?.includes(name) ?? true);

buildWhatIsStale();
await using stack = new AsyncDisposableStack();
const dataDir = await makeDataDir();
stack.defer(dataDir.remove);
const server = await startServer({
  DATA_DIR: dataDir.path,
  TRUSTED_PROXIES: '127.0.0.1,::1',
  LOG_LEVEL: 'silent',
  FREE_DAILY_CREDITS: '1000',
});
stack.defer(async () => {
  server.kill('SIGTERM');
  await server.exited;
});
await fetch(`${server.url}/api/ready`);
const browser = await chromium.launch({ executablePath: await findChromium(), args: chromiumFlags });
stack.defer(() => browser.close());
await mkdir(resolve(folder), { recursive: true });

const writers = { new: await signUp(server.url), member: await signUp(server.url) };
await fillHistory(writers.member);
for (const width of values.widths.split(',')) {
  for (const theme of values.themes.split(',')) {
    for (const scene of wanted) await take(browser, scene, { width, theme });
  }
}

/** So that lists and figures have something to show. */
async function fillHistory(writer: TestWriter): Promise<void> {
  const texts = [
    'They was here yesterday, and the report were send.',
    'I has a question about the invoice.',
    'Its a nice day to of walked.',
  ];
  for (const text of texts) await writer.improve(text);
  const review = { action: 'get-feedback', text: 'Send me the report now!!!', text_type: 'Email' };
  await writer.post('/api/functions/get-feedback', review);
}

async function take(
  from: Browser,
  scene: Scene,
  { width, theme }: { width: string; theme: string },
): Promise<void> {
  const context = await from.newContext({
    viewport: { width: Number(width), height: heights[width] ?? 900 },
    colorScheme: theme === 'dark' ? 'dark' : 'light',
    reducedMotion: 'reduce',
    isMobile: Number(width) < 500,
    hasTouch: Number(width) < 500,
  });
  const file = join(resolve(folder ?? '.'), `${scene.name}-${width}-${theme}.png`);
  try {
    if (scene.who !== 'visitor') await giveCookie(context, writers[scene.who]);
    const page = await context.newPage();
    await page.goto(server.url + scene.path);
    await settle(page);
    await scene.prepare?.(page);
    await settle(page);
    await page.screenshot({ path: file, fullPage: true });
  } catch (error) {
    process.stderr.write(
      `${scene.name} at ${width}, ${theme}: ${error instanceof Error ? error.message : error}\n`,
    );
    process.exitCode = 1;
  } finally {
    await context.close();
  }
}

/** The stream of events never ends, so the network is never idle: what is waited for is words in their fonts. */
async function settle(page: Page): Promise<void> {
  await page.locator('main, h1').first().waitFor();
  await page.evaluate(() => document.fonts.ready);
  await page.waitForTimeout(400);
}

async function giveCookie(context: BrowserContext, writer: TestWriter): Promise<void> {
  const [name = '', value = ''] = writer.cookie.split(/=(.*)/s);
  await context.addCookies([{ name, value, url: server.url }]);
}
