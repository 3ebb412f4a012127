import { describe, expect, it } from 'vitest';
import { findImports, findViolations } from './check-structure.ts';

const check = (path: string, text: string): string[] =>
  findViolations([{ path, text }]).map(({ line, what, rule }) => `${line} ${what}: ${rule}`);

const checkImport = (path: string, specifier: string): string[] =>
  check(path, `import { a } from '${specifier}';\n`).map((found) => found.slice(found.indexOf(': ') + 2));

describe('findImports', () => {
  it('reads each way to name another file, with its line', () => {
    const text = [
      "import './a.ts';",
      "import b, { type B } from './b.ts';",
      'import {',
      '  c,',
      '  type C,',
      "} from './c.ts';",
      "import type { D } from './d.ts';",
      "export * from './e.ts';",
      "export type { F } from '../f.ts';",
      "const g = await import('./g.ts');",
      "const h = new URL('./h.ts', import.meta.url);",
    ].join('\n');
    const found = findImports({ path: 'src/web/x.ts', text });
    expect(found.map(({ line, target, isType }) => [line, target, isType])).toEqual([
      [1, 'src/web/a.ts', false],
      [2, 'src/web/b.ts', false],
      [3, 'src/web/c.ts', false],
      [7, 'src/web/d.ts', true],
      [8, 'src/web/e.ts', false],
      [9, 'src/f.ts', true],
      [10, 'src/web/g.ts', false],
      [11, 'src/web/h.ts', false],
    ]);
  });

  it('takes no comment, text or asset for an import', () => {
    const text = [
      " * import { a } from './a.ts';",
      "// await import('./b.ts')",
      "export const c = 'taken from';",
      "const d = new URL('./d.sql', import.meta.url);",
    ].join('\n');
    expect(findImports({ path: 'src/web/x.ts', text })).toEqual([]);
  });
});

describe('directions', () => {
  it.each([
    ['src/engine/rules/a.ts', '../text/words.ts'],
    ['src/engine/harper/linter.ts', 'harper.js'],
    ['src/shared/contract/text.ts', '../errors.ts'],
    ['src/web/features/improve/model.ts', '../../ui/button.tsx'],
    ['src/web/features/improve/model.test.ts', './model.ts'],
    ['src/web/routes.ts', './features/improve/improve-page.tsx'],
    ['src/web/root.tsx', './features/landing/landing-page.tsx'],
    ['src/server/app/assemble.ts', '../writing/enhance/routes.ts'],
    ['src/server/platform/http/errors.ts', '../../../shared/errors.ts'],
    ['src/server/writing/enhance/service.ts', '../../../engine/index.ts'],
    ['src/server/writing/enhance/service.ts', '../../platform/clock.ts'],
    ['src/server/writing/enhance/service.ts', './policy.ts'],
    ['src/server/engines/hosted/gateway.ts', './instructions/improve.ts'],
    ['src/server/engines/hosted/instructions/improve.ts', './task.ts'],
    ['src/server/engines/hosted/answers/text.ts', '../policy.ts'],
    ['src/server/engines/hosted/gateway.test.ts', '../../../../tests/kit/writing-engine-contract.ts'],
  ])('lets %s import %s', (path, specifier) => {
    expect(checkImport(path, specifier)).toEqual([]);
  });

  it.each([
    ['src/engine/text/words.ts', '../../shared/limits.ts', 'not open to engine'],
    ['src/engine/text/words.test.ts', '../../shared/limits.ts', 'not open to engine'],
    ['src/shared/plans.ts', '../engine/types.ts', 'not open to shared'],
    ['src/web/features/improve/model.ts', '../dashboard/model.ts', 'not open to web feature'],
    ['src/web/shell/menu.tsx', '../features/improve/model.ts', 'not open to web'],
    ['src/web/shell/menu.tsx', '../../server/platform/clock.ts', 'not open to web'],
    ['src/server/platform/log.ts', '../writing/enhance/policy.ts', 'not open to server platform'],
    ['src/server/writing/enhance/service.ts', '../ledger/service.ts', 'not open to server feature'],
    ['src/server/writing/enhance/service.ts', '../../../engine/text/words.ts', 'not open to server feature'],
    ['src/server/platform/log.test.ts', '../../../tests/kit/postgres.ts', 'not open to server platform'],
    ['src/server/app/assemble.ts', '../../../scripts/test.ts', 'not open to server app'],
    [
      'src/server/engines/hosted/instructions/improve.ts',
      '../../embedded/gateway.ts',
      'not open to hosted engine',
    ],
    ['src/server/engines/hosted/answers/text.ts', '../../../platform/log.ts', 'not open to hosted engine'],
    [
      'src/server/engines/hosted/gateway.test.ts',
      '../../../../tests/kit/product.ts',
      'not open to engine test',
    ],
  ])('keeps %s from importing %s', (path, specifier, rule) => {
    expect(checkImport(path, specifier)).toEqual([rule]);
  });

  it('lets the web take types from the engine, and of what runs only the door for browsers', () => {
    const path = 'src/web/review/model.ts';
    expect(check(path, "import type { Change } from '../../engine/types.ts';")).toEqual([]);
    expect(checkImport(path, '../../engine/index.ts')).toEqual([
      'the web takes types from the engine, and what browser.ts offers it',
    ]);
    expect(checkImport(path, '../../engine/browser.ts')).toEqual([]);
  });
});

describe('layout', () => {
  it.each(['src/server/writing/enhance/store.test.ts', 'src/server/engines/embedded/worker.ts'])(
    'has a place for %s',
    (path) => {
      expect(check(path, '')).toEqual([]);
    },
  );

  it.each(['src/server/writing/enhance/helpers.ts', 'src/server/writing/service.ts', 'src/util/a.ts'])(
    'has no place for %s',
    (path) => {
      expect(check(path, '')).toHaveLength(1);
    },
  );
});

describe('roles', () => {
  const feature = 'src/server/writing/enhance';

  it.each([
    ['routes.ts', 'drizzle-orm'],
    ['routes.ts', './store.ts'],
    ['service.ts', 'hono'],
    ['service.ts', 'node:fs/promises'],
    ['service.ts', 'pg'],
    ['service.ts', './tables.ts'],
    ['policy.ts', 'node:crypto'],
    ['policy.ts', './store.ts'],
    ['tables.ts', './policy.ts'],
    ['gateway.ts', 'drizzle-orm'],
  ])('keeps %s from importing %s', (file, specifier) => {
    expect(checkImport(`${feature}/${file}`, specifier)).toHaveLength(1);
  });

  it.each([
    ['routes.ts', 'hono'],
    ['service.ts', 'node:crypto'],
    ['service.ts', 'pg-format'],
    ['store.ts', 'drizzle-orm'],
    ['tables.ts', 'drizzle-orm/pg-core'],
    ['policy.test.ts', 'node:fs'],
  ])('lets %s import %s', (file, specifier) => {
    expect(checkImport(`${feature}/${file}`, specifier)).toEqual([]);
  });

  it('finds the clock and the environment where they are not handed in', () => {
    const text = '// Date.now() is handed in\nconst now = new Date();\nconst day = new Date(now);\n';
    expect(check(`${feature}/policy.ts`, text)).toEqual(['2 has new Date(): the clock is handed in']);
    expect(check(`${feature}/gateway.ts`, text)).toEqual([]);
    const environment = 'export const key = process.env.KEY;';
    expect(check('src/server/platform/config.ts', environment)).toEqual([]);
    expect(check('src/web/api/client.ts', environment)).toHaveLength(1);
  });
});
