import { useState } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { type FakeCall, refuse, server } from '../../../tests/kit/components/fake-server.ts';
import { expectAnnounced, toasts } from '../../../tests/kit/components/look.ts';
import { renderScreen } from '../../../tests/kit/components/render-screen.tsx';
import { lazyLiveCheck } from '../live-check/lazy-live-check.ts';
import type { Remark } from '../live-check/remarks.ts';
import { TextPage } from './text-page.tsx';

const box = page.getByRole('textbox', { name: 'Your Text' });
const card = page.getByRole('dialog');
const slip = /teh|wierd/gu;
const fixes: Record<string, string[]> = { teh: ['the', 'tea'], wierd: ['weird'] };

function Field({ start = '', remarks = [] }: { start?: string; remarks?: readonly Remark[] }) {
  const [text, setText] = useState(start);
  return (
    <main>
      <h2 id="name">Your Text</h2>
      <TextPage
        text={text}
        limit={10_000}
        placeholder=""
        labelledBy="name"
        describedBy="note"
        check={{ name: 'test', remarks }}
        onChange={setText}
        onRefused={() => undefined}
      />
      <p id="note" />
    </main>
  );
}

function check({ body }: FakeCall): Response {
  const { text } = body as { text: string };
  const issues = [...text.matchAll(slip)].map(({ 0: words, index }) => {
    const about = { category: 'grammar', rule: 'word-order', reason: `No “${words}” here.` };
    return { ...about, start: index, end: index + words.length, replacements: fixes[words] };
  });
  return Response.json({ issues });
}

const wait = (ms: number) => new Promise((done) => setTimeout(done, ms));

function getArea(): HTMLTextAreaElement {
  return box.element() as HTMLTextAreaElement;
}

function listLines(): Element[] {
  return [...document.querySelectorAll('.check-mirror > div')];
}

/** Where the underlined words stand, read off the screen. */
function listUnderlined(): { start: number; words: string }[] {
  let at = 0;
  return listLines().flatMap((line) => {
    const found = [];
    for (const node of line.childNodes) {
      const words = node.textContent ?? '';
      if (node instanceof HTMLElement) found.push({ start: at, words });
      at += words.length;
    }
    return found;
  });
}

interface Place {
  left: number;
  top: number;
  words: string;
}

const toPlace = ({ left, top }: DOMRect, words: string): Place => ({ left, top, words });

/** Where the underlines are seen. */
function listSeen(): Place[] {
  return [...document.querySelectorAll('.check-mirror [data-issue]')]
    .filter((mark) => mark.checkVisibility({ visibilityProperty: true }))
    .map((mark) => toPlace(mark.getBoundingClientRect(), mark.textContent));
}

/** Where the slips of a field stand, by a copy of its words that is laid out by itself. */
function listSlipPlaces(area: HTMLTextAreaElement): Place[] {
  const { left, top, width } = area.getBoundingClientRect();
  const copy = document.createElement('div');
  copy.style.cssText = `position: fixed; left: ${left}px; top: ${top}px; width: ${width}px;
    font: ${getComputedStyle(area).font}; white-space: pre-wrap; overflow-wrap: break-word`;
  const letters = new Text(area.value);
  copy.append(letters);
  document.body.append(copy);
  const places = [...area.value.matchAll(slip)].map(({ 0: words, index }) => {
    const range = document.createRange();
    range.setStart(letters, index);
    range.setEnd(letters, index + words.length);
    return toPlace(range.getBoundingClientRect(), words);
  });
  copy.remove();
  return places;
}

const isAt = (one: Place, other: Place) =>
  one.words === other.words && Math.hypot(one.left - other.left, one.top - other.top) < 1;

/** Every underline that is seen is where a slip of the field is. */
function expectOnSlips(): void {
  const places = listSlipPlaces(getArea());
  expect(listSeen().filter((seen) => !places.some((place) => isAt(seen, place)))).toEqual([]);
}

const listWords = () => listUnderlined().map(({ words }) => words);

