import { StrictMode, useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Dialog } from './dialog.tsx';

const opener = page.getByRole('button', { name: 'Open' });
const dialog = page.getByRole('dialog', { name: 'Choose' });

function Screen() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <StrictMode>
      <button type="button" onClick={() => setIsOpen(true)}>
        Open
      </button>
      {isOpen && (
        <Dialog title="Choose" isLight onClose={() => setIsOpen(false)}>
          <div className="dialog-body">
            <button type="button">Within</button>
          </div>
        </Dialog>
      )}
    </StrictMode>
  );
}

test.for([
  ['Escape', () => userEvent.keyboard('{Escape}')],
  [
    'a press on its backdrop',
    () => page.elementLocator(document.documentElement).click({ position: { x: 5, y: 5 } }),
  ],
] as const)('a dialog is closed by %s, and gives the focus back', async ([, close]) => {
  await render(<Screen />);
  await opener.click();
  await dialog.getByRole('button', { name: 'Within' }).click();
  await expect.element(dialog).toBeVisible();
  await close();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(opener).toHaveFocus();
});
