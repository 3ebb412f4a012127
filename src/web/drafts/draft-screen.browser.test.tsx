import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { server } from '../../../tests/kit/components/fake-server.ts';
import { toasts } from '../../../tests/kit/components/look.ts';
import { renderScreen } from '../../../tests/kit/components/render-screen.tsx';
import { DraftsButton } from './components/drafts-button.tsx';
import { draftTools, listDrafts, mostDrafts, toDraftName, toFieldKey } from './draft-list.ts';
import { DraftScreen } from './draft-screen.tsx';
import { type DraftPlace, toPersistedKey } from './model.ts';
import { OtherTabNotes } from './other-tab-notes.tsx';
import { deviceStorage } from './persisted-table.ts';
import { useDraft } from './use-draft.ts';

const tool = draftTools.feedback;
const field = page.getByRole('textbox', { name: 'Text', exact: true });
const list = page.getByRole('dialog', { name: 'Drafts' });

function Screen() {
  return (
    <main id="main">
      <DraftScreen tool={tool}>{(place) => <Page place={place} />}</DraftScreen>
    </main>
  );
}

function Page({ place }: { place: DraftPlace }) {
  const { text, setText, otherTab } = useDraft(place);
  return (
    <>
      <OtherTabNotes otherTab={otherTab} names={{ text: 'text' }} />
      <DraftsButton />
      <textarea aria-label="Text" value={text} onChange={(event) => setText(event.target.value)} />
    </>
  );
}

const storedTitles = () => listDrafts(localStorage, server.getUser().id, tool).map(({ title }) => title);

beforeEach(() => {
  localStorage.clear();
  for (let number = 1; number <= mostDrafts; number += 1) {
    const name = toDraftName(tool, `d${number}`);
    const second = String(number).padStart(2, '0');
    localStorage.setItem(toFieldKey(server.getUser().id, name, ''), `draft ${number}`);
    localStorage.setItem(toFieldKey(server.getUser().id, name, 'changed'), `2026-11-01T10:00:${second}Z`);
  }
});

test('an address without a draft means the one that was changed last, and is completed', async () => {
  const { router } = await renderScreen(<Screen />);
  await expect.element(field).toHaveValue(`draft ${mostDrafts}`);
  await expect.poll(() => router.state.location.search).toBe(`?draft=d${mostDrafts}`);
});

test('where as many are kept as fit, a new one takes the place of the oldest: said before and after, and undone', async () => {
  await renderScreen(<Screen />);
  await page.getByRole('button', { name: 'Drafts' }).click();
  await expect
    .element(list.getByText('The next new one takes the place of “draft 1”.', { exact: false }))
    .toBeVisible();
  await list.getByRole('button', { name: 'New draft' }).click();
  await expect.element(field).toHaveFocus();
  await expect.element(toasts.getByText(`The oldest of ${mostDrafts} drafts was deleted`)).toBeVisible();
  expect(storedTitles()).not.toContain('draft 1');
  await toasts.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(storedTitles).toContain('draft 1');
});

test('Escape leaves the name of a draft as it was, and the list open', async () => {
  await renderScreen(<Screen />);
  await page.getByRole('button', { name: 'Drafts' }).click();
  const rename = list.getByRole('button', { name: 'Rename “draft 7”' });
  await rename.click();
  await userEvent.keyboard('Delivery{Escape}');
  await expect.element(rename).toHaveFocus();
  await expect.element(list).toBeVisible();
  expect(storedTitles()).toContain('draft 7');
});

const latest = toDraftName(tool, `d${mostDrafts}`);

/** Of a draft that another tab has changed too. */
async function keepBoth() {
  const userId = server.getUser().id;
  await deviceStorage.set(toPersistedKey(userId, `${latest}.result`), { decisions: ['accepted'] });
  const { router } = await renderScreen(<Screen />, `/?draft=d${mostDrafts}`);
  await field.fill('mine');
  const key = toFieldKey(userId, latest, '');
  dispatchEvent(new StorageEvent('storage', { key, newValue: 'theirs', storageArea: localStorage }));
  await page.getByRole('button', { name: 'Keep both' }).click();
  await expect.poll(() => router.state.location.search).not.toBe(`?draft=d${mostDrafts}`);
  await expect.element(field).toHaveValue('mine');
  const copy = toDraftName(tool, new URLSearchParams(router.state.location.search).get('draft') ?? '');
  return async () => deviceStorage.get(toPersistedKey(userId, `${copy}.result`));
}

test('of a draft in two tabs both are kept with their result and what was decided of it', async () => {
  const readCopied = await keepBoth();
  expect(await readCopied()).toEqual({ decisions: ['accepted'] });
  await expect.element(toasts.getByText('Both are kept.', { exact: false })).toBeVisible();
});

test('where the result finds no room the text is kept, and it is said what is missing', async () => {
  const add = IDBObjectStore.prototype.put;
  const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (
    this: IDBObjectStore,
    value,
    key,
  ) {
    if (String(key).includes(latest)) return add.call(this, value, key);
    throw new DOMException('No room', 'QuotaExceededError');
  });
  onTestFinished(() => put.mockRestore());
  const readCopied = await keepBoth();
  expect(await readCopied()).toBeUndefined();
  await expect.element(toasts.getByText('Its result could not be copied', { exact: false })).toBeVisible();
});