async function undo(what: string): Promise<void> {
  await toasts.getByRole('listitem').filter({ hasText: what }).getByRole('button', { name: 'Undo' }).click();
}

async function arriveWith(text: string): Promise<void> {
  await renderScreen(<Field />);
  await box.fill(text);
  await expect.poll(listWords, { timeout: 5_000 }).not.toEqual([]);
}

beforeEach(async () => {
  server.answer('POST /check', check);
  await lazyLiveCheck.load();
});

function makeRandom(start: number) {
  let seed = start;
  return (most: number) => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed % most;
  };
}

test('through 200 edits, over a server that is slow and answers in any order, no other words are underlined', async () => {
  // The edits are the same, however the server's answers fall between them
  const [below, belowOfServer] = [makeRandom(7), makeRandom(11)];
  server.answer('POST /check', async (call) => {
    await wait(belowOfServer(600));
    return belowOfServer(12) === 0 ? refuse('ENGINE_BUSY') : check(call);
  });
  await renderScreen(<Field />);
  await box.fill('It was teh end.\n\nA wierd one, and teh last.\nSo it is.\n\nteh teh teh');
  const inserted = ['teh ', 'wierd', ' ', '\n', '\n\n', 'e', 'x', '. A new one.'];
  for (let edit = 0; edit < 200; edit += 1) {
    const area = getArea();
    const start = below(area.value.length + 1);
    area.setSelectionRange(start, start + (below(3) === 0 ? below(6) : 0));
    document.execCommand('insertText', false, inserted[below(inserted.length)]);
    await wait(edit % 25 === 0 ? 500 : below(12));
    expectOnSlips();
  }
  getArea().blur();
  server.answer('POST /check', check);
  const { value } = getArea();
  const expected = [...value.matchAll(slip)].map(({ 0: words, index }) => ({ start: index, words }));
  expect(expected.length).toBeGreaterThan(10);
  await expect.poll(listUnderlined, { timeout: 60_000 }).toEqual(expected);
}, 120_000);

const noted: readonly Remark[] = [
  {
    words: 'Train strike, sorry.',
    reason: 'This is no full sentence.',
    rule: 'as-noted',
    replacements: ['There is a train strike, sorry.'],
  },
  {
    words: 'Open and teh street was loud.',
    reason: 'This may be two sentences.',
    rule: 'as-noted',
    replacements: [],
  },
];

test('words that the field came with keep what is to be checked of them, until they are written anew', async () => {
  await renderScreen(
    <Field start="I cannot come. Train strike, sorry. Open and teh street was loud." remarks={noted} />,
  );
  await expect.poll(listWords, { timeout: 5_000 }).toEqual(['Train strike, sorry.', 'Open and ', 'teh']);
  getArea().focus();
  getArea().setSelectionRange(0, 0);
  await userEvent.keyboard('{F8}');
  await expect.element(card).toHaveAccessibleDescription('This is no full sentence.');
  await expect.element(card.getByRole('button', { name: 'Switch this rule off' })).not.toBeInTheDocument();
  await userEvent.keyboard('{Escape}');
  getArea().setSelectionRange(15, 20);
  document.execCommand('insertText', false, 'Tram');
  await expect.poll(listWords).toEqual(['Open and ', 'teh']);
});

test('keys that follow one another move no underline off its words; those behind them are back when they rest', async () => {
  const before = 'teh end of the first part, which is here so that there is a second row; and teh end ';
  await arriveWith(`${before}is wierd.\n\nThe last teh.`);
  await expect.poll(() => listSeen().length).toBe(4);
  const lastTop = () => listSeen().at(-1)?.top ?? 0;
  const formerTop = lastTop();
  getArea().setSelectionRange(before.length, before.length);
  for (const letter of 'wants some more words, and then so many of them that it is a row more and '.repeat(
    2,
  )) {
    document.execCommand('insertText', false, letter);
    expectOnSlips();
    expect(
      listSeen()
        .map(({ words }) => words)
        .slice(0, 2),
    ).toEqual(['teh', 'teh']);
  }
  expect(listSeen()).toHaveLength(3);
  expect(lastTop()).toBeGreaterThan(formerTop);
  await expect.poll(() => listSeen().length).toBe(4);
  expectOnSlips();
});

