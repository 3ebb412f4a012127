import { expect, test } from 'vitest';
import { pruneCss } from './prune-css.ts';

const page = '<main class="page wide"><p class="md:p-2">x</p><input class="pick" type="radio"></main>';
const keep = (css: string) => pruneCss(css, page).rules;

test('the rules of classes that the page does not have are left out', () => {
  const css = '.page{color:red}.gone{color:red}.gone .page{margin:0}p{margin:0}';
  expect(keep(css)).toBe('.page{color:red}p{margin:0}');
});

test('conditions stay around what is kept and go when they are empty; layers keep their order', () => {
  const css = '@layer a{.gone{margin:0}}@media (width>=48rem){.md\\:p-2{padding:0}.gone{margin:0}}';
  expect(keep(css)).toBe('@layer a;@media (width>=48rem){.md\\:p-2{padding:0}}');
});

test.each([
  '.page:not(.gone){margin:0}',
  '.page:has(.pick:checked)>.wide{margin:0}',
  ':is(.gone,.page) p{margin:0}',
  '[data-theme=dark] .page{margin:0}',
  ':focus-visible{margin:0}',
  '@media (prefers-color-scheme:dark){:root:not([data-theme]){--a:0}}',
])('what the page may come to look like is kept: %s', (css) => {
  expect(keep(css)).toContain('0}');
});

test('fonts that are fetched stand apart from the rules', () => {
  const fetched = '@font-face{font-family:A;src:url(/a.woff2)format("woff2")}';
  const local = '@font-face{font-family:B;src:local(Arial)}';
  expect(pruneCss(`${fetched}${local}.page{margin:0}`, page)).toEqual({
    rules: `${local}.page{margin:0}`,
    fonts: fetched,
  });
});
