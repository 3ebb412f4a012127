import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { openOfflineSession } from '../../../src/web/pwa/open-session.ts';
import { getServices } from '../../../src/web/services/services.ts';
import { ServicesProvider } from '../../../src/web/services/services-provider.tsx';
import { AuthProvider } from '../../../src/web/session/auth-provider.tsx';
import { ToastHost } from '../../../src/web/ui/toast-host.tsx';

/** As root.tsx opens them: once for a page, which is once for each file of tests. */
export const services = { ...getServices(), session: openOfflineSession(getServices().session) };

/** Draws something within all that the application puts around its screens, at an address that it may change. */
export async function renderScreen(screen: ReactNode, path = '/') {
  const router = createMemoryRouter([{ path: '*', element: screen }], { initialEntries: [path] });
  const { container } = await render(
    <ServicesProvider services={services}>
      <AuthProvider session={services.session} refetchProfile={services.refetchProfile}>
        <RouterProvider router={router} />
        <ToastHost />
      </AuthProvider>
    </ServicesProvider>,
  );
  // Without toasts, which stand beside it
  return { screen: page.elementLocator(container), router };
}
