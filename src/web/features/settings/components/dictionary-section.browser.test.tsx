import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { refuse, server } from '../../../../../tests/kit/components/fake-server.ts';
import { toasts } from '../../../../../tests/kit/components/look.ts';
import { renderScreen } from '../../../../../tests/kit/components/render-screen.tsx';
import { QueryProvider } from '../../../services/query-provider.tsx';
import { DictionarySection } from './dictionary-section.tsx';
import { SwitchedOffSection } from './switched-off-section.tsx';

const calls = { add: 'POST /dictionary/words', remove: 'DELETE /dictionary/words' };
const field = page.getByRole('textbox', { name: 'Add a word' });
const addButton = page.getByRole('button', { name: 'Add', exact: true });
const rows = page.getByRole('list', { name: 'Your words' }).getByRole('listitem');

/** A server that keeps a dictionary. */
async function arrive(words: string[]) {
  const kept = new Set(words);
  const answer = () => Response.json({ words: [...kept].sort() });
  const wordsOf = (body: unknown) => (body as { words: string[] }).words;
  server.answer('GET /dictionary', answer);
  server.answer(calls.add, ({ body }) => {
    for (const word of wordsOf(body)) kept.add(word);
    return answer();
  });
  server.answer(calls.remove, ({ body }) => {
    for (const word of wordsOf(body)) kept.delete(word);
    return answer();
  });
  return renderScreen(
    <QueryProvider>
      <DictionarySection />
    </QueryProvider>,
  );
}

async function importFile(text: string): Promise<void> {
  await expect.element(page.getByRole('button', { name: 'Import a .txt' })).toBeVisible();
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  if (input) await userEvent.upload(input, new File([text], 'words.txt', { type: 'text/plain' }));
}

test('words are added by Enter, found by their letters and removed with a way back, and the focus stays near', async () => {
  const { screen } = await arrive([]);
  await expect.element(screen.getByText(/^No words yet/)).toBeVisible();
  await field.fill('Flimbot grobble');
  await userEvent.keyboard('{Enter}');
  await expect.element(rows).toHaveLength(2);
  await expect.element(field).toHaveValue('');
  await expect.element(screen.getByText('2 words of 5,000')).toBeVisible();
  const search = page.getByRole('searchbox', { name: 'Search your dictionary' });
  await search.fill('GROB');
  await expect.element(rows).toHaveLength(1);
  await page.getByRole('button', { name: 'Remove grobble' }).click();
  await expect.element(screen.getByText('None of your words has these letters.')).toBeVisible();
  await expect.element(search).toHaveFocus();
  await toasts.getByRole('button', { name: 'Undo' }).first().click();
  await expect.element(rows.getByText('grobble')).toBeVisible();
});

test('a word that is none stays as typed, and so does one that could not be added', async () => {
  const { screen } = await arrive(['iOS']);
  await field.fill('--');
  await addButton.click();
  await expect.element(screen.getByRole('alert')).toMatchTextContent('“--” is not a word.');
  server.answer(calls.add, () => refuse('LIST_FULL'));
  await field.fill('Flimbot');
  await addButton.click();
  await expect.element(screen.getByRole('alert')).toMatchTextContent('This list is full');
  await expect.element(field).toHaveValue('Flimbot');
});

test('an imported list is the one that was exported; of a list with a bad line nothing is taken', async () => {
  const { screen } = await arrive(['iOS']);
  await importFile('Flimbot\niOS\ntwo words\n');
  await expect.element(screen.getByRole('alert')).toMatchTextContent('Line 3, “two words”');
  expect(server.callsOf(calls.add)).toHaveLength(0);
  await importFile('Flimbot\niOS\n');
  await expect.element(rows).toHaveLength(2);
  expect(server.callsOf(calls.add).map(({ body }) => body)).toEqual([{ words: ['Flimbot'] }]);
  const exported: Promise<string>[] = [];
  const { createObjectURL } = URL;
  URL.createObjectURL = (blob) => {
    if (blob instanceof Blob) exported.push(blob.text());
    return createObjectURL(blob);
  };
  await page.getByRole('button', { name: 'Export as .txt' }).click();
  URL.createObjectURL = createObjectURL;
  expect(await Promise.all(exported)).toEqual(['Flimbot\niOS\n']);
});

test('a list that is too long for the dictionary is told with its length, and nothing of it is taken', async () => {
  const { screen } = await arrive(['iOS']);
  await importFile(Array.from({ length: 5_000 }, (_, index) => `word${index}`).join('\n'));
  await expect
    .element(screen.getByRole('alert'))
    .toMatchTextContent('These are 5,000 words, and of the 5,000 that a dictionary holds 4,999 are free.');
  expect(server.callsOf(calls.add)).toHaveLength(0);
});

test('of 5,000 words a hundred are drawn, and any is found', async () => {
  await arrive(Array.from({ length: 5_000 }, (_, index) => `word${index}`));
  await expect.element(rows).toHaveLength(100);
  await page.getByRole('searchbox').fill('word4999');
  await expect.element(rows).toHaveLength(1);
});

test('a switched-off rule has a name and what was said of it; it is switched on with a way back', async () => {
  const rule = { rule: 'harper/RepeatedWords', description: '“the” is needed only once.' };
  server.answer('GET /switched-off-rules', () => Response.json({ rules: [rule] }));
  server.answer('DELETE /switched-off-rules', () => Response.json({ rules: [] }));
  server.answer('POST /switched-off-rules', () => Response.json({ rules: [rule] }));
  const { screen } = await renderScreen(
    <QueryProvider>
      <SwitchedOffSection />
    </QueryProvider>,
  );
  await expect.element(screen.getByText('“the” is needed only once.')).toBeVisible();
  await page.getByRole('button', { name: 'Switch on: Repeated words' }).click();
  await expect.element(screen.getByText('Every rule is on.')).toBeVisible();
  await toasts.getByRole('button', { name: 'Undo' }).first().click();
  await expect.element(screen.getByText('Repeated words')).toBeVisible();
  expect(server.callsOf('POST /switched-off-rules').at(-1)?.body).toEqual(rule);
});
