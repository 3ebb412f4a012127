import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { contentSecurityPolicy, toMissingPage } from './page-html.ts';

/** Role to colour, of each block that sets the roles: light, then dark. */
function readColours(css: string, block: RegExp): Record<string, string>[] {
  return [...css.matchAll(block)].map(([, properties = '']) =>
    Object.fromEntries(
      [...properties.matchAll(/--([\w-]+): ?(#[\da-f]{6})/g)].map(([, role, hex]) => [role, hex]),
    ),
  );
}

test('the test’s pages have the colours of the product, in the light and in the dark', async () => {
  const tokens = readFileSync(new URL('../../../web/styles/tokens.css', import.meta.url), 'utf8');
  const product = readColours(tokens, /color-scheme: \w+;([^}]*)\}/g);
  const own = readColours(`${await toMissingPage()}`, /:root\{([^}]*)\}/g);
  expect(own.map((colours) => Object.keys(colours).length)).toEqual([14, 14]);
  for (const [index, colours] of own.entries()) expect(product[index]).toMatchObject(colours);
});

test('their policy lets them have this one stylesheet, and load nothing', async () => {
  const page = `${await toMissingPage()}`;
  const [, style = ''] = /<style>([^<]*)<\/style>/.exec(page) ?? [];
  const hash = createHash('sha256').update(style).digest('base64');
  expect(contentSecurityPolicy).toContain(`default-src 'none'; style-src 'sha256-${hash}';`);
  expect(page).not.toMatch(/\b(src|url|@import)\b|<link|<script/);
});
