import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { letWrite } from '../../../../tests/kit/components/facts.ts';
import { enhanceStream, streamOf, toEnhanceAnswer } from '../../../../tests/kit/components/fake-engine.ts';
import { server } from '../../../../tests/kit/components/fake-server.ts';
import { toasts } from '../../../../tests/kit/components/look.ts';
import { renderScreen } from '../../../../tests/kit/components/render-screen.tsx';
import ImprovePage from './improve-page.tsx';

const text = 'I have a old cat.\n\nIt sleeps.';
const html = '<p>I have a <b>old</b> cat.</p><p>It sleeps.</p>';
const source = page.getByRole('textbox', { name: 'Your Text' });
const line = page.getByText(/^cat.html: its form is kept on this device/);
const formed = page.getByRole('button', { name: /Web page, as it was formatted/ });
const undo = toasts.getByRole('button', { name: 'Undo' });

async function open(name: string, content: string): Promise<void> {
  const input = document.querySelector('input[type=file]');
  if (!input) throw new Error('There is no way to open a file');
  await userEvent.upload(input, new File([content], name));
}

beforeEach(async () => {
  letWrite('a model');
  server.answer(enhanceStream, (call) =>
    streamOf(call, toEnhanceAnswer(text, [{ removed: 'a old', added: 'an old' }])),
  );
  await renderScreen(<ImprovePage />);
  await expect.element(source).toBeVisible();
  await open('cat.html', html);
  await expect.element(source).toHaveValue(text);
});

test('a file goes with its text and comes back with it', async () => {
  await expect.element(line).toBeVisible();
  await page.getByRole('button', { name: 'Clear' }).click();
  await expect.element(line).not.toBeInTheDocument();
  await source.fill('Mine.');
  await expect.element(line).not.toBeInTheDocument();
  await undo.last().click();
  await expect.element(source).toHaveValue(`${text}\n\nMine.`);
  await expect.element(line).toBeVisible();

  await page.getByRole('button', { name: 'Remove the form of cat.html' }).click();
  await expect.element(line).not.toBeInTheDocument();
  await undo.last().click();
  await expect.element(line).toBeVisible();
  await open('plain.txt', 'Plain words.');
  await expect.element(source).toHaveValue('Plain words.');
  await expect.element(line).not.toBeInTheDocument();
});

test('a text with too little of the file in it says so, and is not offered in its form', async () => {
  await page.getByRole('button', { name: 'Improve', exact: true }).click();
  await page.getByRole('button', { name: 'Save as a file' }).click();
  await expect.element(formed).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await source.fill('A dog barks all night long.');
  await expect.element(page.getByText(/too little of it is left in this text/)).toBeVisible();
  server.answer(enhanceStream, (call) =>
    streamOf(call, toEnhanceAnswer('A dog barks all night long.', [{ removed: 'all', added: 'the whole' }])),
  );
  await page.getByRole('button', { name: 'Improve', exact: true }).click();
  await expect.element(page.getByText('the whole')).toBeVisible();
  await page.getByRole('button', { name: 'Save as a file' }).click();
  await expect.element(page.getByRole('button', { name: 'Web page .html' })).toBeVisible();
  await expect.element(formed).not.toBeInTheDocument();
});
