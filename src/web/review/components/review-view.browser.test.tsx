import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { toChanges } from '../../../../tests/kit/components/fake-engine.ts';
import { expectAnnounced } from '../../../../tests/kit/components/look.ts';
import { renderScreen } from '../../../../tests/kit/components/render-screen.tsx';
import type { TextChange, TextIssue } from '../../../shared/contract/result.ts';
import { makeReview, type ReviewLook } from '../model.ts';
import { ReviewView } from './review-view.tsx';

const source = 'I has a old cat, and it cost 12 pounds.';
const changes = toChanges(source, [
  { removed: 'has', added: 'have', alternatives: ['had', 'do have'] },
  { removed: 'a old', added: 'an old' },
  { removed: '12', added: '21', fact: 'number' },
]);
const acceptAll = page.getByRole('button', { name: 'Accept all 2' });
const rejectAll = page.getByRole('button', { name: 'Reject all' });
const undo = page.getByRole('button', { name: 'Undo last decision' });

interface ScreenProps {
  changes?: readonly TextChange[];
  issues?: readonly TextIssue[];
  firstLook?: ReviewLook;
}

function Screen({ changes: proposed = changes, issues = [], firstLook = 'changes' }: ScreenProps) {
  const [review, setReview] = useState(() => makeReview(source, proposed));
  const [current, setCurrent] = useState(0);
  const [look, setLook] = useState(firstLook);
  return (
    <ReviewView
      review={review}
      current={current}
      look={look}
      issues={issues}
      onReview={setReview}
      onCurrent={setCurrent}
      onLook={setLook}
    />
  );
}

/** A focus that went with a button moves on with the next frame, before which a key would go nowhere. */
async function expectFocusKept(): Promise<void> {
  await expect.poll(() => document.activeElement).not.toBe(document.body);
}

/** The keys of the review work, so the focus is in it. */
async function expectKeysToWork(): Promise<void> {
  await expectFocusKept();
  await userEvent.keyboard('v');
  await expect.element(page.getByText('I have an old cat, and it cost 21 pounds.')).toBeVisible();
  await userEvent.keyboard('v');
}

test('TRUST-04: what waits to be checked is announced before anything is accepted', async () => {
  await renderScreen(<Screen />);
  await expectAnnounced('1 fact to check. “Accept all” leaves it out.');
});

test('Accept all, whose button goes with it, leaves the focus in the review and says what is left', async () => {
  await renderScreen(<Screen />);
  await acceptAll.click();
  await expectAnnounced('2 accepted. 1 fact to check.');
  await expect.element(acceptAll).not.toBeInTheDocument();
  await expectKeysToWork();
});

test('Reject all leaves the focus in the review and says whose words are kept', async () => {
  await renderScreen(<Screen />);
  await rejectAll.click();
  await expectAnnounced('3 rejected, your words are kept.');
  await expect.element(rejectAll).not.toBeInTheDocument();
  await expectFocusKept();
  await userEvent.keyboard('u');
  await expectAnnounced('Open again, 1 of 3.');
});

test('Undo of the last step leaves the focus in the review, and says so', async () => {
  await renderScreen(<Screen />);
  await acceptAll.click();
  await undo.click();
  await expectAnnounced('The last step is taken back.');
  await expect.element(undo).not.toBeInTheDocument();
  await expectKeysToWork();
});

test('each decision by key is announced with its number, and the focus goes on to the next open change', async () => {
  await renderScreen(<Screen />);
  const marks = page.getByRole('group', { name: /^Change \d of 3/ });
  for (let tabs = 0; tabs < 8 && !document.activeElement?.matches('[data-change]'); tabs += 1)
    await userEvent.tab();
  await expect.element(marks.nth(0)).toHaveFocus();
  await userEvent.keyboard('a');
  await expectAnnounced('Accepted, 1 of 3.');
  await expect.element(marks.nth(1)).toHaveFocus();
  await userEvent.keyboard('r');
  await expectAnnounced('Kept yours, 2 of 3.');
  await expect.element(marks.nth(2)).toHaveFocus();
});

