import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { letWrite } from '../../../../tests/kit/components/facts.ts';
import {
  enhanceStream,
  openStream,
  streamOf,
  toEnhanceAnswer,
} from '../../../../tests/kit/components/fake-engine.ts';
import { server } from '../../../../tests/kit/components/fake-server.ts';
import { renderScreen } from '../../../../tests/kit/components/render-screen.tsx';
import { improveTextLimit } from '../../../shared/limits.ts';
import ImprovePage from './improve-page.tsx';

const source = page.getByRole('textbox', { name: 'Your Text' });
const improve = page.getByRole('button', { name: 'Improve', exact: true });
const lines = (count: number) => Array.from({ length: count }, () => 'A line of words.').join('\n');

beforeEach(() => letWrite('a model'));

function find(selector: string): Element {
  const found = document.querySelector(selector);
  if (!found) throw new Error(`there is no ${selector}`);
  return found;
}

const top = (selector: string) => find(selector).getBoundingClientRect().top;
const bottom = (selector: string) => find(selector).getBoundingClientRect().bottom;

async function typeAtTheEnd(words: string): Promise<void> {
  await source.click();
  await userEvent.keyboard(`{Control>}{End}{/Control}${words}`);
}

test.for([768, 1024])('at %i px the heading stays as it is when Stop comes', async (width) => {
  await page.viewport(width, 900);
  server.answer(enhanceStream, (call) => openStream(call).response);
  await renderScreen(<ImprovePage />);
  await source.fill('I have a old cat.');
  const before = find('.editor-head').getBoundingClientRect().height;
  await improve.click();
  await expect.element(page.getByRole('button', { name: 'Stop', exact: true })).toBeVisible();
  expect(find('.editor-head').getBoundingClientRect().height).toBe(before);
  expect(find('h1').getBoundingClientRect().height).toBeLessThan(40);
});

test('the line that is typed stays clear of what sticks to the bottom', async () => {
  await renderScreen(<ImprovePage />);
  await source.fill(lines(60));
  await expect.element(page.getByRole('switch', { name: 'Underlines while writing' })).toBeVisible();
  await typeAtTheEnd('!');
  await expect.poll(() => bottom('.pane textarea') - top('.check-foot')).toBeLessThanOrEqual(0);
});

test('IMP-04: at the limit the counter says so, and why nothing was added is in sight', async () => {
  await renderScreen(<ImprovePage />);
  const words = lines(60);
  await source.fill(words + 'x'.repeat(improveTextLimit - words.length));
  await expect.element(page.getByText(', at the limit').last()).toBeVisible();
  await typeAtTheEnd('y');
  await expect.element(page.getByText(/^Not added/)).toBeVisible();
  await expect.poll(() => bottom('.limit-note') - top('.pane-foot')).toBeLessThanOrEqual(0);
});

test('on a phone the change under review stands clear of the dock', async () => {
  await page.viewport(390, 844);
  const text = `${lines(9)}\nI have a old cat.`;
  const answer = toEnhanceAnswer(text, [{ removed: 'a old', added: 'an old' }]);
  server.answer(enhanceStream, (call) => streamOf(call, answer));
  await renderScreen(<ImprovePage />);
  await source.fill(text);
  await improve.click();
  await expect.element(page.getByRole('group', { name: /^Change 1 of 1/ })).toBeVisible();
  await expect.poll(() => bottom('[data-change]') - top('.dock')).toBeLessThan(0);
});

test.for([390, 768])('at %i px the text under review keeps its place with each decision', async (width) => {
  await page.viewport(width, 900);
  const words = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven'];
  const text = words.join(' ');
  const answer = toEnhanceAnswer(
    text,
    words.map((word) => ({ removed: word, added: word.toUpperCase() })),
  );
  server.answer(enhanceStream, (call) => streamOf(call, answer));
  await renderScreen(<ImprovePage />);
  await source.fill(text);
  await improve.click();
  await expect.element(page.getByRole('button', { name: 'Accept all 11' })).toBeVisible();
  const height = () => find('.review-bar').getBoundingClientRect().height;
  const before = height();
  await page.getByRole('button', { name: 'Accept', exact: true }).click();
  await expect.element(page.getByRole('button', { name: 'Undo last decision' })).toBeVisible();
  expect(height()).toBe(before);
  await page.getByRole('button', { name: 'Accept all 10' }).click();
  await expect.element(page.getByText('All decided')).toBeVisible();
  expect(height()).toBe(before);
});
