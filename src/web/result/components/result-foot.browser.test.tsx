import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { toChanges } from '../../../../tests/kit/components/fake-engine.ts';
import { expectAnnounced, toasts } from '../../../../tests/kit/components/look.ts';
import { renderScreen } from '../../../../tests/kit/components/render-screen.tsx';
import { makeReview } from '../../review/model.ts';
import { toPlainResult } from '../model.ts';
import { ResultFoot } from './result-foot.tsx';

const copy = page.getByRole('button', { name: 'Copy text' });
const save = page.getByRole('button', { name: 'Save as a file' });
const question = page.getByRole('group', { name: '1 fact differs from your text.' });
const onShow = vi.fn();

async function arrive(fact?: 'number') {
  const source = 'It costs 12 pounds.';
  const changes = toChanges(source, [{ removed: '12', added: '21', ...(fact && { fact }) }]);
  const result = { ...toPlainResult(source, null), review: makeReview(source, changes) };
  return renderScreen(
    <ResultFoot
      result={result}
      copy={{ name: 'Copy text', done: 'Text copied to clipboard!' }}
      isPartial={false}
      onShow={onShow}
    />,
  );
}

beforeEach(() => void onShow.mockReset());

test('a copy is told, and one that fails says what to do instead', async () => {
  await arrive();
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await copy.click();
  await expectAnnounced('Text copied to clipboard!');
  expect(write).toHaveBeenCalledWith('It costs 21 pounds.');
  write.mockRejectedValue(new DOMException('no', 'NotAllowedError'));
  vi.spyOn(document, 'execCommand').mockReturnValue(false);
  await copy.click();
  await expectAnnounced('Failed to copy to clipboard');
  await expect.element(toasts.getByText('Select the text and copy it.')).toBeVisible();
});

test('a file that could not be saved says so beside its button too', async () => {
  const { screen } = await arrive();
  vi.spyOn(URL, 'createObjectURL').mockImplementation(() => {
    throw new Error('no room');
  });
  await save.click();
  await page.getByRole('button', { name: 'Plain text .txt' }).click();
  await expectAnnounced('Not saved');
  await expect.element(screen.getByText('Not saved. Copy the text, or save it once more.')).toBeVisible();
  vi.restoreAllMocks();
});

test('a text with an open fact asks first, with the focus on the way to it; Escape takes the focus back', async () => {
  await arrive('number');
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await copy.click();
  await expect.element(question.getByRole('button', { name: 'Show me' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(question).not.toBeInTheDocument();
  await expect.element(copy).toHaveFocus();
  await copy.click();
  await userEvent.keyboard('{Enter}');
  expect(onShow).toHaveBeenCalledWith(0);
  expect(write).not.toHaveBeenCalled();
});

test('a text whose facts the writer lets go leaves, and is not asked about again', async () => {
  await arrive('number');
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await copy.click();
  await question.getByRole('button', { name: 'Copy anyway' }).click();
  await expect.element(copy).toHaveFocus();
  await copy.click();
  await expect.poll(() => write.mock.calls.length).toBe(2);
  await expect.element(question).not.toBeInTheDocument();
});