/** The review beside the page that it is of. */
function ScreenWithSource() {
  return (
    <main id="main">
      <div className="page-field">
        <textarea aria-label="Your Text" />
      </div>
      <Screen />
    </main>
  );
}

const field = page.getByRole('textbox', { name: 'Your Text' });
const firstChange = page.getByRole('group', { name: /^Change 1 of 3/ });

test('Ctrl and Z take back what was done last, in order, and a decision takes no typed words along', async () => {
  await renderScreen(<ScreenWithSource />);
  await field.click();
  await userEvent.keyboard('one');
  await userEvent.keyboard('{F9}');
  await expect.element(firstChange).toHaveFocus();
  await userEvent.keyboard('a');
  await field.click();
  await userEvent.keyboard('{End} two');
  await userEvent.keyboard('{Control>}z{/Control}');
  await expect.element(field).toHaveValue('one');
  await expect.element(page.getByRole('group', { name: 'Change 1 of 3, wording, accepted' })).toBeVisible();
  await userEvent.keyboard('{Control>}z{/Control}');
  await expectAnnounced('The last step is taken back.');
  await expect.element(page.getByText('2 open')).toBeVisible();
  await expect.element(field).toHaveValue('one');
});

test('F9 leads from the plain text to the first open change too, and from there to the next', async () => {
  await renderScreen(<ScreenWithSource />);
  await field.click();
  await userEvent.keyboard('{F9}av');
  await field.click();
  await userEvent.keyboard('{F9}');
  await expect.element(page.getByRole('group', { name: /^Change 2 of 3/ })).toHaveFocus();
  await userEvent.keyboard('{F9}');
  await expect.element(page.getByRole('group', { name: /^Change 3 of 3/ })).toHaveFocus();
});

test('another wording is accepted by its key or its button, and the former one is offered in its place', async () => {
  await renderScreen(<ScreenWithSource />);
  await field.click();
  await userEvent.keyboard('{F9}1');
  await expectAnnounced('Accepted as “had”, 1 of 3.');
  const wordings = firstChange.getByRole('insertion');
  await expect.element(wordings).toHaveTextContent('had');
  await page
    .getByRole('group', { name: 'Other wordings' })
    .first()
    .getByRole('button', { name: 'have', exact: true })
    .click();
  await expect.element(wordings).toHaveTextContent('have');
  await userEvent.keyboard('{Control>}z{/Control}{Control>}z{/Control}');
  await expect.element(page.getByText('2 open')).toBeVisible();
});

test('changes of one kind are accepted together, and those with a fact are left out', async () => {
  const kinds = ['spelling', 'grammar', 'spelling'] as const;
  await renderScreen(
    <Screen changes={changes.map((change, index) => ({ ...change, category: kinds[index] ?? 'tone' }))} />,
  );
  await page.getByRole('button', { name: 'By kind' }).click();
  await page.getByRole('button', { name: 'Accept all spelling (1)' }).click();
  await expectAnnounced('1 accepted, spelling.');
  await expect.element(page.getByText('1 open')).toBeVisible();
  await expectKeysToWork();
});

test('a doubtful word has its fixes to press, by keys too, and Undo takes one back', async () => {
  const about = { id: 'one', type: 'spelling', rule: 'spelling', message: 'Is “cat” meant?' } as const;
  const startIndex = 'I have an old '.length;
  const issue = { ...about, startIndex, endIndex: startIndex + 3, replacements: ['car', 'cap'] };
  await renderScreen(<Screen issues={[issue]} firstLook="plain" />);
  page.getByRole('button', { name: 'cat' }).element().focus();
  await userEvent.keyboard('{Enter}{Tab}{Tab}{Enter}');
  await expect.element(page.getByText('I have an old cap, and it cost 21 pounds.')).toBeVisible();
  await expectAnnounced('“cat” is now “cap”.');
  await userEvent.keyboard('u');
  await expect.element(page.getByRole('button', { name: 'cat' })).toBeVisible();
});
