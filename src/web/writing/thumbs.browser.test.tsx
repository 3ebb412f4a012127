import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { refuse, server } from '../../../tests/kit/components/fake-server.ts';
import { expectAnnounced, toasts } from '../../../tests/kit/components/look.ts';
import { renderScreen } from '../../../tests/kit/components/render-screen.tsx';
import { QueryProvider } from '../services/query-provider.tsx';
import { Thumbs } from './thumbs.tsx';

const actionId = '7b0c5f3e-6d2c-4a58-9a53-0c2d8f2c9c11';
const operation = `PUT /actions/${actionId}/feedback`;
const good = page.getByRole('button', { name: 'Good result' });
const poor = page.getByRole('button', { name: 'Poor result' });
const failure = 'Your feedback could not be stored.';
const stored = () =>
  Response.json({ user_feedback: 'positive', feedback_given_at: '2026-11-21T15:30:00.000Z' });

async function arrive() {
  return renderScreen(
    <QueryProvider>
      <Thumbs actionId={actionId} />
    </QueryProvider>,
  );
}

test('a thumb that could not be stored is not shown as given, says so in its place too, and can be tried again', async () => {
  server.answer(operation, () => refuse('NOT_FOUND'));
  const { screen } = await arrive();
  await good.click();
  await expect.element(screen.getByText(failure)).toBeVisible();
  await expectAnnounced(failure);
  await expect.element(good).toHaveAttribute('aria-pressed', 'false');
  server.answer(operation, stored);
  await toasts.getByRole('button', { name: 'Try again' }).click();
  await expect.element(good).toHaveAttribute('aria-pressed', 'true');
  await expect.element(screen.getByText(failure)).not.toBeInTheDocument();
  expect(server.callsOf(operation).map(({ body }) => body)).toEqual([
    { user_feedback: 'positive' },
    { user_feedback: 'positive' },
  ]);
});

test('the last thumb is the one that is shown', async () => {
  server.answer(operation, stored);
  await arrive();
  await good.click();
  await poor.click();
  await expect.element(poor).toHaveAttribute('aria-pressed', 'true');
  await expect.element(good).toHaveAttribute('aria-pressed', 'false');
  await expectAnnounced('Thank you for your feedback!');
});