test('what is written from right to left keeps its underlines on their words, too', async () => {
  await arriveWith('שלום teh עולם wierd. ');
  getArea().setSelectionRange(4, 4);
  for (const letter of 'אבגד') {
    document.execCommand('insertText', false, letter);
    expect(listUnderlined().map(({ words }) => words)).toEqual(['teh', 'wierd']);
    expect(listLines()[0]?.textContent).toBe(`${getArea().value}\n`);
  }
});

test('by keys alone: to the next words, their fix, and back by Ctrl and Z, which leaves what was typed since', async () => {
  await arriveWith('It is teh end of a wierd day. ');
  expect(getArea().spellcheck).toBe(false);
  getArea().blur();
  await userEvent.keyboard('{F8}');
  await expect.element(card).toHaveAccessibleDescription('No “teh” here.');
  await userEvent.keyboard('{Escape}');
  await expect.element(box).toHaveFocus();
  await userEvent.keyboard('{Control>}{Home}{/Control}{F8}');
  await expect.element(card).toHaveAccessibleDescription('No “teh” here.');
  await userEvent.keyboard('{F8}');
  await expect.element(card).toHaveAccessibleDescription('No “wierd” here.');
  await userEvent.keyboard('{Shift>}{F8}{/Shift}');
  await expect.element(page.getByRole('button', { name: 'the', exact: true })).toHaveFocus();
  await userEvent.keyboard('{Tab}{Enter}');
  await expect.element(box).toHaveFocus();
  await expect.element(box).toHaveValue('It is tea end of a wierd day. ');
  await expect.element(card).not.toBeInTheDocument();
  await userEvent.keyboard('x{Control>}z{/Control}');
  await expect.element(box).toHaveValue('It is tea end of a wierd day. ');
  await userEvent.keyboard('{Control>}z{/Control}');
  await expect.element(box).toHaveValue('It is teh end of a wierd day. ');
});

test('a press on underlined words tells them; Undo takes the fix back and leaves what was typed since', async () => {
  await arriveWith('teh end is wierd. ');
  await userEvent.click(box, { position: { x: 10, y: 12 } });
  await expectAnnounced('teh: No “teh” here. Press F8 for what can be done.');
  await page.getByRole('button', { name: 'the', exact: true }).click();
  await expect.element(box).toHaveValue('the end is wierd. ');
  await userEvent.keyboard('{Control>}{End}{/Control}More.');
  await undo('“teh” is now “the”');
  await expect.element(box).toHaveValue('teh end is wierd. More.');
});

test('what is ignored stays quiet in this field, and Undo brings it back; a rule is switched off for good', async () => {
  server.answer('POST /switched-off-rules', () =>
    Response.json({ rules: [{ rule: 'word-order', description: '' }] }),
  );
  await arriveWith('teh end is wierd. ');
  await userEvent.keyboard('{Control>}{Home}{/Control}{F8}{F8}');
  await page.getByRole('button', { name: 'Ignore here' }).click();
  await expect.poll(listWords).toEqual(['teh']);
  await undo('“wierd” is left alone here');
  await expect.poll(listWords).toEqual(['teh', 'wierd']);
  getArea().focus();
  await userEvent.keyboard('{F8}');
  await page.getByRole('button', { name: 'Switch this rule off' }).click();
  await expect.poll(listWords).toEqual([]);
  await expect.element(toasts.getByText('Rule switched off.', { exact: false })).toBeVisible();
});

test('a switch below the field takes the underlines away, for the browser’s own', async () => {
  await arriveWith('teh end. ');
  const underlines = page.getByRole('switch', { name: 'Underlines while writing' });
  await underlines.click();
  expect(listLines()).toEqual([]);
  expect(getArea().hasAttribute('spellcheck')).toBe(false);
  await underlines.click();
  await expect.poll(listWords).toEqual(['teh']);
});
