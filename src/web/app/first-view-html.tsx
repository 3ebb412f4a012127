import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { brand } from '../../shared/brand.ts';
import { editorScreens } from '../../shared/screens.ts';
import ImprovePage from '../features/improve/improve-page.tsx';
import { getServices } from '../services/services.ts';
import { ServicesProvider } from '../services/services-provider.tsx';
import { AuthProvider } from '../session/auth-provider.tsx';
import type { Session } from '../session/session.ts';
import MemberLayout from '../shell/member-layout.tsx';
import { Button } from '../ui/button.tsx';
import { FullScreenMessage, FullScreenSpinner } from '../ui/full-screen.tsx';
import { AssumedPhone, phoneQuery } from '../ui/use-is-phone.ts';

/** Puts the picture of the editor in place of the word, where the server says so: the one for the width of the screen. */
const choose = `{const here=document.currentScript;const [,wide,phone]=document.querySelectorAll('#first-view template');if(document.body.hasAttribute('data-editor'))document.querySelector('.first-view-other').replaceWith((matchMedia('${phoneQuery}').matches?phone:wide).content);for(const done of [wide,phone,here])done.remove()}`;

/** For the build only (render-pages.tsx): what `FirstView` finds in the page. */
export function FirstViewHtml() {
  return (
    <>
      {/* Shown where the scripts do not come (page-head.tsx) */}
      <Template>
        <FullScreenMessage title={`${brand.name} could not be loaded`}>
          <p className="max-w-lg text-ink-2" role="alert">
            The connection was lost. What you typed is kept on this device.
          </p>
          <Button look="primary">Try Again</Button>
        </FullScreenMessage>
      </Template>
      <div className="first-view-other contents">
        <FullScreenSpinner />
      </div>
      <Picture isPhone={false} />
      <Picture isPhone />
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own text */}
      <script dangerouslySetInnerHTML={{ __html: choose }} />
      <noscript>
        <style>{'.first-view-other { display: none }'}</style>
        <p className="page">
          {brand.name} needs JavaScript to mark up a text. <a href="/landing">What it does</a> can be read
          without.
        </p>
      </noscript>
    </>
  );
}

/**
 * The editor as a writer with no text finds it, drawn by its own components. It is a picture: nobody can act in it, and a
 * screen reader hears that the page is loading.
 */
function Picture({ isPhone }: { isPhone: boolean }) {
  const screen = renderToStaticMarkup(
    <AssumedPhone value={isPhone}>
      <EditorOfSomebody />
    </AssumedPhone>,
  );
  return (
    <Template>
      <p className="sr-only" role="status">
        Loading...
      </p>
      <div
        className="first-view-editor contents"
        inert
        aria-hidden
        // biome-ignore lint/security/noDangerouslySetInnerHtml: drawn above
        dangerouslySetInnerHTML={{ __html: screen }}
      />
    </Template>
  );
}

/** React would leave out what stands in one. */
function Template({ children }: { children: ReactNode }) {
  const html = renderToStaticMarkup(children);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: of the same build
  return <template dangerouslySetInnerHTML={{ __html: html }} />;
}

function EditorOfSomebody() {
  const [path] = editorScreens;
  const router = createMemoryRouter(
    [{ element: <MemberLayout />, children: [{ path, element: <ImprovePage /> }] }],
    { initialEntries: [path] },
  );
  return (
    <AsSomebody>
      <RouterProvider router={router} />
    </AsSomebody>
  );
}

/** Signed in, without a name or a text. */
function AsSomebody({ children }: { children: ReactNode }) {
  const services = getServices();
  const session: Session = {
    ...services.session,
    getState: () => ({ status: 'signed-in', user: { id: '', email: '', name: '' } }),
  };
  return (
    <ServicesProvider services={{ ...services, session }}>
      <AuthProvider session={session} refetchProfile={services.refetchProfile}>
        {children}
      </AuthProvider>
    </ServicesProvider>
  );
}
