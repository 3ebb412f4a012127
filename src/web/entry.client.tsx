import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { keepTranslatedPage } from './app/translated-page.ts';
import { updates } from './pwa/updates.ts';
import { routes } from './routes.ts';
import { toOwnAddress } from './server-facts.ts';
import { getServices } from './services/services.ts';
import { takeResetTokens } from './session/reset-tokens.ts';

keepTranslatedPage();
// Before anything else is fetched
takeResetTokens();
// Asked while the screen's own code is still on its way
void getServices().session.load();

// Nothing of it is needed to write
if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  const register = async () => (await import('./pwa/register.ts')).registerWorker(updates);
  // Where it may not be, as in a private window, the product runs without
  const registerLater = () => void register().catch(() => undefined);
  if (document.readyState === 'complete') registerLater();
  else addEventListener('load', registerLater, { once: true });
}

// Most browsers close what is open by themselves
if (!('CloseWatcher' in window)) {
  const listen = async () => (await import('./ui/close-on-back.ts')).closeOnBack();
  void listen().catch(() => undefined);
}

const router = createBrowserRouter(routes, { basename: toOwnAddress('/') });
const place = document.getElementById('root');
if (!place) throw new Error('The page has no place for the application.');
createRoot(place).render(
  <StrictMode>
    <RouterProvider router={router} />
  </StrictMode>,
);
