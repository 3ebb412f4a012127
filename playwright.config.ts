import { defineConfig } from '@playwright/test';
import { chromiumFlags, findChromium } from './tests/kit/browser.ts';

// The workers that Playwright starts inherit the environment, and so do not search again.
process.env.CHROMIUM_PATH = await findChromium();

export default defineConfig({
  testDir: 'tests/journeys',
  // Playwright empties this folder, so it is not the one that the reports are in.
  outputDir: 'test-results/journeys',
  reporter: [[process.env.CI ? 'dot' : 'list'], ['json', { outputFile: 'test-results/journeys.json' }]],
  workers: 2,
  // Once more on a machine that others use too; `npm test` names what needed it.
  retries: process.env.CI ? 1 : 0,
  forbidOnly: Boolean(process.env.CI),
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: {
    launchOptions: { executablePath: process.env.CHROMIUM_PATH, args: chromiumFlags },
    screenshot: 'only-on-failure',
    // What journeys put between the page and the server is not seen by a worker; pwa.spec.ts lets it in.
    serviceWorkers: 'block',
  },
  // A journey runs on both; one that means only one of them says so by the tag @desktop or @phone. Those that go through
  // many screens are tagged @tablet, and run on one as well.
  projects: [
    { name: 'desktop', grepInvert: /@phone/, use: { viewport: { width: 1440, height: 900 } } },
    { name: 'tablet', grep: /@tablet/, use: { viewport: { width: 768, height: 1024 } } },
    {
      name: 'phone',
      // What these are about is the same on every screen
      testIgnore:
        /(billing|calls|credits|email-change|feedback|files|first-use|hardening|history|keyboard|models|opinions|session|sign-in|when-things-fail)\.spec\.ts/,
      grepInvert: /@desktop/,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
  ],
});
