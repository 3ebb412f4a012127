import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { server } from '../../../../../tests/kit/components/fake-server.ts';
import { expectAnnounced, toasts } from '../../../../../tests/kit/components/look.ts';
import { renderScreen } from '../../../../../tests/kit/components/render-screen.tsx';
import { emailChainLimit } from '../../../../shared/limits.ts';
import { useFields } from '../use-fields.ts';
import { ChainCard } from './chain-card.tsx';

const box = page.getByRole('textbox', { name: 'Email chain' });
const paste = page.getByRole('button', { name: 'Paste' });

function Screen() {
  return <ChainCard fields={useFields({ userId: server.getUser().id, name: 'email-reply' })} />;
}

let screen: Awaited<ReturnType<typeof renderScreen>>['screen'];
beforeEach(async () => {
  ({ screen } = await renderScreen(<Screen />));
  await box.fill('Can you come on Monday?');
});

test.for([
  [
    'that the browser does not let be read',
    () => Promise.reject(new DOMException('no', 'NotAllowedError')),
    'No text found in clipboard or paste permission denied',
  ],
  [
    'that is too long',
    () => Promise.resolve('x'.repeat(emailChainLimit + 1)),
    `Text is too long. Maximum ${emailChainLimit.toLocaleString('en-US')} characters allowed.`,
  ],
] as const)(
  'a clipboard %s is refused in words, in its place too, and the text stays',
  async ([, read, sentence]) => {
    vi.spyOn(navigator.clipboard, 'readText').mockImplementation(read);
    await paste.click();
    await expect.element(toasts.getByText(sentence)).toBeVisible();
    await expect.element(screen.getByText(sentence)).toBeVisible();
    await expect.element(box).toHaveValue('Can you come on Monday?');
  },
);

test('a paste takes the place of the text, says so, and its Undo brings the text back', async () => {
  vi.spyOn(navigator.clipboard, 'readText').mockResolvedValue('Can you come on Friday?');
  await paste.click();
  await expectAnnounced('Text pasted from clipboard!');
  await expect.element(box).toHaveValue('Can you come on Friday?');
  await toasts.getByRole('button', { name: 'Undo' }).click();
  await expect.element(box).toHaveValue('Can you come on Monday?');
});

test.for([390, 768, 1440])(
  'at %i px a pasted chain is seen from its start, several lines of it',
  async (width) => {
    await page.viewport(width, 844);
    await box.fill('');
    await box.click();
    const chain = Array.from({ length: 40 }, (_, index) => `Line ${index} of the mail. Can you come?`).join(
      '\n',
    );
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', chain);
    box.element().dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
    document.execCommand('insertText', false, chain);
    await expect.element(page.getByText(/asks \d+ questions/)).toBeInTheDocument();
    const frame = box.element().closest('.text-box');
    await expect.poll(() => frame?.scrollTop).toBe(0);
    expect(frame?.clientHeight).toBeGreaterThan(4 * 24);
  },
);
