import { runInNewContext } from 'node:vm';
import { afterEach, expect, test, vi } from 'vitest';
import { deskColours } from './desk-colours.ts';
import { applyTheme, type Theme, themeScript } from './theme.ts';

afterEach(() => vi.unstubAllGlobals());

/** A page with the two colours that stand in every head. */
function makePage() {
  const bars = Object.entries(deskColours).map(([scheme, content]) => ({
    content,
    media: `(prefers-color-scheme: ${scheme})`,
  }));
  const dataset: { theme?: string } = {};
  return { bars, dataset, document: { documentElement: { dataset }, querySelectorAll: () => bars } };
}

function listMedia({ bars }: ReturnType<typeof makePage>): string[] {
  return bars.map(({ media }) => media);
}

const bySystem = ['(prefers-color-scheme: light)', '(prefers-color-scheme: dark)'];

test('the browser’s own bars follow the theme that was chosen, and the system again when it is left', () => {
  const page = makePage();
  vi.stubGlobal('document', page.document);
  const seen = (['dark', 'light', 'system'] as const).map((theme) => {
    applyTheme(theme);
    return [page.dataset.theme, ...listMedia(page)];
  });
  expect(seen).toEqual([
    ['dark', 'not all', 'all'],
    ['light', 'all', 'not all'],
    [undefined, ...bySystem],
  ]);
});

test.each<[Theme | 'of another release', string | undefined, string[]]>([
  ['dark', 'dark', ['not all', 'all']],
  ['light', 'light', ['all', 'not all']],
  ['system', undefined, bySystem],
  ['of another release', undefined, bySystem],
])('before the first paint a choice of %s is already so', (stored, theme, media) => {
  const page = makePage();
  runInNewContext(themeScript, { document: page.document, localStorage: { getItem: () => stored } });
  expect(page.dataset.theme).toBe(theme);
  expect(listMedia(page)).toEqual(media);
});
