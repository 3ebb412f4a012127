import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { letWrite } from '../../../../../tests/kit/components/facts.ts';
import { refuse, server } from '../../../../../tests/kit/components/fake-server.ts';
import { expectAnnounced, toasts } from '../../../../../tests/kit/components/look.ts';
import { renderScreen } from '../../../../../tests/kit/components/render-screen.tsx';
import type { InstructionList } from '../../../../shared/contract/instructions.ts';
import type { Preferences } from '../../../../shared/contract/profile.ts';
import { QueryProvider } from '../../../services/query-provider.tsx';
import { PreferencesTab } from './preferences-tab.tsx';

const preferences: Preferences = {
  writing_purpose: 'work',
  job_title: null,
  primary_function: null,
  industry: null,
  preferred_language: 'en-gb',
};
const make = (name: string) => ({ id: name, name, instruction: `Make it ${name}.` });
const listOf = (names: readonly string[], limit = 3): InstructionList => ({
  instructions: names.map(make),
  limit,
});
const answerWith = (operation: string, list: InstructionList) =>
  server.answer(operation, () => Response.json(list));
const button = (name: string) => page.getByRole('button', { name, exact: true });
const row = (name: string) => page.getByRole('listitem').filter({ hasText: `Make it ${name}.` });

const toProfile = (account_type: 'free' | 'paid') =>
  Response.json({ ...server.getUser(), account_type, is_administrator: false });

beforeEach(() => {
  server.answer('GET /profile', () => toProfile('paid'));
  server.answer('GET /profile/preferences', () => Response.json(preferences));
  server.answer('GET /profile/voice', () => Response.json({ note: '', example: '' }));
});

function arrive() {
  return renderScreen(
    <QueryProvider>
      <PreferencesTab />
    </QueryProvider>,
  );
}

test('an instruction that is refused says why and stays as typed, and is in the list once it is saved', async () => {
  await arrive();
  await expect.element(page.getByText(/^Nothing saved yet\./)).toBeVisible();
  await button('New instruction').click();
  await userEvent.keyboard('warm');
  await button('Save instruction').click();
  await expect.element(page.getByText('Please enter what is to be done.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Instruction' }).fill('Make it warm.');
  server.answer('POST /instructions', () => refuse('NAME_TAKEN'));
  await button('Save instruction').click();
  await expect.element(page.getByRole('alert')).toMatchTextContent('of this name already');
  await expect.element(page.getByRole('textbox', { name: 'Instruction' })).toHaveValue('Make it warm.');
  answerWith('POST /instructions', listOf(['warm']));
  await button('Save instruction').click();
  await expect.element(row('warm')).toMatchTextContent(/Alt Shift 1|⌃ 1/);
  await expect.element(page.getByText('1 of 3 instructions saved')).toBeVisible();
  await expect.element(button('New instruction')).toHaveFocus();
});

test('by keyboard one is moved, which is said, and the focus stays on the key that moves it', async () => {
  answerWith('GET /instructions', listOf(['warm', 'short']));
  answerWith('PUT /instructions/order', listOf(['short', 'warm']));
  await arrive();
  const down = button('Move “warm” down');
  await expect.element(down).toBeVisible();
  (down.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expectAnnounced('Now at place 2 of 2');
  expect(server.callsOf('PUT /instructions/order')[0]?.body).toEqual({ ids: ['short', 'warm'] });
  await expect.element(down).toHaveFocus();
});

test('what is deleted comes back at its place', async () => {
  answerWith('GET /instructions', listOf(['warm', 'short']));
  answerWith('DELETE /instructions/warm', listOf(['short']));
  answerWith('POST /instructions', listOf(['warm', 'short']));
  await arrive();
  await button('Delete “warm”').click();
  await expect.element(row('warm')).not.toBeInTheDocument();
  await toasts.getByRole('button', { name: 'Undo' }).click();
  await expect.element(row('warm')).toBeVisible();
  expect(server.callsOf('POST /instructions')[0]?.body).toEqual({
    instructions: [{ name: 'warm', instruction: 'Make it warm.' }],
    index: 0,
  });
});

test('what the plan has no room for is there, without a key, and says why', async () => {
  answerWith('GET /instructions', listOf(['1', '2', '3', '4']));
  await arrive();
  await expect.element(row('4')).toMatchTextContent('Not run');
  await expect.element(row('4').getByText(/Alt Shift|⌃/)).not.toBeInTheDocument();
  await expect.element(page.getByText(/^Your plan runs the first 3\./)).toBeVisible();
  await expect.element(button('New instruction')).toBeDisabled();
});

test('a file is brought in once: names that are there stay as they are', async () => {
  answerWith('GET /instructions', listOf(['warm']));
  answerWith('POST /instructions', listOf(['warm', 'short']));
  await arrive();
  const text = '# Warm\nMake it hot.\n\n# short\nMake it short.\n\n# empty\n';
  const input = page.getByLabelText('File with instructions');
  await userEvent.upload(input, new File([text], 'mine.txt', { type: 'text/plain' }));
  await expect.element(toasts.getByText('Imported 1 instruction')).toBeVisible();
  await expect.element(toasts.getByText(/^1 name was there already\. 1 section had no words/)).toBeVisible();
  expect(server.callsOf('POST /instructions')[0]?.body).toEqual({
    instructions: [{ name: 'short', instruction: 'Make it short.' }],
  });
});

test.for([
  ['rules', /they cannot use a voice note\./],
  ['a model', /^Test model reads both with each of your texts, as material and not as orders\./],
] as const)('where %s write, it says who uses the voice note', async ([who, sentence]) => {
  letWrite(who);
  await arrive();
  await expect.element(page.getByText(sentence)).toBeVisible();
});

test('the fields of the voice are as wide as the others', async () => {
  answerWith('GET /instructions', listOf([]));
  await page.viewport(1440, 900);
  await arrive();
  const widthOf = (label: string) => page.getByLabelText(label).element().getBoundingClientRect().width;
  await expect.element(page.getByLabelText('Voice note')).toBeVisible();
  await expect.element(page.getByLabelText('Job title')).toBeVisible();
  expect([widthOf('Voice note'), widthOf('An example in your own hand (optional)')]).toEqual([
    widthOf('Job title'),
    widthOf('Job title'),
  ]);
});

test('without a voice note in the plan the one that is there is read, and deleted after a question', async () => {
  const kept = { note: 'I write short sentences.', example: '' };
  server.answer('GET /profile', () => toProfile('free'));
  server.answer('GET /profile/voice', () => Response.json(kept));
  await arrive();
  await expect.element(page.getByText(kept.note)).toBeVisible();
  await expect.element(page.getByText(/^Premium has a voice note/)).toBeVisible();
  await expect.element(page.getByLabelText('Voice note')).not.toBeInTheDocument();
  server.answer('PUT /profile/voice', ({ body }) => Response.json(body));
  await button('Delete voice note').click();
  expect(server.callsOf('PUT /profile/voice')).toEqual([]);
  await button('Delete it').click();
  await expect.element(page.getByText(kept.note)).not.toBeInTheDocument();
  expect(server.callsOf('PUT /profile/voice').map(({ body }) => body)).toEqual([{ note: '', example: '' }]);
});
