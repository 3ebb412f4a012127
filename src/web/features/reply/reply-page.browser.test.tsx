import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { letWrite } from '../../../../tests/kit/components/facts.ts';
import { streamOf, toEnhanceAnswer } from '../../../../tests/kit/components/fake-engine.ts';
import { refuse, server } from '../../../../tests/kit/components/fake-server.ts';
import { renderScreen } from '../../../../tests/kit/components/render-screen.tsx';
import { QueryProvider } from '../../services/query-provider.tsx';
import ReplyPage from './reply-page.tsx';

const replyStream = 'POST /functions/reply-email/stream';
const chain = page.getByRole('textbox', { name: 'Email chain' });
const draft = page.getByRole('textbox', { name: 'Rough draft' });
const run = page.getByRole('button', { name: 'Enhance Reply' }).first();
const offer = page.getByRole('button', { name: 'Use the rules on this server' });

beforeEach(() => {
  server.answer('GET /profile', () => Response.json({ is_administrator: false }));
});

async function arrive(words: string): Promise<void> {
  await renderScreen(
    <QueryProvider>
      <ReplyPage />
    </QueryProvider>,
  );
  await chain.fill('From: Anna Berg\n\nCan you come on Friday?\n\nAnna');
  await draft.fill(words);
}

test('MODEL-07 with the rules it is said before the press what comes out, and an order is not sent', async () => {
  letWrite('rules');
  await arrive('decline politely');
  await expect.element(page.getByText('they do not write from an order', { exact: false })).toBeVisible();
  const sentence = page.getByText('they cannot write from an order such as', { exact: false });
  await expect.element(sentence, { timeout: 5_000 }).toBeVisible();
  await run.click();
  await expect.element(page.getByText('no credit was used', { exact: false })).toBeVisible();
  expect(server.callsOf(replyStream)).toEqual([]);
  await expect.element(draft).toHaveValue('decline politely');
});

test('MODEL-10 a reply at which the model failed can be made by the rules, free and named', async () => {
  letWrite('a model');
  server.answer(replyStream, () => refuse('MAX_RETRIES_EXCEEDED', 'It did not come about.'));
  await arrive('friday is fine');
  await run.click();
  await expect.element(offer).toBeVisible();
  const reply = toEnhanceAnswer('friday is fine', [{ removed: 'friday', added: 'Friday' }]);
  const rules = { offline: true, engine: { name: 'Embedded engine', local: true }, questions: [] };
  server.answer(replyStream, (call) => streamOf(call, { ...reply, ...rules }));
  await offer.click();
  await expect.element(page.getByText('Embedded engine, on this server', { exact: false })).toBeVisible();
  expect(server.callsOf(replyStream).at(-1)?.body).toMatchObject({
    'user-draft': 'friday is fine',
    engine: 'embedded',
  });
});
