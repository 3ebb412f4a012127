import { AxeBuilder } from '@axe-core/playwright';
import { test as base, expect, type Page } from '@playwright/test';
import { signUp, type TestWriter, toBrowserCookies } from './caller.ts';
import { startProduct } from './product.ts';
import { makeScriptedEngine, type ScriptedEngine, upperCase } from './scripted-engine.ts';
import { makeDataDir, startServer } from './server-process.ts';

/** No writer of a journey is asked who writes on the server. */
export const elsewhereAdministered = { ADMIN_EMAILS: 'operator@example.org' };

interface WorkerFixtures {
  /** The product as an operator runs it: its own process, the embedded engine, the embedded database. */
  productUrl: string;
  /** The product with an engine that does what the journey tells it. */
  scripted: { url: string; engine: ScriptedEngine };
}

interface TestFixtures {
  /** Faults on the page that the journey brings about itself. */
  toleratedFaults: RegExp | undefined;
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  toleratedFaults: [undefined, { option: true }],
  /** A page on which an exception or a breach of the content policy fails the journey, whatever it was about. */
  page: async ({ page, toleratedFaults }, use) => {
    const faults: string[] = [];
    page.on('pageerror', (error) => faults.push(error.message));
    page.on('console', (message) => {
      // The browser reports each 4xx and 5xx this way; what they must lead to is what the journeys are about.
      const isAnswer = message.text().startsWith('Failed to load resource');
      if (message.type() === 'error' && !isAnswer) faults.push(message.text());
    });
    await use(page);
    expect(faults.filter((fault) => !toleratedFaults?.test(fault))).toEqual([]);
  },
  productUrl: [
    // Playwright reads which fixtures are needed from this pattern.
    // biome-ignore lint/correctness/noEmptyPattern: see above
    async ({}, use) => {
      const dataDir = await makeDataDir();
      const server = await startServer({
        DATA_DIR: dataDir.path,
        TRUSTED_PROXIES: '127.0.0.1,::1',
        ...elsewhereAdministered,
      });
      // Answers when the engine has booted, which is not what journeys are to wait for
      await fetch(`${server.url}/api/ready`);
      await use(server.url);
      server.kill('SIGTERM');
      await server.exited;
      await dataDir.remove();
    },
    // The engine may take longer to boot on a machine that others use too than a journey may take
    { scope: 'worker', timeout: 300_000 },
  ],
  scripted: [
    // biome-ignore lint/correctness/noEmptyPattern: see above
    async ({}, use) => {
      const engine = makeScriptedEngine();
      engine.play(upperCase);
      // More writers sign up here in a minute than one address may: each comes from its own (see signUp)
      const environment = { TRUSTED_PROXIES: '127.0.0.1,::1', ...elsewhereAdministered };
      const product = await startProduct({ database: 'embedded', engine, environment });
      await use({ url: product.url, engine });
      await product.stop();
    },
    { scope: 'worker', timeout: 300_000 },
  ],
});

/** The first writer of a product is its administrator, whom the dashboard would ask who writes. For others it does nothing. */
async function answerWhoWrites(writer: TestWriter): Promise<void> {
  await writer.put('/api/admin/engine', { engine: 'embedded' });
}

/** Signs a new writer up by a call and gives the browser their cookie. */
export async function arriveSignedIn(
  page: Page,
  url: string,
  fields: Record<string, unknown> = {},
): Promise<TestWriter> {
  const writer = await signUp(url, fields);
  await answerWhoWrites(writer);
  await page.context().addCookies(toBrowserCookies(writer.cookie, url));
  return writer;
}

/** Axe's rule about colours: the one that depends on the theme, and on no width. */
const contrast = 'color-contrast';

/** Fails on anything that axe finds, in the light theme and in the dark one; colours are the same on a phone. */
export async function expectAccessible(page: Page): Promise<void> {
  const isPhone = (page.viewportSize()?.width ?? 0) < 500;
  await expectNoViolations(page, 'light', (axe) => (isPhone ? axe.disableRules(contrast) : axe));
  if (!isPhone) await expectNoViolations(page, 'dark', (axe) => axe.withRules(contrast));
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: null });
}

async function expectNoViolations(
  page: Page,
  colorScheme: 'light' | 'dark',
  choose: (axe: AxeBuilder) => AxeBuilder,
): Promise<void> {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  await page.evaluate(settleTransitions);
  // Without the blank page of its own, which it opens for the frames of other origins: there is none, and it takes a third longer
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode();
  const { violations } = await choose(axe).analyze();
  const found = violations.map(
    ({ id, nodes }) => `${colorScheme}: ${id} at ${nodes.map(({ target }) => target)}`,
  );
  expect(found).toEqual([]);
}

/** In the page: a colour on its way to another is neither. */
async function settleTransitions(): Promise<void> {
  const running = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
  await Promise.allSettled(running.map(({ finished }) => finished));
}

export { expect };
