import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { refuse, server } from '../../../../tests/kit/components/fake-server.ts';
import { expectAnnounced, toasts } from '../../../../tests/kit/components/look.ts';
import { renderScreen } from '../../../../tests/kit/components/render-screen.tsx';
import { OpinionSheet } from './components/opinion-sheet.tsx';

const type = page.getByRole('combobox', { name: 'Type' });
const title = page.getByRole('textbox', { name: 'Title' });
const description = page.getByRole('textbox', { name: 'Description' });
const submit = page.getByRole('button', { name: 'Submit Feedback' });
const stored = () => Response.json({ id: crypto.randomUUID() });

let screen: Awaited<ReturnType<typeof renderScreen>>['screen'];
beforeEach(async () => {
  ({ screen } = await renderScreen(<OpinionSheet />));
});

async function fill(): Promise<void> {
  await type.selectOptions('Bug Report');
  await title.fill('A bug');
  await description.fill('It is red.');
}

test('a form with something missing says so, in its place too, and the focus goes to what is missing', async () => {
  await type.selectOptions('Bug Report');
  await submit.click();
  const sentence = 'Please fill in all required fields';
  await expect.element(toasts.getByText(sentence)).toBeVisible();
  await expect.element(screen.getByRole('alert')).toMatchTextContent(sentence);
  await expect.element(title).toHaveFocus();
});

test('an opinion that could not be sent stays as typed, says so, and counts once when it is sent again', async () => {
  server.answer('POST /feedback', () => refuse('RATE_LIMITED'));
  await fill();
  await submit.click();
  const sentence = 'Failed to submit feedback. Please try again.';
  await expect.element(toasts.getByText(sentence)).toBeVisible();
  await expect.element(screen.getByRole('alert')).toMatchTextContent(sentence);
  await expect.element(description).toHaveValue('It is red.');
  server.answer('POST /feedback', stored);
  await submit.click();
  await expectAnnounced('Thank you for your feedback!');
  await expect.element(description).toHaveValue('');
  const keys = server.callsOf('POST /feedback').map(({ headers }) => headers.get('idempotency-key'));
  expect(keys).toEqual([keys[0], keys[0]]);
  expect(keys[0]).toBeTruthy();
});

test('what is typed while an opinion is sent stays', async () => {
  const answer = Promise.withResolvers<Response>();
  server.answer('POST /feedback', () => answer.promise);
  await fill();
  await submit.click();
  await expect.poll(() => server.callsOf('POST /feedback').length).toBe(1);
  await title.fill('Another bug');
  answer.resolve(stored());
  await expectAnnounced('Thank you for your feedback!');
  await expect.element(title).toHaveValue('Another bug');
  await expect.element(description).toHaveValue('');
});
