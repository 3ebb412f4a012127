import { defineConfig } from 'vitest/config';

/** Tests with processes and clocks, once more on a machine that others use too; `npm test` names what needed it. */
const retry = process.env.CI ? 1 : 0;

export default defineConfig({
  test: {
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
          // The first unknown name costs the engine's linter seconds where others work on the same cores.
          testTimeout: 30_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'http',
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
