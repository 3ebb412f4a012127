import { afterEach, expect, test } from 'vitest';
import { readRich } from './read-rich.ts';
import { putBackRich, takeRich } from './rich-field.ts';
import type { TextEdit } from './types.ts';

afterEach(() => document.body.replaceChildren());

/** An edited element with the focus in it. */
function place(html: string, style = ''): HTMLElement {
  const host = document.createElement('div');
  host.contentEditable = 'true';
  host.style.cssText = style;
  host.innerHTML = html;
  document.body.append(host);
  host.focus();
  return host;
}

const readText = (html: string, style?: string) => readRich(place(html, style)).text;

/** In the order of the text. */
function toEdits(text: string, pairs: Record<string, string>): TextEdit[] {
  return Object.entries(pairs).map(([words, replacement]) => {
    const start = text.indexOf(words);
    return { start, end: start + words.length, replacement };
  });
}

async function change(host: HTMLElement, pairs: Record<string, string>) {
  const taken = takeRich(host);
  return putBackRich(host, taken, toEdits(taken.text, pairs));
}

test.each([
  ['<div>One</div><div>Two</div>', 'One\nTwo'],
  ['One<div>Two</div><div><br></div><div>Three</div>', 'One\nTwo\n\nThree'],
  ['<p style="margin: 1em 0">One</p>\n  <p style="margin: 1em 0">Two</p>', 'One\n\nTwo'],
  ['One<br>Two<br>', 'One\nTwo'],
  ['  One \n  <b> two</b>&nbsp;&nbsp;three ', 'One two  three'],
  ['<ul><li>One</li><li><p style="margin: 0">Two</p></li></ul>', 'One\nTwo'],
  ['One<span style="display: none">hidden</span><script>x()</script>\uFEFF', 'One'],
])('DOOR-05 %s is read as it looks', (html, text) => {
  expect(readText(html)).toBe(text);
});

test('DOOR-05 where spaces and line breaks are kept, they are read', () => {
  expect(readText('One  two\nthree', 'white-space: pre-wrap')).toBe('One  two\nthree');
});

test('DOOR-05 what stands around a change keeps its form', async () => {
  const host = place('<p>I <i>has</i> teh <b>green apple</b> and <a href="/x">a link</a>.</p>');
  expect(await change(host, { has: 'have', 'teh ': 'the ', apple: 'pear', link: 'place' })).toBe('done');
  expect(readRich(host).text).toBe('I have the green pear and a place.');
  expect(host.querySelector('i')?.textContent).toBe('have');
  expect(host.querySelector('b')?.textContent).toBe('green pear');
  expect(host.querySelector('a')?.textContent).toBe('a place');
});

test('DOOR-05 a deletion over words of several forms gives none of them to what is left', async () => {
  const host = place('<div>a <b>very</b> good day</div>');
  expect(await change(host, { 'very ': '' })).toBe('done');
  expect(readRich(host).text).toBe('a good day');
  expect(host.querySelector('b')?.textContent ?? '').toBe('');
});

test('DOOR-05 lines of a plain text stay lines', async () => {
  const host = place('One teh\nTwo has\n\nThree', 'white-space: pre-wrap');
  expect(await change(host, { teh: 'the', has: 'have' })).toBe('done');
  expect(host.innerHTML).toBe('One the\nTwo have\n\nThree');
});

test('DOOR-05 paragraphs are joined and cut where the change says so', async () => {
  const host = place('<div>One.</div><div>Two and three.</div>');
  expect(await change(host, { 'One.\nTwo and three.': 'One. Two\nand\nthree.' })).toBe('done');
  expect(readRich(host).text.replace(/\n+/g, '\n')).toBe('One. Two\nand\nthree.');
});

test('DOOR-05 only what was selected is taken, and put back where it stood', async () => {
  const host = place('<div>has has has</div>');
  const words = host.querySelector('div')?.firstChild as Text;
  document.getSelection()?.setBaseAndExtent(words, 4, words, 7);
  const taken = takeRich(host);
  expect(taken).toMatchObject({ text: 'has', isSelection: true });
  expect(await putBackRich(host, taken, [{ start: 0, end: 3, replacement: 'have' }])).toBe('done');
  expect(readRich(host).text).toBe('has have has');
});

test('DOOR-05 a text that has changed meanwhile is never overwritten', async () => {
  const host = place('<div>I has it.</div>');
  const taken = takeRich(host);
  host.innerHTML = '<div>I have it, and more.</div>';
  expect(await putBackRich(host, taken, [{ start: 2, end: 5, replacement: 'had' }])).toBe('changed');
  expect(readRich(host).text).toBe('I have it, and more.');
});

test('DOOR-05 nothing is put into what cannot be edited, such as a mention', async () => {
  const html = '<div>Ask <span contenteditable="false">@ada has</span> teh time</div>';
  const host = place(html);
  expect(await change(host, { 'ada has': 'ada have', teh: 'the' })).toBe('fixed');
  expect(host.innerHTML).toBe(html);
});

test('DOOR-05 an editor that takes nothing is told of, and keeps its text', async () => {
  const host = place('<div>I has it.</div>');
  const text = host.innerHTML;
  // One that draws its own text again, whatever happens to it
  new MutationObserver(() => host.innerHTML !== text && host.replaceChildren(...parse(text))).observe(host, {
    subtree: true,
    childList: true,
    characterData: true,
  });
  expect(await change(host, { has: 'have' })).toBe('refused');
  expect(readRich(host).text).toBe('I has it.');
});

function parse(html: string): ChildNode[] {
  const holder = document.createElement('div');
  holder.innerHTML = html;
  return [...holder.childNodes];
}
