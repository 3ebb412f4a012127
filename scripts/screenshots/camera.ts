import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { type TestWriter, toBrowserCookies } from '../../tests/kit/caller.ts';
import type { TestProduct } from '../../tests/kit/product.ts';
import { type LookName, looks, type Scene, sizes } from './scene.ts';
import { makeWriter } from './writers.ts';

interface Shot {
  scene: Scene;
  /** A key of `sizes`. */
  size: string;
  looks: readonly LookName[];
  folder: string;
  /** Only what fits the screen, instead of the whole page. */
  isClipped?: boolean;
}

/** Longer than any step of a scene takes that is going to end. */
const patienceMs = 10_000;

/** Takes one scene at one size in every look, into files `name-size-look.png`. Rejects where the scene gets stuck. */
export async function take(product: TestProduct, browser: Browser, shot: Shot): Promise<void> {
  const { scene, size, folder, isClipped = false } = shot;
  const format = sizes[size];
  if (!format) throw new Error(`There is no size ${size}: ${Object.keys(sizes).join(', ')}`);
  const { width, height, isTouch, scale } = format;
  const context = await browser.newContext({
    viewport: { width, height },
    deviceScaleFactor: scale,
    reducedMotion: 'reduce',
    isMobile: isTouch,
    hasTouch: isTouch,
    serviceWorkers: 'block',
    locale: 'en-GB',
    timezoneId: 'Europe/London',
  });
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(patienceMs);
    if (scene.who !== 'visitor') await giveCookie(page, product, await makeWriter(product, scene.who));
    await scene.arrange?.(page);
    await page.goto(product.url + scene.path);
    await settle(page);
    await scene.prepare?.(page);
    await settle(page);
    // What lies over a page is as tall as the screen
    if (!isClipped && (await page.locator('dialog[open], :popover-open').count()) === 0)
      await growToPage(page, width);
    for (const look of shot.looks) {
      await page.emulateMedia({ ...looks[look], reducedMotion: 'reduce' });
      await page.screenshot({ path: join(folder, `${scene.name}-${size}-${look}.png`) });
    }
  } finally {
    await context.close();
  }
}

/** The stream of events never ends, so the network is never idle: what is waited for is words in their fonts. */
async function settle(page: Page): Promise<void> {
  await page.locator('main, h1').first().waitFor();
  await page.evaluate(async () => {
    await document.fonts.ready;
    const isReady = () => !document.querySelector('.skeleton, .spin, [aria-busy="true"]');
    for (let turn = 0; turn < 20 && !isReady(); turn += 1) await new Promise((end) => setTimeout(end, 100));
    await new Promise((end) => setTimeout(end, 150));
  });
}

/** A screen as tall as the page: in a picture of more than the screen, what is sticky would lie across the middle. */
async function growToPage(page: Page, width: number): Promise<void> {
  // Some parts grow with the screen, up to a limit
  for (let turn = 0; turn < 3; turn += 1) {
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    await page.setViewportSize({ width, height });
  }
  await page.evaluate(() => scrollTo(0, 0));
}

async function giveCookie(page: Page, { url }: TestProduct, { cookie }: TestWriter): Promise<void> {
  await page.context().addCookies(toBrowserCookies(cookie, url));
}
