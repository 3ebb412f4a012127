import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { refuse, server } from '../../../../tests/kit/components/fake-server.ts';
import { toasts } from '../../../../tests/kit/components/look.ts';
import { renderScreen } from '../../../../tests/kit/components/render-screen.tsx';
import { QueryProvider } from '../../services/query-provider.tsx';
import { SaveInstruction } from './save-instruction.tsx';

const instruction = 'make it warmer, but not a word longer than it is';
const save = page.getByRole('button', { name: 'Save this instruction' });

function arrive(typed: string) {
  return renderScreen(
    <QueryProvider>
      <SaveInstruction instruction={typed} />
    </QueryProvider>,
  );
}

test('one press keeps it under its first words, and says its key', async () => {
  const saved = { id: '1', name: 'make it warmer, but not a', instruction };
  server.answer('POST /instructions', () => Response.json({ instructions: [saved], limit: 3 }));
  await arrive(instruction);
  await save.click();
  await expect.element(toasts.getByText('Saved as “make it warmer, but not a”')).toBeVisible();
  await expect.element(toasts.getByText(/^Run it by (Alt Shift|⌃) 1\.$/)).toBeVisible();
  const [call] = server.callsOf('POST /instructions');
  expect(call?.body).toEqual({ instructions: [{ name: saved.name, instruction }] });
  await expect.element(save).not.toBeInTheDocument();
});

test('where the plan has no room, that is said in its place, with the way to the list', async () => {
  const sentence = 'Free has room for 3 saved instructions. Nothing was saved.';
  server.answer('POST /instructions', () => refuse('INSTRUCTIONS_FULL', sentence));
  const { screen } = await arrive(instruction);
  await save.click();
  await expect.element(screen).toMatchTextContent(sentence);
  await expect.element(screen.getByRole('link', { name: 'Your instructions' })).toBeVisible();
});
