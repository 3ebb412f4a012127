import { expect, test } from 'vitest';
import { mayMatch, pruneCss } from './prune-css.ts';

const page =
  '<body><main class="page wide"><p class="md:p-2">x</p><input class="pick" type="radio"></main></body>';

test('a page keeps the rules that it can need, and no others', () => {
  const css = '.page{color:red}.gone{color:red}p,table{margin:0}dialog .page{margin:0}';
  expect(pruneCss(css, page)).toBe('.page{color:red}p{margin:0}');
});

test('conditions and layers stay around what is kept, and go when it is empty', () => {
  const css =
    '@layer a,b;@layer a{.gone{margin:0}}@media (width>=48rem){.md\\:p-2{padding:0}.gone{margin:0}}';
  expect(pruneCss(css, page)).toBe('@layer a,b;@media (width>=48rem){.md\\:p-2{padding:0}}');
});

test('a variable and an animation stay as long as something kept uses them', () => {
  const css =
    ':root{--a:var(--b);--b:1px;--c:2px;--a-long:3px}.page{margin:var(--a);animation:.2s in}@keyframes in{to{top:0}}@keyframes out{to{top:0}}.gone{margin:var(--c)}';
  expect(pruneCss(css, page)).toBe(
    ':root{--a:var(--b);--b:1px}.page{margin:var(--a);animation:.2s in}@keyframes in{to{top:0}}',
  );
});

test('braces and semicolons in texts and addresses are none', () => {
  const css = '.page:before{content:"};{";background:url(data:a;b,{})}';
  expect(pruneCss(css, page)).toBe(css);
});

test.each([
  ['.page:not(.gone)', true],
  ['.page:has(.pick:checked)>.wide', true],
  ['.page:has(.gone:checked)', false],
  [':is(.gone,p)::before', true],
  [':is(.gone,table)', false],
  ['[data-theme=dark] .page', true],
  ['.max-w-\\[2rem\\]', true],
  ['.max-w-\\[3rem\\]', false],
  ['::-webkit-file-upload-button', true],
  ['.page:where(:not(:is(a,b)))', true],
])('whether %s may match the page: %s', (selector, expected) => {
  const known = new Set(['body', 'main', 'p', 'input', '.page', '.wide', '.pick', '.max-w-[2rem]']);
  expect(mayMatch(selector, known)).toBe(expected);
});
