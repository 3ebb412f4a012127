import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { refuseAccount, server } from '../../../../../tests/kit/components/fake-server.ts';
import { expectAnnounced } from '../../../../../tests/kit/components/look.ts';
import { renderScreen } from '../../../../../tests/kit/components/render-screen.tsx';
import { QueryProvider } from '../../../services/query-provider.tsx';
import type { ApiKey, ApiKeyWish } from '../account-calls.ts';
import { ApiKeySection } from './api-key-section.tsx';

const create = 'POST /auth/create-api-key';
const secret = `dw_${'1a2b'.repeat(10)}`;
const newButton = page.getByRole('button', { name: 'New API key' });
const makeButton = page.getByRole('button', { name: 'Make key' });
const rows = page.getByRole('list', { name: 'Your API keys' }).getByRole('listitem');
const nameField = page.getByRole('textbox', { name: 'Name' });

/** A server that keeps keys. */
async function arrive() {
  const kept: ApiKey[] = [];
  server.answer('GET /auth/list-api-keys', () => Response.json(kept));
  server.answer(create, ({ body }) => {
    const { name, scopes } = body as ApiKeyWish;
    const id = String(kept.length);
    const createdAt = new Date().toISOString();
    kept.unshift({ id, name, scopes, start: 'dw_1a2b', createdAt, expiresAt: null, lastUsedOn: null });
    return Response.json({ id, key: secret });
  });
  server.answer('POST /auth/revoke-api-key', ({ body }) => {
    kept.splice(
      kept.findIndex(({ id }) => id === (body as { id: string }).id),
      1,
    );
    return Response.json({ status: true });
  });
  return renderScreen(
    <QueryProvider>
      <ApiKeySection />
    </QueryProvider>,
  );
}

async function fillForm(): Promise<void> {
  await newButton.click();
  await nameField.fill(' Build server ');
  await page.getByRole('checkbox', { name: /^write/ }).click();
  await page.getByRole('combobox', { name: 'Good for' }).selectOptions('For 90 days');
}

test('a key is made, shown once to be copied, and revoked when asked twice; the focus stays near', async () => {
  const { screen } = await arrive();
  await expect.element(screen.getByText(/^No keys yet/)).toBeVisible();
  await fillForm();
  await userEvent.keyboard('{Enter}');
  const shown = page.getByRole('textbox', { name: 'Your new API key' });
  await expect.element(shown).toHaveValue(secret);
  await expect.element(page.getByRole('button', { name: 'Copy key' })).toHaveFocus();
  const wish = { name: 'Build server', scopes: ['write'], expiresInDays: 90 };
  expect(server.callsOf(create).map(({ body }) => body)).toEqual([wish]);
  await expect.element(rows).toHaveLength(1);
  await page.getByRole('button', { name: 'I have it' }).click();
  await expect.element(shown).not.toBeInTheDocument();
  await expect.element(newButton).toHaveFocus();

  await page.getByRole('button', { name: 'Revoke “Build server”' }).click();
  await expect.element(page.getByRole('button', { name: 'Keep it' })).toHaveFocus();
  await page.getByRole('button', { name: 'Revoke key' }).click();
  await expectAnnounced('Revoked “Build server”');
  await expect.element(screen.getByText(/^No keys yet/)).toBeVisible();
  await expect.element(newButton).toHaveFocus();
});

test('DOOR-01: with a key for checks alone comes the address for programs that ask for none', async () => {
  await arrive();
  await newButton.click();
  await nameField.fill('Add-on');
  await page.getByRole('checkbox', { name: /^check/ }).click();
  await makeButton.click();
  const address = page.getByRole('textbox', { name: 'Address with the key inside' });
  await expect.element(address).toHaveValue(`${location.origin}/k/${secret}/v2`);
  await page.getByRole('button', { name: 'I have it' }).click();
  await fillForm();
  await makeButton.click();
  await expect.element(page.getByRole('textbox', { name: 'Your new API key' })).toHaveValue(secret);
  await expect.element(address).not.toBeInTheDocument();
});

test('without a name or anything that it may do no key is made, and each field says so', async () => {
  const { screen } = await arrive();
  await newButton.click();
  await makeButton.click();
  await expect.element(screen.getByText('Please enter a name.')).toBeVisible();
  await expect.element(screen.getByText('Please tick what it may do.')).toBeVisible();
  expect(server.callsOf(create)).toEqual([]);
});

test('where the password is wanted it is asked for, and what was typed and ticked stays', async () => {
  const { screen } = await arrive();
  const sentence = 'Please enter your current password.';
  server.answer(create, ({ body }) =>
    'currentPassword' in (body as ApiKeyWish)
      ? Response.json({ id: '1', key: secret })
      : refuseAccount(403, 'CURRENT_PASSWORD_REQUIRED', sentence),
  );
  await fillForm();
  await makeButton.click();
  await expect.element(screen.getByRole('alert')).toMatchTextContent(sentence);
  await expect.element(nameField).toHaveValue(' Build server ');
  await page.getByLabelText('Current password', { exact: true }).fill('correct horse');
  await makeButton.click();
  await expect.element(page.getByRole('textbox', { name: 'Your new API key' })).toHaveValue(secret);
  expect(server.callsOf(create).at(-1)?.body).toMatchObject({ currentPassword: 'correct horse' });
});
