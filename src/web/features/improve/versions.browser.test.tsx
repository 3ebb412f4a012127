import { createStore, set } from 'idb-keyval';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { enhanceStream, streamOf, toEnhanceAnswer } from '../../../../tests/kit/components/fake-engine.ts';
import { server } from '../../../../tests/kit/components/fake-server.ts';
import { expectAnnounced } from '../../../../tests/kit/components/look.ts';
import { renderScreen } from '../../../../tests/kit/components/render-screen.tsx';
import { toPersistedKey } from '../../drafts/model.ts';
import ImprovePage from './improve-page.tsx';

const text = 'I have a old cat.';
const table = createStore('draftwell', 'kept');
const answer = toEnhanceAnswer(text, [{ removed: 'a old', added: 'an old' }]);
const toKey = () => toPersistedKey(server.getUser().id, 'improve.versions');
const former = {
  list: [
    {
      id: 'version-0',
      versionNumber: 0,
      text: 'Of yesterday.',
      timestamp: '2026-01-01T09:00:00.000Z',
      label: 'Your text',
    },
  ],
  selectedId: 'version-0',
};

async function improve(): Promise<void> {
  await page.getByRole('textbox', { name: 'Your Text' }).fill(text);
  await page.getByRole('button', { name: 'Improve', exact: true }).click();
  await expectAnnounced('Text enhanced successfully!');
}

const listVersions = () =>
  [...document.querySelectorAll('dialog .version-text')].map(({ textContent }) => textContent);

test('a run that ends before the versions of this device are read adds to them', async () => {
  server.answer(enhanceStream, (call) => streamOf(call, answer));
  await set(toKey(), former, table);
  const release = lockTable();
  await renderScreen(<ImprovePage />);
  await improve();
  await expect.element(page.getByRole('button', { name: 'Version History 0' })).toBeVisible();
  release();
  await expect.element(page.getByRole('button', { name: 'Version History 3' })).toBeVisible();
  await page.getByRole('button', { name: 'Version History 3' }).click();
  await expect.poll(listVersions).toEqual(['I have an old cat.', text, 'Of yesterday.']);
});

test('VER-01: the two versions that are compared have visible labels', async () => {
  server.answer(enhanceStream, (call) => streamOf(call, answer));
  await renderScreen(<ImprovePage />);
  await improve();
  await page.getByRole('button', { name: 'Version History 2' }).click();
  await page.getByRole('button', { name: 'Compare Version 0' }).click();
  for (const label of ['Version', 'Compared with']) {
    await expect.element(page.getByText(label, { exact: true })).toBeVisible();
  }
});

/** Keeps the table to itself: who reads it waits. Returns the way to end that. */
function lockTable(): () => void {
  let isLocked = true;
  void table('readwrite', async (store) => {
    const goOn = () => {
      if (isLocked) store.get('nothing').onsuccess = goOn;
    };
    goOn();
  });
  return () => {
    isLocked = false;
  };
}
