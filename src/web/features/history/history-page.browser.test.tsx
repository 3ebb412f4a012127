import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { refuse, server } from '../../../../tests/kit/components/fake-server.ts';
import { renderScreen } from '../../../../tests/kit/components/render-screen.tsx';
import type { ActionSummary } from '../../../shared/contract/actions.ts';
import { QueryProvider } from '../../services/query-provider.tsx';
import HistoryPage from './history-page.tsx';

const letter: ActionSummary = {
  id: '0192e0a0-0000-7000-8000-000000000001',
  tool: 'improve-text',
  action_type: 'improve',
  text_length: 20,
  has_texts: true,
  result: 'success',
  error_message: null,
  user_feedback: null,
  created_at: '2026-11-20T08:00:00.000000Z',
  feedback_given_at: null,
  excerpt: 'A letter to the landlord',
};
const list = 'GET /actions';
const answerList = () => Response.json({ actions: [letter], next_cursor: null });

test('FLEET-09 whoever searches too often reads that a moment helps, and keeps the words', async () => {
  server.answer(list, answerList);
  await renderScreen(
    <QueryProvider>
      <HistoryPage />
    </QueryProvider>,
    '/history',
  );
  const entry = page.getByText('A letter to the landlord');
  await expect.element(entry).toBeVisible();
  server.answer(list, () => refuse('TOO_MANY_CALLS'));
  const search = page.getByRole('searchbox', { name: 'Search your texts' });
  await search.fill('landlord');
  const sentence = 'Too many calls in a short time. Please wait a moment before trying again.';
  await expect.element(page.getByRole('alert').getByText(sentence)).toBeVisible();
  await expect.element(search).toHaveValue('landlord');
  server.answer(list, answerList);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
  await expect.element(entry).toBeVisible();
});
