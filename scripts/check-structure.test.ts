import { describe, expect, it, test } from 'vitest';
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
    ['src/server/app/compose.ts', '../writing/index.ts'],
    ['src/server/http/errors.ts', '../../shared/errors.ts'],
    ['src/server/writing/calls/calls.ts', '../../../engine/index.ts'],
    ['src/server/writing/calls/calls.ts', '../../platform/clock.ts'],
    ['src/server/writing/calls/calls.ts', '../credits/credits.ts'],
    ['src/server/accounts/passwords.ts', '../mail/index.ts'],
    ['src/server/billing/checkout-store.ts', '../db/database.ts'],
    ['src/server/engines/hosted/engine.test.ts', '../../../../tests/kit/writing-engine-contract.ts'],
  ])('lets %s import %s', (path, specifier) => {
    expect(checkImport(path, specifier)).toEqual([]);
  });

  it.each([
    ['src/engine/text/words.ts', '../../shared/limits.ts', 'not open to engine'],
    ['src/engine/text/words.test.ts', '../../shared/limits.ts', 'not open to engine'],
    ['src/shared/plans.ts', '../engine/types.ts', 'not open to shared'],
    ['src/web/features/improve/model.ts', '../dashboard/model.ts', 'not open to web feature'],
    ['src/web/shell/menu.tsx', '../../server/platform/clock.ts', 'not open to web'],
    ['src/server/platform/log.ts', '../writing/index.ts', 'not open to platform'],
    ['src/server/db/database.ts', '../accounts/index.ts', 'not open to db'],
    ['src/server/http/server.ts', '../pages/pages.ts', 'not open to http'],
    ['src/server/writing/calls/calls.ts', '../../accounts/identity.ts', 'not open to server module'],
    ['src/server/writing/calls/calls.ts', '../../../engine/text/words.ts', 'not open to server module'],
    ['src/server/app/compose.ts', '../accounts/identity.ts', 'not open to server app'],
    ['src/server/app/compose.ts', '../../../scripts/test.ts', 'not open to server app'],
    [
      'src/server/engines/hosted/engine.test.ts',
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
  it('has no place for a folder of its own', () => {
    expect(check('src/util/a.ts', '')).toHaveLength(1);
  });

  it.each([
    ['accounts/passwords.ts', 'drizzle-orm'],
    ['accounts/passwords.ts', './tables.ts'],
    ['writing/credits/routes.ts', './store.ts'],
    ['billing/tables.ts', './checkout.ts'],
  ])('keeps %s from importing %s', (file, specifier) => {
    expect(checkImport(`src/server/${file}`, specifier)).toHaveLength(1);
  });

  it.each([
    ['accounts/password-store.ts', './tables.ts'],
    ['accounts/password-store.ts', 'drizzle-orm'],
    ['billing/tables.ts', 'drizzle-orm/pg-core'],
  ])('lets %s import %s', (file, specifier) => {
    expect(checkImport(`src/server/${file}`, specifier)).toEqual([]);
  });

  it('finds the clock where it is not handed in', () => {
    const text = '// Date.now() is handed in\nconst now = new Date();\nconst day = new Date(now);\n';
    expect(check('src/server/billing/entitlement.ts', text)).toEqual([
      '2 has new Date(): the clock is handed in',
    ]);
    expect(check('src/server/platform/clock.ts', text)).toEqual([]);
    const found = checkImport('src/server/mail/queue.ts', 'node:timers/promises');
    expect(found).toEqual(['the clock is handed in']);
  });

  it('finds statements that no compiler knows', () => {
    const text = "const find = { name: 'a', sql: 'select 1' };\n";
    expect(check('src/server/mail/queue-store.ts', text)).toEqual([
      "1 has sql: ': statement() makes statements",
    ]);
    expect(check('src/server/mail/queue-store.ts', "const find = statement('a', 'select 1');\n")).toEqual([]);
  });

  it('finds the environment where it is not handed in', () => {
    const environment = 'export const key = process.env.KEY;';
    expect(check('src/server/platform/config.ts', environment)).toEqual([]);
    expect(check('src/web/api/client.ts', environment)).toHaveLength(1);
  });
});

describe('tables', () => {
  const tables = {
    path: 'src/server/accounts/tables.ts',
    text: "export const user = pgTable('user', {});\n",
  };
  const find = (path: string, sql: string) =>
    findViolations([tables, { path, text: `const find = statement(\n  \`${sql}\`,\n);\n` }]).map(
      ({ line, what, rule }) => `${line} ${what}: ${rule}`,
    );

  it.each([
    'select 1 from "user" where id = $1',
    'select 1 from credit_holds held, "user" writer',
    'select 1 from held join "user" on true',
    'update "user" set name = 1',
    'insert into "user" (id) values (1)',
    'delete from credit_holds using "user"',
  ])('belong to one module: %s', (sql) => {
    expect(find('src/server/billing/customer-store.ts', sql)).toEqual(['2 names user: a table of accounts']);
    expect(find('src/server/accounts/identity-store.ts', sql)).toEqual([]);
  });

  it('are asked for through functions of the database', () => {
    const sql = 'select email from reserved, account_email(reserved.user_id) as email';
    expect(find('src/server/billing/customer-store.ts', sql)).toEqual([]);
  });
});

const circles = (imports: [path: string, specifier: string][]) =>
  findViolations(imports.map(([path, specifier]) => ({ path, text: `import '${specifier}';\n` }))).map(
    ({ path, what, rule }) => `${path} ${what}: ${rule}`,
  );

describe('rooms of mails', () => {
  it('have folders that import each other one way', () => {
    const oneWay: [string, string][] = [['src/engine/mail/people/whom.ts', '../words/dates.ts']];
    expect(circles(oneWay)).toEqual([]);
    expect(circles([...oneWay, ['src/engine/mail/words/dates.ts', '../people/whom.ts']])).toEqual([
      'src/engine/mail/people/whom.ts imports src/engine/mail/words/dates.ts: folders import each other in a circle',
      'src/engine/mail/words/dates.ts imports src/engine/mail/people/whom.ts: folders import each other in a circle',
    ]);
  });
});

describe('layers of the web', () => {
  const rising = 'a layer knows none of those above it';

  it.each([
    ['src/web/ui/lazy.ts', '../api/client.ts', rising],
    ['src/web/services/services.ts', '../billing/words.ts', rising],
    ['src/web/writing/sentences.ts', '../account/model.ts', rising],
    ['src/web/shell/menu.tsx', '../features/improve/model.ts', rising],
    ['src/web/shell/menu.tsx', '../routes.ts', rising],
    ['src/web/server-facts.ts', './api/client.ts', rising],
    ['src/web/util/text.ts', 'react', 'each folder of the web has one'],
  ])('keep %s from importing %s', (path, specifier, rule) => {
    expect(checkImport(path, specifier)).toEqual([rule]);
  });

  it('have folders that import each other one way', () => {
    const oneWay: [string, string][] = [
      ['src/web/session/caller.ts', '../api/client.ts'],
      ['src/web/services/services.ts', '../session/caller.ts'],
      ['src/web/services/services.ts', '../api/client.ts'],
    ];
    expect(circles(oneWay)).toEqual([]);
    expect(circles([...oneWay, ['src/web/api/client.ts', '../services/services.ts']])).toEqual([
      'src/web/session/caller.ts imports src/web/api/client.ts: folders import each other in a circle',
      'src/web/services/services.ts imports src/web/session/caller.ts: folders import each other in a circle',
      'src/web/services/services.ts imports src/web/api/client.ts: folders import each other in a circle',
      'src/web/api/client.ts imports src/web/services/services.ts: folders import each other in a circle',
    ]);
  });

  it('let a file import its own folder', () => {
    expect(circles([['src/web/api/caller.ts', './client.ts']])).toEqual([]);
  });
});

test('the main thread loads no rules of the engine, through whatever files', () => {
  const files = (last: string) => [
    { path: 'src/server/app/main.ts', text: "import { a } from '../engines/index.ts';\n" },
    { path: 'src/server/engines/index.ts', text: "import { a } from '../../engine/index.ts';\n" },
    { path: 'src/engine/index.ts', text: last },
  ];
  const find = (last: string) => findViolations(files(last)).map(({ path, what }) => `${path} ${what}`);
  expect(find("export { makeWriter } from './writer.ts';\n")).toEqual([
    'src/engine/index.ts loads src/engine/writer.ts',
  ]);
  expect(find("export type { Writer } from './writer.ts';\n")).toEqual([]);
});

describe('the router', () => {
  const publicOnly = 'the router is used by its public exports';

  it.each([
    ["import { UNSAFE_createRouter } from 'react-router';", 'UNSAFE_createRouter'],
    ['const { __reactRouterManifest } = window;', '__reactRouterManifest'],
  ])('is not used as %s', (text, found) => {
    expect(check('src/web/entry.client.tsx', text)).toEqual([`1 has ${found}: ${publicOnly}`]);
  });

  it('is handed nothing by a screen that it would not take', () => {
    const page = 'src/web/features/history/history-page.tsx';
    expect(check(page, 'export function meta() {}\nexport default function HistoryPage() {}')).toEqual([]);
    expect(check(page, 'export async function clientLoader() {}')).toHaveLength(1);
    expect(check('src/web/shell/member-layout.tsx', "export { ErrorBoundary } from './a.tsx';")).toHaveLength(
      1,
    );
  });
});
