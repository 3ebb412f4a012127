import { existsSync } from 'node:fs';
import tailwindcss from '@tailwindcss/vite';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { chromiumFlags } from './tests/kit/browser.ts';

/** Tests with processes and clocks, once more on a machine that others use too; `npm test` names what needed it. */
const retry = process.env.CI ? 1 : 0;

const componentTests = 'src/{web,extension}/**/*.browser.test.{ts,tsx}';

/** Named by `npm test`, which looks for one and installs it where there is none. */
const chromium = process.env.CHROMIUM_PATH ?? ['/usr/bin/chromium'].find((path) => existsSync(path));

export default defineConfig({
  test: {
    chaiConfig: { truncateThreshold: 0 },
    environment: 'node',
    // Vitest leaves one of two cores idle; most tests here wait for a database or a clock.
    maxWorkers: 2,
    // A shared machine may be slow; what never comes is found all the same.
    expect: { poll: { timeout: 10_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts'],
          exclude: [componentTests],
          // The first unknown name costs the engine's linter seconds where others work on the same cores.
          testTimeout: 30_000,
        },
      },
      {
        extends: true,
        plugins: [tailwindcss()],
        // Found before the first test: what is found in the middle of one makes the page load anew.
        optimizeDeps: {
          entries: ['src/web/features/*/*-page.tsx', 'src/web/shell/*.tsx', 'tests/kit/components/*.tsx'],
          include: ['react/jsx-dev-runtime'],
        },
        test: {
          name: 'components',
          include: [componentTests],
          setupFiles: 'tests/kit/components/setup.ts',
          testTimeout: 30_000,
          retry,
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({
              launchOptions: { args: chromiumFlags, ...(chromium && { executablePath: chromium }) },
              contextOptions: { reducedMotion: 'reduce' },
            }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
      {
        extends: true,
        test: {
          name: 'http',
          // They wait for databases, mails and clocks half of the time.
          maxWorkers: 3,
          include: ['tests/http/**/*.test.ts'],
          globalSetup: 'tests/kit/embedded-database.ts',
          // Each file starts the product and a database of its own; nothing in a module is theirs, so modules are shared.
          isolate: false,
          testTimeout: 30_000,
          hookTimeout: 120_000,
          retry,
        },
      },
      {
        extends: true,
        test: {
          name: 'process',
          include: ['tests/process/**/*.test.ts'],
          // These kill processes, fill disks and measure time: a neighbour on the same cores would disturb them.
          fileParallelism: false,
          testTimeout: 300_000,
          hookTimeout: 120_000,
          retry,
        },
      },
    ],
  },
});
