import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { AppRouter, prepareRouter } from './app/app-router.tsx';
import { keepTranslatedPage } from './app/translated-page.ts';
import { updates } from './pwa/updates.ts';
import { getServices } from './services.ts';
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

// While developing, routes are replaced as they are edited, which the build has no use for
const Router = import.meta.env.DEV ? HydratedRouter : AppRouter;

function hydrate(): void {
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <Router />
      </StrictMode>,
    );
  });
}

/** The page brings the styles of what it shows (scripts/build/app-page.ts). A screen needs the others. */
function whenStyled(then: () => void): void {
  const link = document.querySelector<HTMLLinkElement>('link[media="not all"]');
  if (!link) {
    then();
    return;
  }
  const apply = () => {
    link.media = 'all';
    then();
  };
  if (link.sheet) apply();
  else link.onload = link.onerror = apply;
}

// Each in a task of its own: a phone is slow at every one
if (import.meta.env.PROD) setTimeout(prepareRouter);
setTimeout(() => whenStyled(hydrate));
