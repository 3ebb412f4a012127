import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { letWrite } from '../../../../tests/kit/components/facts.ts';
import {
  enhanceStream,
  openStream,
  streamOf,
  toEnhanceAnswer,
} from '../../../../tests/kit/components/fake-engine.ts';
import { refuse, server } from '../../../../tests/kit/components/fake-server.ts';
import { expectAnnounced, toasts } from '../../../../tests/kit/components/look.ts';
import { renderScreen } from '../../../../tests/kit/components/render-screen.tsx';
import { QueryProvider } from '../../services/query-provider.tsx';
import WritePage from './write-page.tsx';

const composeStream = 'POST /functions/write-from-scratch/stream';
const body = 'Dear Anneke,\n\nThe delivery moves to Thursday.';
const { enhanced_text: _, ...answered } = toEnhanceAnswer(body, []);
const answer = { ...answered, generated_text: body, subject: 'Delivery' };
const description = page.getByPlaceholder(/^e\.g\., delivery moves/);
const generate = page.getByRole('button', { name: 'Generate Email' });

const profile = { is_administrator: false };

beforeEach(() => {
  letWrite('rules');
  server.answer('GET /profile', () => Response.json(profile));
});

async function arrive(): Promise<void> {
  await renderScreen(
    <QueryProvider>
      <WritePage />
    </QueryProvider>,
  );
  await description.fill('delivery moves to thursday');
}

test('a Stop is announced, and leaves the focus on the button that runs', async () => {
  await arrive();
  server.answer(composeStream, (call) => openStream(call).response);
  await generate.click();
  await page.getByRole('button', { name: 'Stop' }).click();
  await expectAnnounced('Stopped. Your text is as it was, no credit was used.');
  await expect.element(generate).toHaveFocus();
});

test('an email that cannot be copied says what to do instead', async () => {
  await arrive();
  server.answer(composeStream, (call) => streamOf(call, answer));
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('no', 'NotAllowedError'));
  await page.getByRole('button', { name: 'Copy to Clipboard' }).click();
  await expectAnnounced('Failed to copy to clipboard');
  await expect.element(toasts.getByText('Select the email and copy it.')).toBeVisible();
});

test('MODEL-07 with the rules it is said before the press what comes out, and an order is not sent', async () => {
  await arrive();
  const line = page.getByText('they do not write from an order', { exact: false });
  await expect.element(line).toMatchTextContent('Whoever runs this server can choose a model that does.');
  await description.fill('decline politely');
  const sentence = page.getByText('they cannot write from an order such as', { exact: false });
  await expect.element(sentence, { timeout: 5_000 }).toBeVisible();
  await generate.click();
  await expect.element(page.getByText('no credit was used', { exact: false })).toBeVisible();
  expect(server.callsOf(composeStream)).toEqual([]);
  await expect.element(description).toHaveValue('decline politely');
});

test('an administrator is led to where a model is chosen; with a model nothing is said', async () => {
  server.answer('GET /profile', () => Response.json({ is_administrator: true }));
  await arrive();
  const link = page.getByRole('link', { name: 'Who writes?' });
  await expect.element(link).toHaveAttribute('href', '/server-settings');
  letWrite('a model');
  await description.fill('decline politely');
  await expect.element(link).not.toBeInTheDocument();
});

test('MODEL-10 an email at which the model failed can be made by the rules; from an order it is not offered', async () => {
  letWrite('a model');
  server.answer(composeStream, () => refuse('ENGINE_TIMEOUT', 'The engine took too long.'));
  await arrive();
  await generate.click();
  const offer = page.getByRole('button', { name: 'Use the rules on this server' });
  await expect.element(offer).toBeVisible();
  await description.fill('decline politely');
  await generate.click();
  await expect.poll(() => server.callsOf(composeStream).length).toBe(2);
  await expect.element(offer).not.toBeInTheDocument();
  await description.fill('delivery moves to thursday');
  await generate.click();
  const rules = { offline: true, engine: { name: 'Embedded engine', local: true } };
  await expect.element(offer).toBeVisible();
  server.answer(composeStream, (call) => streamOf(call, { ...answer, ...rules }));
  await offer.click();
  await expect.element(page.getByText('Embedded engine, on this server', { exact: false })).toBeVisible();
  expect(server.callsOf(composeStream).at(-1)?.body).toMatchObject({ engine: 'embedded' });
});

test('the same email a second time, or one with nothing added, is no success', async () => {
  const title = toasts.getByText('Email generated successfully!');
  const said = 'This is the same result as before, so it was free.';
  const changes = toEnhanceAnswer('delivery', [{ removed: 'delivery', added: 'Delivery' }]).changes;
  server.answer(composeStream, (call) => streamOf(call, { ...answer, changes, notice: said }));
  await arrive();
  await generate.click();
  await expect.element(page.getByText(said)).toBeVisible();
  expect(title.query()).toBeNull();
  await description.fill('delivery moves to friday');
  server.answer(composeStream, (call) => streamOf(call, { ...answer, changes }));
  await generate.click();
  await expect.element(title).toBeVisible();
});

test('a press on a word of the email asks for others, also where it was edited by hand, and one press takes them back', async () => {
  letWrite('a model');
  const changes = toEnhanceAnswer('delivery moves to thursday', [
    { removed: 'delivery', added: 'Delivery' },
  ]).changes;
  server.answer(composeStream, (call) =>
    streamOf(call, { ...answer, generated_text: 'Delivery moves to thursday', changes }),
  );
  server.answer(enhanceStream, (call) =>
    streamOf(call, toEnhanceAnswer('shifts', [{ removed: 'shifts', added: 'shifts' }])),
  );
  await arrive();
  await generate.click();
  const email = page.getByRole('textbox', { name: 'Email body' });
  const bar = page.getByRole('toolbar', { name: 'Selected text' });
  const dialog = page.getByRole('dialog', { name: 'Other wordings' });

  async function takeOther(): Promise<void> {
    await email.click({ position: { x: 90, y: 12 } });
    await expect.element(bar.getByText('“moves”')).toBeVisible();
    expect(document.querySelector('.email-body mark')?.textContent).toBe('moves');
    await bar.getByRole('button', { name: 'Other wordings' }).click();
    await dialog.getByRole('button', { name: 'Ask for a wording' }).click();
    await dialog.getByRole('button', { name: 'Use “shifts”' }).click();
  }

  async function takeBack(): Promise<void> {
    const toast = toasts.getByRole('listitem').filter({ hasText: 'Selected text updated' });
    await toast.getByRole('button', { name: 'Undo' }).click();
    await expect.element(toast).not.toBeInTheDocument();
  }

  await takeOther();
  await expect.element(email).toHaveValue('Delivery shifts to thursday');
  await expect.element(page.getByRole('group', { name: /^Change 2 of 2/ })).toBeVisible();
  await takeBack();
  await expect.element(email).toHaveValue('Delivery moves to thursday');

  await email.fill('Delivery moves to thursday, sorry');
  await takeOther();
  await expect.element(email).toHaveValue('Delivery shifts to thursday, sorry');
  await takeBack();
  await expect.element(email).toHaveValue('Delivery moves to thursday, sorry');
});
