import { randomUUID } from 'node:crypto';
import { type Browser, chromium, type Page } from '@playwright/test';
import { chromiumFlags, findChromium } from '../../tests/kit/browser.ts';
import { signUp, toBrowserCookies } from '../../tests/kit/caller.ts';
import { buildWhatIsStale } from '../start.ts';
import { alternate, type Group, median, quantile, type Row, toFigureRow, toRow } from './measure.ts';
import { makeProse } from './prose.ts';
import { startSignedIn } from './servers.ts';

type SignedIn = Awaited<ReturnType<typeof startSignedIn>>;

const length = 10_000;
const rounds = 5;
const keysPerRound = 60;
const keyIntervalMs = 40;

/** Underlines on screen at the least while keys are counted. */
const fewestUnderlines = 60;

/** From a key to the frame that shows it, with a long underlined text and its reviewed result, against a bare textarea. */
export const measureTyping: Group = async ({ started, tell }) => {
  buildWhatIsStale();
  const browser = await chromium.launch({ executablePath: await findChromium(), args: chromiumFlags });
  started.defer(() => browser.close());
  const server = await startSignedIn(started);
  const editor = await openEditor(browser, server);
  const bare = await openBareTextarea(browser, server, editor);
  const results = await alternate(
    rounds,
    () => typeInto(editor),
    () => typeInto(bare),
  );
  const longTasks = results.flatMap(({ ours }) => ours.longTasks);
  tell(`${await countUnderlines(editor)} underlines`);
  tell(`${longTasks.length} long tasks, the longest ${Math.max(0, ...longTasks).toFixed(0)} ms`);
  const pick = (share: number) =>
    results.map(({ ours, reference }) => ({
      ours: quantile(ours.keyToPaint, share),
      reference: quantile(reference.keyToPaint, share),
    }));
  const what = `key to paint at ${length} characters, with underlines and a result, against a bare textarea`;
  const slowest = results.map(({ ours }) => ({ ours: quantile(ours.keyToPaint, 0.99), reference: 0 }));
  const rows: Row[] = [
    toRow({ what: `${what}: median`, unit: 'ms', compared: 'ratio', goal: { atMost: 1.5 } }, pick(0.5)),
    toRow({ what: `${what}: 99 in 100`, unit: 'ms', compared: 'ratio' }, pick(0.99)),
    toRow({ what: 'of these, at most', unit: 'ms', compared: 'difference', goal: { atMost: 16 } }, slowest),
  ];
  const tasks = results.map(({ ours }) => ({ ours: ours.longTasks.length, reference: 0 }));
  const longTaskRow = { what: 'long tasks while typing, a round', unit: '', compared: 'difference' } as const;
  return [
    ...rows,
    toRow({ ...longTaskRow, goal: { atMost: 0 } }, tasks),
    await measureChecks(editor, await openOthers(browser, server)),
  ];
};

const countUnderlines = (page: Page) => page.locator('.check-mirror [data-issue]').count();

/** Writers beside the one who is measured, each in the midst of a text. */
function openOthers(browser: Browser, { url }: SignedIn): Promise<Page[]> {
  const open = async () => {
    const context = await browser.newContext();
    await context.addCookies(toBrowserCookies((await signUp(url)).cookie, url));
    const page = await context.newPage();
    await page.goto(`${url}/improve-text`);
    await page.getByRole('textbox', { name: 'Your Text' }).fill(makeProse(1_000, 2));
    return page;
  };
  return Promise.all(Array.from({ length: 3 }, open));
}

/** From the last key to the underline, the pause included, while others type; against the same by itself. */
async function measureChecks(editor: Page, others: Page[]): Promise<Row> {
  const results = await alternate(
    rounds,
    async () => {
      const isOver = new AbortController();
      const typing = others.map((page) => keepTyping(page, isOver.signal));
      const ms = await timeUnderline(editor);
      isOver.abort();
      await Promise.all(typing);
      return ms;
    },
    () => timeUnderline(editor),
  );
  return toFigureRow({
    what: 'last key to underline, its pause of 400 ms included, three others typing, against nobody',
    unit: 'ms',
    ours: median(results.map(({ ours }) => ours)),
    reference: median(results.map(({ reference }) => reference)),
    goal: { atMost: 700 },
  });
}

async function keepTyping(page: Page, signal: AbortSignal): Promise<void> {
  const source = page.getByRole('textbox', { name: 'Your Text' });
  while (!signal.aborted) {
    await source.press('End');
    await source.pressSequentially(' They was late.', { delay: 40 });
    await page.waitForTimeout(500);
  }
}

async function timeUnderline(page: Page): Promise<number> {
  const source = page.locator('textarea').first();
  await page.bringToFront();
  await source.press('Control+End');
  const underline = page.evaluate(waitForUnderline);
  // No paragraph that was checked before: its answer would be known. The slip last: what comes before it may be
  // checked while it is typed
  const words = `\n\nIt is late in ${randomUUID().slice(0, 8)} becuase `;
  await source.pressSequentially(words);
  const ms = await underline;
  for (let key = 0; key < words.length; key += 1) await source.press('Backspace');
  return ms;
}

