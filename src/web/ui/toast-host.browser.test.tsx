import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { expectAnnounced, nextFrame, toasts } from '../../../tests/kit/components/look.ts';
import { notify } from './notify.ts';
import { ToastHost } from './toast-host.tsx';

test('a toast goes after four seconds, unless a pointer rests on it', async () => {
  await render(
    <>
      <p>Somewhere else</p>
      <ToastHost />
    </>,
  );
  await userEvent.hover(page.getByText('Somewhere else'));
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  await notify({ tone: 'error', title: 'Not saved' });
  await nextFrame();
  await vi.advanceTimersByTimeAsync(3_900);
  await nextFrame();
  expect(toasts.getByText('Not saved').query()).not.toBeNull();
  await vi.advanceTimersByTimeAsync(100);
  await nextFrame();
  // The time that it takes to fade
  await vi.advanceTimersByTimeAsync(500);
  await nextFrame();
  expect(toasts.getByText('Not saved').query()).toBeNull();

  await notify({ title: 'Saved' });
  await userEvent.hover(toasts.getByText('Saved'));
  await vi.advanceTimersByTimeAsync(10_000);
  await nextFrame();
  expect(toasts.getByText('Saved').query()).not.toBeNull();
});

test('a toast is announced, and its button does what it says', async () => {
  await render(<ToastHost />);
  const undo = vi.fn();
  await notify({
    title: 'Text cleared',
    description: 'It is kept.',
    action: { label: 'Undo', onClick: undo },
  });
  await expectAnnounced('It is kept.');
  await toasts.getByRole('button', { name: 'Undo' }).click();
  expect(undo).toHaveBeenCalledOnce();
});

test('a toast stands in the dialog that lies over the page, where it can be pressed', async () => {
  const pressed = vi.fn();
  await render(
    <>
      <ToastHost />
      <dialog ref={(dialog) => dialog?.showModal()} aria-label="Over all">
        <p>Over all</p>
      </dialog>
    </>,
  );
  await notify({ title: 'Failed', action: { label: 'Try again', onClick: pressed } });
  await page.getByRole('dialog', { name: 'Over all' }).getByRole('button', { name: 'Try again' }).click();
  expect(pressed).toHaveBeenCalledOnce();
});
