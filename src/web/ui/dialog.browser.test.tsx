import { useRef } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Dialog } from './dialog.tsx';

const opener = page.getByRole('button', { name: 'Open' });
const dialog = page.getByRole('dialog', { name: 'Choose' });

function Screen() {
  const ref = useRef<HTMLDialogElement>(null);
  return (
    <>
      <button type="button" onClick={() => ref.current?.showModal()}>
        Open
      </button>
      <Dialog ref={ref} className="dialog sheet" aria-label="Choose">
        <div className="dialog-body">
          <button type="button">Within</button>
        </div>
      </Dialog>
    </>
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
