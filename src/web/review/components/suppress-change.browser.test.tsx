import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { toChanges } from '../../../../tests/kit/components/fake-engine.ts';
import { refuse, server } from '../../../../tests/kit/components/fake-server.ts';
import { expectAnnounced, toasts } from '../../../../tests/kit/components/look.ts';
import { renderScreen } from '../../../../tests/kit/components/render-screen.tsx';
import type { TextChange } from '../../../shared/contract/result.ts';
import { makeReview } from '../model.ts';
import { ReviewView } from './review-view.tsx';

const source = 'One flimbot is here in order to pay 12 pounds. A flimbot was build in order to eat.';

type Kind = Pick<TextChange, 'category' | 'rule'>;

function toChange(removed: string, added: string, kind: Kind, fact?: 'number'): TextChange[] {
  return toChanges(source, [{ removed, added, ...(fact && { fact }) }]).map((change) => ({
    ...change,
    ...kind,
  }));
}

const misspelling: Kind = { category: 'spelling', rule: 'spelling' };
const wordy: Kind = { category: 'clarity', rule: 'wordy' };
const [second] = toChange(' flimbot was', ' limbo was', misspelling);
const changes: TextChange[] = [
  ...toChange('flimbot', 'limbo', misspelling),
  ...toChange('in order to pay', 'to pay', wordy),
  ...toChange('12', '21', { category: 'spelling', rule: 'partial-edit' }, 'number'),
  ...(second ? [{ ...second, start: second.start + 1, end: second.end - 4, replacement: 'limbo' }] : []),
  ...toChange('build', 'built', { category: 'grammar', rule: 'improve@1' }),
  ...toChange('in order to eat', 'to eat', wordy),
];

function Screen() {
  const [review, setReview] = useState(() => makeReview(source, changes));
  const [current, setCurrent] = useState(0);
  return (
    <ReviewView
      review={review}
      current={current}
      look="changes"
      onReview={setReview}
      onCurrent={setCurrent}
      onLook={() => undefined}
    />
  );
}

const markOf = (number: number) => page.getByRole('group', { name: new RegExp(`^Change ${number} of 6`) });
const addButton = page.getByRole('button', { name: 'Add to dictionary' });
const offButton = page.getByRole('button', { name: 'Switch this rule off' });
const undo = (title: string) =>
  toasts.getByRole('listitem').filter({ hasText: title }).getByRole('button', { name: 'Undo' });

test('a word is added by keys and stays wherever it stands; Undo takes back both', async () => {
  server.answer('POST /dictionary/words', () => Response.json({ words: ['flimbot'] }));
  server.answer('DELETE /dictionary/words', () => Response.json({ words: [] }));
  await renderScreen(<Screen />);
  markOf(1).element().focus();
  await userEvent.tab();
  await expect.element(addButton).toHaveFocus();
  await expect.element(offButton).not.toBeInTheDocument();
  await userEvent.keyboard('{Enter}');
  await expectAnnounced('2 rejected, your words are kept.');
  await expectAnnounced('“flimbot” is in your dictionary');
  await expect.element(markOf(2)).toHaveFocus();
  await expect.element(page.getByText(/, 2 rejected$/)).toBeVisible();
  expect(server.callsOf('POST /dictionary/words').map(({ body }) => body)).toEqual([{ words: ['flimbot'] }]);
  await userEvent.keyboard('a');
  await undo('“flimbot” is in your dictionary').click();
  await expectAnnounced('2 changes open again.');
  await expect.element(page.getByText(/, 1 accepted/)).toBeVisible();
  await expect.poll(() => server.callsOf('DELETE /dictionary/words').length).toBe(1);
});

test('a rule is switched off with what was said of it, in a narrow pane too; Undo takes back both', async () => {
  await page.viewport(390, 800);
  server.answer('POST /switched-off-rules', () =>
    Response.json({ rules: [{ rule: 'wordy', description: 'Shorter.' }] }),
  );
  server.answer('DELETE /switched-off-rules', () => Response.json({ rules: [] }));
  await renderScreen(<Screen />);
  await page.getByRole('button', { name: 'Next change' }).click();
  await offButton.click();
  await expectAnnounced('2 rejected, your words are kept.');
  await expectAnnounced('Rule switched off.');
  expect(server.callsOf('POST /switched-off-rules').map(({ body }) => body)).toEqual([
    { rule: 'wordy', description: 'Shorter.' },
  ]);
  await undo('Rule switched off.').click();
  await expectAnnounced('2 changes open again.');
  await expect.poll(() => server.callsOf('DELETE /switched-off-rules').length).toBe(1);
});

test('neither is offered for a fact, for what a model changed, nor once a change is accepted', async () => {
  await renderScreen(<Screen />);
  for (const number of [3, 5]) {
    markOf(number).element().focus();
    await expect.element(markOf(number)).toHaveAttribute('aria-current', 'true');
    await expect.element(addButton).not.toBeInTheDocument();
    await expect.element(offButton).not.toBeInTheDocument();
  }
  markOf(2).element().focus();
  await expect.element(offButton).toBeVisible();
  await userEvent.keyboard('ak');
  await expect.element(markOf(2)).toHaveFocus();
  await expect.element(offButton).not.toBeInTheDocument();
});

test('a word that could not be added is kept here, and it is said that it was not added', async () => {
  server.answer('POST /dictionary/words', () => refuse('LIST_FULL'));
  await renderScreen(<Screen />);
  await addButton.click();
  await expectAnnounced('The word could not be added');
  await expect.element(toasts.getByText(/^This list is full/)).toBeVisible();
  await expect.element(page.getByText(/, 2 rejected$/)).toBeVisible();
});
