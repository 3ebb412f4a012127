import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { toOfflinePage } from './offline-page.ts';

test('the page that is shown without a connection has the colours of the others', () => {
  const tokens = readFileSync(new URL('../styles/tokens.css', import.meta.url), 'utf8');
  const blocks = [...tokens.matchAll(/color-scheme: \w+;([^}]*)\}/g)].map(([, block = '']) => block);
  const own = [...toOfflinePage([], '').matchAll(/:root\{([^}]*)\}/g)].map(([, block = '']) => block);
  expect(own).toHaveLength(2);
  for (const [index, block] of own.entries()) {
    const colours = [...block.matchAll(/--([\w-]+):(#\w+)/g)];
    expect(colours.length).toBeGreaterThan(5);
    for (const [, role, colour] of colours) expect(blocks[index]).toContain(`--${role}: ${colour};`);
  }
});

test('its fonts are those that are kept, and without them it loads nothing', () => {
  const kept = ['/', '/assets/literata-latin-opsz-normal-B1.woff2', '/assets/root-C2.css'];
  expect(toOfflinePage(kept, '/writing')).toContain(
    'src:url("/writing/assets/literata-latin-opsz-normal-B1.woff2")',
  );
  expect(toOfflinePage(kept, '/writing')).toContain('href="/writing/"');
  expect(toOfflinePage([], '')).not.toMatch(/url\(|src=/);
});
