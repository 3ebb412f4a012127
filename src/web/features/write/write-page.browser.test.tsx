import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openStream, streamOf, toEnhanceAnswer } from '../../../../tests/kit/components/fake-engine.ts';
import { server } from '../../../../tests/kit/components/fake-server.ts';
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

beforeEach(async () => {
  await renderScreen(
    <QueryProvider>
      <WritePage />
    </QueryProvider>,
  );
  await description.fill('delivery moves to thursday');
});

test('a Stop is announced, and leaves the focus on the button that runs', async () => {
  server.answer(composeStream, (call) => openStream(call).response);
  await generate.click();
  await page.getByRole('button', { name: 'Stop' }).click();
  await expectAnnounced('Stopped. Your text is as it was, no credit was used.');
  await expect.element(generate).toHaveFocus();
});

test('an email that cannot be copied says what to do instead', async () => {
  server.answer(composeStream, (call) => streamOf(call, answer));
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('no', 'NotAllowedError'));
  await page.getByRole('button', { name: 'Copy to Clipboard' }).click();
  await expectAnnounced('Failed to copy to clipboard');
  await expect.element(toasts.getByText('Select the email and copy it.')).toBeVisible();
});
