import { test as base, expect, type Page } from '@playwright/test';
import type { Change, EngineEvent, EnhanceRequest, EnhanceResult } from '../../../src/engine/index.ts';
import type { Scope } from '../../../src/shared/scopes.ts';
import { makeApiKey, signUp, type TestWriter } from '../caller.ts';
import { elsewhereAdministered } from '../journey.ts';
import { startProduct } from '../product.ts';
import { makeScriptedEngine, type ScriptedEngine } from '../scripted-engine.ts';
import { type CountingProxy, startCountingProxy } from './counting-proxy.ts';
import { type ExtendedBrowser, launchExtended } from './extended-browser.ts';
import { type EditorName, type EditorPages, serveEditorPages } from './pages.ts';

export interface World {
  productUrl: string;
  engine: ScriptedEngine;
  /** Between the extension and the product. */
  proxy: CountingProxy;
  pages: EditorPages;
  browser: ExtendedBrowser;
}

interface Fixtures {
  world: World;
  writer: TestWriter;
}

/** A browser with the extension, pages with editors, and the product behind a proxy that counts. */
export const test = base.extend<Fixtures, { shared: World }>({
  shared: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads which fixtures are needed from this pattern
    async ({}, use) => {
      await using stack = new AsyncDisposableStack();
      const engine = makeScriptedEngine();
      const environment = { TRUSTED_PROXIES: '127.0.0.1,::1', ...elsewhereAdministered };
      const product = await startProduct({ database: 'embedded', engine, environment });
      stack.defer(() => product.stop());
      const proxy = await startCountingProxy(product.url);
      stack.defer(() => proxy.stop());
      const pages = await serveEditorPages();
      stack.defer(() => pages.stop());
      const browser = await launchExtended(proxy.url);
      stack.defer(() => browser.stop());
      await use({ productUrl: product.url, engine, proxy, pages, browser });
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  world: async ({ shared }, use) => {
    shared.engine.play(correct);
    shared.proxy.requests.length = 0;
    await use(shared);
    for (const page of shared.browser.context.pages()) if (page.url().startsWith('http')) await page.close();
  },
  writer: async ({ world }, use) => {
    const writer = await signUp(world.productUrl);
    await setUp(world, writer);
    await use(writer);
  },
});

/** Sets the extension up by a new key, as its options do. */
export async function setUp(world: World, writer: TestWriter, scopes: readonly Scope[] = ['write']) {
  const { key } = await makeApiKey(world.productUrl, writer, { scopes });
  await keepServer(world, { origin: world.proxy.url, key });
}

export async function keepServer({ browser }: World, server: { origin: string; key: string }): Promise<void> {
  await browser.background.evaluate((kept) => chrome.storage.local.set({ server: kept }), server);
}

const mistakes = { has: 'have', teh: 'the', go: 'goes' };

/** Three mistakes, each wherever it stands. */
async function* correct({ text }: EnhanceRequest): AsyncGenerator<EngineEvent<EnhanceResult>> {
  const changes: Change[] = Object.entries(mistakes)
    .flatMap(([wrong, replacement]) => {
      const start = new RegExp(`\\b${wrong}\\b`).exec(text)?.index;
      const told = { category: 'grammar', reason: 'As told.', gist: 'Told', rule: 'told' } as const;
      return start === undefined ? [] : [{ start, end: start + wrong.length, replacement, ...told }];
    })
    .sort((one, other) => one.start - other.start);
  const corrected = text.replace(/\b(?:has|teh|go)\b/g, (word) => mistakes[word as keyof typeof mistakes]);
  yield { type: 'text', text: corrected };
  yield { type: 'result', result: { text: corrected, changes, issues: [] } };
}

/** A page with an editor, and the focus in it. */
export async function openEditor({ browser, pages }: World, name: EditorName): Promise<Page> {
  const page = await browser.context.newPage();
  await page.goto(`${pages.url}/?editor=${name}`);
  await page.locator('html[data-ready]').waitFor();
  await findField(page, name).click();
  return page;
}

export function findField(page: Page, name: EditorName) {
  const place = name === 'iframe' ? page.frameLocator('iframe') : page;
  return place.locator('textarea, input, [contenteditable=true]');
}

/** What stands in the editor, by lines. */
export function readLines(page: Page, name: EditorName): Promise<string[]> {
  return findField(page, name).evaluate((field) => {
    const isPlain = field instanceof HTMLTextAreaElement || field instanceof HTMLInputElement;
    const text = isPlain ? field.value : (field as HTMLElement).innerText;
    return text
      .replaceAll('\u00A0', ' ')
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== '');
  });
}

export { expect };
