import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { letWrite } from '../../../../tests/kit/components/facts.ts';
import { enhanceStream, openStream } from '../../../../tests/kit/components/fake-engine.ts';
import { server } from '../../../../tests/kit/components/fake-server.ts';
import { renderScreen } from '../../../../tests/kit/components/render-screen.tsx';
import ImprovePage from './improve-page.tsx';

const source = page.getByRole('textbox', { name: 'Your Text' });
const improve = page.getByRole('button', { name: 'Improve', exact: true });

beforeEach(() => letWrite('a model'));

function find(selector: string): Element {
  const found = document.querySelector(selector);
  if (!found) throw new Error(`there is no ${selector}`);
  return found;
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
