import { randomUUID } from 'node:crypto';
import { type Browser, chromium, expect, type Page } from '@playwright/test';
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

/** Characters for what is typed in all rounds, the warming ones too, and for a sentence after them. */
const room = 2 * (rounds + 1) * keysPerRound + 100;

const viewport = { width: 1440, height: 1200 };

/** Underlines on screen at the least while keys are counted. */
const fewestOnScreen = 60;

/** From a key to the frame that shows it, in a long underlined text, against a bare textarea. */
export const measureTyping: Group = async ({ started, tell }) => {
  buildWhatIsStale();
  const browser = await chromium.launch({ executablePath: await findChromium(), args: chromiumFlags });
  started.defer(() => browser.close());
  const server = await startSignedIn(started);
  const editor = await openEditor(browser, server);
  const bare = await openBareTextarea(browser, server, editor);
  const { onScreen, inAll } = await countUnderlines(editor);
  tell(`${inAll} underlines, ${onScreen} of them on screen`);
  const underlined = await measureKeys(editor, bare, 'with underlines');
  await improve(editor);
  const reviewed = await measureKeys(editor, bare, 'with underlines and a result');
  return [...underlined, ...reviewed, await measureChecks(editor, await openOthers(browser, server))];
};

async function measureKeys(editor: Page, bare: Page, drawn: string): Promise<Row[]> {
  const results = await alternate(
    rounds,
    () => typeInto(editor),
    () => typeInto(bare),
  );
  const medianOf = (of: Typed) => median(of.keyToPaint);
  const pooled = (figure: 'keyToPaint' | 'work') => ({
    unit: 'ms',
    ours: quantile(
      results.flatMap(({ ours }) => ours[figure]),
      0.99,
    ),
    reference: quantile(
      results.flatMap(({ reference }) => reference[figure]),
      0.99,
    ),
  });
  const what = `key to paint at ${length} characters ${drawn}, against a bare textarea`;
  return [
    toRow(
      { what: `${what}: median`, unit: 'ms', compared: 'ratio', goal: { atMost: 1.5 } },
      results.map(({ ours, reference }) => ({ ours: medianOf(ours), reference: medianOf(reference) })),
    ),
    toFigureRow({ what: `${what}: 99 in 100`, ...pooled('keyToPaint') }),
    toFigureRow({ what: 'without the wait for a frame: 99 in 100', ...pooled('work'), goal: { atMost: 16 } }),
    toFigureRow({
      what: 'long tasks meanwhile',
      unit: '',
      ours: results.flatMap(({ ours }) => ours.longTasks).length,
      reference: results.flatMap(({ reference }) => reference.longTasks).length,
      goal: { atMost: 0 },
    }),
  ];
}

/** How many stand in the window, and how many there are. */
async function countUnderlines(page: Page): Promise<{ onScreen: number; inAll: number }> {
  const places = await page
    .locator('.check-mirror [data-issue]')
    .evaluateAll((marks) => marks.map((mark) => mark.getBoundingClientRect().top));
  return {
    onScreen: places.filter((top) => top > 0 && top < viewport.height).length,
    inAll: places.length,
  };
}

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
  const context = await browser.newContext({ viewport });
  await context.addCookies(toBrowserCookies(cookie, url));
  const page = await context.newPage();
  await page.goto(`${url}/improve-text`);
  const source = page.getByRole('textbox', { name: 'Your Text' });
  const text = makeProse(length - room, 1).replaceAll(' the ', ' teh ');
  await source.fill(text);
  await pointInto(page);
  await expect
    .poll(async () => (await countUnderlines(page)).onScreen, { timeout: 15_000 })
    .toBeGreaterThanOrEqual(fewestOnScreen);
  return page;
}

/** A result with as many marks as the text has underlines. */
async function improve(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Improve', exact: true }).click();
  await page.getByRole('button', { name: /^Accept all/ }).waitFor({ timeout: 15_000 });
  await pointInto(page);
}

/** The least that a page can be to be typed in: the same words in the same font and width. */
async function openBareTextarea(browser: Browser, { url }: SignedIn, editor: Page): Promise<Page> {
  const { faces, font, width, text } = await editor.evaluate(readLook);
  const context = await browser.newContext({ viewport });
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

/** The caret in the middle of the text and on screen, and the mouse over it: a page under it has more to do with each key. */
async function pointInto(page: Page): Promise<void> {
  await page
    .locator('textarea')
    .first()
    .evaluate((area: HTMLTextAreaElement) => {
      const middle = area.value.indexOf(' ', area.value.length / 2);
      area.focus();
      area.setSelectionRange(middle, middle);
    });
  await page.keyboard.press('ArrowRight');
  await page.mouse.move(300, 400);
}

interface Typed {
  /** Milliseconds, one for each key. */
  keyToPaint: number[];
  /** Milliseconds of these that the page works: up to a frame's length more pass until the next frame begins. */
  work: number[];
  /** Milliseconds of each task over 50 ms. */
  longTasks: number[];
}

/** Types in the middle of the text, as one does when one goes over it. */
async function typeInto(page: Page): Promise<Typed> {
  await page.bringToFront();
  await pointInto(page);
  await page.evaluate(startWatching);
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
  watched.typed = { keyToPaint: [], work: [], longTasks: [] };
  if (watched.isWatching) return;
  watched.isWatching = true;
  let handledAt = 0;
  // After the page's own listeners and the microtasks that they leave
  addEventListener('input', () => {
    handledAt = performance.now();
  });
  addEventListener(
    'keydown',
    ({ timeStamp: pressedAt }) => {
      requestAnimationFrame(() => {
        const frameAt = performance.now();
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => {
          const paintedAt = performance.now();
          watched.typed?.keyToPaint.push(paintedAt - pressedAt);
          const waited = handledAt > pressedAt ? frameAt - handledAt : 0;
          watched.typed?.work.push(paintedAt - pressedAt - waited);
        };
        port2.postMessage(null);
      });
    },
    { capture: true },
  );
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) watched.typed?.longTasks.push(duration);
  }).observe({ type: 'longtask' });
}
