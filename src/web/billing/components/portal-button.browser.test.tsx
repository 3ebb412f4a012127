import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { refuse, server } from '../../../../tests/kit/components/fake-server.ts';
import { toasts } from '../../../../tests/kit/components/look.ts';
import { renderScreen } from '../../../../tests/kit/components/render-screen.tsx';
import { PortalButton } from './portal-button.tsx';

const operation = 'POST /functions/customer-portal';
const button = page.getByRole('button', { name: 'Invoices and Payment' });

test('a portal that cannot be opened says why, in its place too, and leaves no empty tab', async () => {
  server.answer(operation, () => refuse('NO_SUBSCRIPTION', 'There is no subscription.'));
  // In the place of a tab, which would outlive the test
  const tab = document.body.appendChild(document.createElement('iframe')).contentWindow;
  const close = tab && vi.spyOn(tab, 'close');
  vi.spyOn(window, 'open').mockReturnValue(tab);
  const { screen } = await renderScreen(<PortalButton />);
  await button.click();
  await expect.element(toasts.getByText('Failed to open the billing portal.')).toBeVisible();
  await expect.element(screen.getByRole('alert')).toMatchTextContent('There is no subscription.');
  expect(close).toHaveBeenCalledOnce();
});

test('where the browser blocks the tab, a link leads to the portal', async () => {
  server.answer(operation, () => Response.json({ url: 'https://pay.example/portal' }));
  vi.spyOn(window, 'open').mockReturnValue(null);
  await renderScreen(<PortalButton />);
  await button.click();
  const link = page.getByRole('link', { name: 'Open it' });
  await expect.element(link).toHaveAttribute('href', 'https://pay.example/portal');
});