/** In the page: from the last key to the change of the page that underlines the last word. */
function waitForUnderline(): Promise<number> {
  return new Promise((resolve) => {
    let pressedAt = 0;
    const watchKey = (event: KeyboardEvent) => {
      pressedAt = event.timeStamp;
    };
    addEventListener('keydown', watchKey, { capture: true });
    const mirror = document.querySelector('.check-mirror');
    if (!mirror) throw new Error('Nothing is underlined here.');
    const watched = new MutationObserver(() => {
      if (mirror.lastElementChild?.querySelector('[data-issue]')?.textContent !== 'becuase') return;
      watched.disconnect();
      removeEventListener('keydown', watchKey, { capture: true });
      resolve(performance.now() - pressedAt);
    });
    watched.observe(mirror, { childList: true, subtree: true, characterData: true });
  });
}

async function openEditor(browser: Browser, { url, cookie }: SignedIn): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  await context.addCookies(toBrowserCookies(cookie, url));
  const page = await context.newPage();
  await page.goto(`${url}/improve-text`);
  const source = page.getByRole('textbox', { name: 'Your Text' });
  // Room for what is typed, and mistakes enough for a result with many marks
  const text = makeProse(length - rounds * 2 * keysPerRound, 1).replaceAll(' the ', ' teh ');
  await source.fill(text);
  await page.getByRole('button', { name: 'Improve', exact: true }).click();
  await page.getByRole('button', { name: /^Accept all/ }).waitFor({ timeout: 60_000 });
  await pointInto(page);
  while ((await countUnderlines(page)) < fewestUnderlines) await page.waitForTimeout(200);
  return page;
}

/** The least that a page can be to be typed in: the same words in the same font and width. */
async function openBareTextarea(browser: Browser, { url }: SignedIn, editor: Page): Promise<Page> {
  const { faces, font, width, text } = await editor.evaluate(readLook);
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  const address = `${url}/bare`;
  const area = `<textarea style="width: ${width}px; field-sizing: content; padding: 0"></textarea>`;
  await page.route(address, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><style>${faces} textarea { font: ${font} }</style>${area}`,
    }),
  );
  await page.goto(address);
  await page.locator('textarea').fill(text);
  await page.evaluate(() => document.fonts.ready);
  await pointInto(page);
  return page;
}

/** In the page: what is typed in it, and how it looks. Addresses of fonts are made whole. */
function readLook() {
  const area = document.querySelector('textarea');
  if (!area) throw new Error('There is nothing to type in here.');
  const faces = [...document.styleSheets].flatMap(({ cssRules, href }) =>
    [...cssRules]
      .filter((rule) => rule instanceof CSSFontFaceRule)
      .map(({ cssText }) =>
        cssText.replace(/url\("(.+?)"\)/g, (_, path) => `url("${new URL(path, href ?? document.baseURI)}")`),
      ),
  );
  return {
    faces: faces.join('\n'),
    font: getComputedStyle(area).font,
    width: area.clientWidth,
    text: area.value,
  };
}

/** The focus in the field, and the mouse over it: a page under it has more to do with each key. */
async function pointInto(page: Page): Promise<void> {
  await page.locator('textarea').first().focus();
  await page.mouse.move(300, 400);
}

interface Typed {
  /** Milliseconds, one for each key. */
  keyToPaint: number[];
  /** Milliseconds of each task over 50 ms. */
  longTasks: number[];
}

/** Types in the middle of the text, as one does when one goes over it. */
async function typeInto(page: Page): Promise<Typed> {
  await page.bringToFront();
  await page.evaluate(startWatching);
  await page
    .locator('textarea')
    .first()
    .evaluate((area: HTMLTextAreaElement) => {
      const middle = area.value.indexOf(' ', area.value.length / 2);
      area.setSelectionRange(middle, middle);
    });
  for (let key = 0; key < keysPerRound; key += 1) {
    await page.keyboard.press(key % 6 === 5 ? 'Space' : 'n');
    await page.waitForTimeout(keyIntervalMs);
  }
  return page.evaluate(() => {
    const { typed } = globalThis as unknown as { typed: Typed };
    return typed;
  });
}

/** In the page: a key counts from its event to the first task after the frame that shows it. */
function startWatching(): void {
  const watched = globalThis as unknown as { typed?: Typed; isWatching?: boolean };
  watched.typed = { keyToPaint: [], longTasks: [] };
  if (watched.isWatching) return;
  watched.isWatching = true;
  addEventListener(
    'keydown',
    (event) => {
      const pressedAt = event.timeStamp;
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => watched.typed?.keyToPaint.push(performance.now() - pressedAt);
        port2.postMessage(null);
      });
    },
    { capture: true },
  );
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) watched.typed?.longTasks.push(duration);
  }).observe({ type: 'longtask' });
}
