import { useState } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { SidePanel } from './side-panel.tsx';

const opener = page.getByRole('button', { name: 'Open the panel' });
const panel = page.getByRole('dialog', { name: 'More' });
const behind = vi.fn();

function Screen({ isBeside = false, onEscape }: { isBeside?: boolean; onEscape?: () => void }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setIsOpen(true)}>
        Open the panel
      </button>
      <button type="button" onClick={behind}>
        Behind
      </button>
      <SidePanel
        title="More"
        isOpen={isOpen}
        isBeside={isBeside}
        onClose={() => setIsOpen(false)}
        onEscape={onEscape}
      >
        <input aria-label="Within" />
      </SidePanel>
    </>
  );
}

beforeEach(() => void behind.mockReset());

async function open(): Promise<void> {
  await opener.click();
  await expect.element(panel).toBeVisible();
}

describe.each([
  ['over the page', false],
  ['beside the page', true],
])('a panel %s', (_, isBeside) => {
  test.for([
    ['Escape', () => userEvent.keyboard('{Escape}')],
    ['its cross', () => panel.getByRole('button', { name: 'Close More' }).click()],
  ] as const)('is closed by %s, and gives the focus back', async ([, close]) => {
    await render(<Screen isBeside={isBeside} />);
    await open();
    await panel.getByRole('textbox').click();
    await close();
    await expect.element(panel).not.toBeInTheDocument();
    await expect.element(opener).toHaveFocus();
  });
});

test('Escape does something else, as long as there is something else to do', async () => {
  const stop = vi.fn();
  await render(<Screen onEscape={stop} />);
  await open();
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => stop.mock.calls.length).toBe(1);
  await expect.element(panel).toBeVisible();
});

test('the backdrop of a panel over the page closes it, and nothing behind it is pressed', async () => {
  await render(<Screen />);
  await open();
  await page.elementLocator(document.documentElement).click({ position: { x: 5, y: 5 } });
  await expect.element(panel).not.toBeInTheDocument();
  await expect.element(opener).toHaveFocus();
  expect(behind).not.toHaveBeenCalled();
});

test('a panel beside the page leaves the page in reach', async () => {
  await render(<Screen isBeside />);
  await open();
  await page.getByRole('button', { name: 'Behind' }).click();
  expect(behind).toHaveBeenCalledOnce();
  await expect.element(panel).toBeVisible();
});

test('on a narrow screen a panel lies over the page, wherever it would stand on a wide one', async () => {
  await page.viewport(800, 900);
  await render(<Screen isBeside />);
  await open();
  expect(panel.element().matches(':modal')).toBe(true);
  await page.viewport(1440, 900);
  await expect.poll(() => panel.element().matches(':modal')).toBe(false);
});
