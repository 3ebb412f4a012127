import { type ReactNode, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { type Navigator, Router } from 'react-router';
import { engineInForce } from '../web/server-facts.ts';
import { CallServicesContext } from '../web/services/call-services.ts';
import { Boundary } from '../web/ui/boundary.tsx';
import { ToastHost } from '../web/ui/toast-host.tsx';
import { makeExtensionServices } from './server/services.ts';

/** Who writes is known when the server has answered: no rule of this browser may refuse before what a model there can do. */
engineInForce.set({ name: 'Your server', local: true });

const nothing = () => undefined;

/** Links of the app lead to the writer's server, in a tab of their own. */
function toNavigator(origin: string): Navigator {
  const createHref: Navigator['createHref'] = (to) =>
    origin + (typeof to === 'string' ? to : `${to.pathname ?? ''}${to.search ?? ''}${to.hash ?? ''}`);
  return { createHref, go: nothing, push: nothing, replace: nothing };
}

/** Around what is shown of the app in a page of the extension. @param origin of the writer's server */
export function Frame({ origin, children }: { origin: string; children: ReactNode }) {
  return (
    <CallServicesContext value={services}>
      <Router location="/" navigator={toNavigator(origin)}>
        <Boundary fallback={(_, retry) => <Fault onRetry={retry} />}>{children}</Boundary>
        <Boundary>
          <ToastHost />
        </Boundary>
      </Router>
    </CallServicesContext>
  );
}

const services = makeExtensionServices();

function Fault({ onRetry }: { onRetry(): void }) {
  return (
    <main id="main" className="beside">
      <p role="alert">Something went wrong here. Your text on the page is as it was.</p>
      <button type="button" className="btn" onClick={onRetry}>
        Try again
      </button>
    </main>
  );
}

export function show(page: ReactNode): void {
  const root = document.getElementById('root');
  if (root) createRoot(root).render(<StrictMode>{page}</StrictMode>);
}
