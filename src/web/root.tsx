import literata from '@fontsource-variable/literata/files/literata-latin-opsz-normal.woff2?url';
import sourceSans from '@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2?url';
import { type ReactNode, useState } from 'react';
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useLocation, useMatches } from 'react-router';
import { brand } from '../shared/brand.ts';
import icon from './icon.svg?no-inline';
import { deskColours } from './pwa/desk-colours.ts';
import { openOfflineSession } from './pwa/open-session.ts';
import { UpdateNotice } from './pwa/update-notice.tsx';
import { getServices, type Services, ServicesContext } from './services.ts';
import { AuthProvider } from './session/auth-provider.tsx';
import { ScreenFault } from './shell/error-screen.tsx';
import { FirstView } from './shell/first-view.tsx';
import { themeScript } from './shell/theme.ts';
import './styles/app.css';
import { Boundary } from './ui/boundary.tsx';
import { ToastHost } from './ui/toast-host.tsx';

export { ErrorBoundary } from './shell/error-screen.tsx';

export function meta() {
  return [{ title: brand.name }];
}

/** A route whose `handle` says so is read as it is: no script of the application is loaded for it. */
function useIsStaticPage(): boolean {
  return useMatches().some(({ handle }) => isStaticHandle(handle));
}

function isStaticHandle(handle: unknown): boolean {
  return typeof handle === 'object' && handle !== null && 'isStatic' in handle && handle.isStatic === true;
}

/** The serif is large, and stands in headings only: the scripts go before it. */
function FontPreloads() {
  const font = { rel: 'preload', as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' } as const;
  return (
    <>
      <link {...font} href={sourceSans} />
      <link {...font} href={literata} fetchPriority="low" />
    </>
  );
}

export function Layout({ children }: { children: ReactNode }) {
  const isStatic = useIsStaticPage();
  return (
    <html lang="en-GB" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        {Object.entries(deskColours).map(([scheme, colour]) => (
          <meta
            key={scheme}
            name="theme-color"
            content={colour}
            media={`(prefers-color-scheme: ${scheme})`}
          />
        ))}
        <link rel="icon" type="image/svg+xml" href={icon} />
        <link rel="apple-touch-icon" href="/icons/192.png" />
        {/* What is installed is the app. To a page of words it would be one more thing to fetch before the first paint */}
        {!isStatic && <link rel="manifest" href="/manifest.webmanifest" />}
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own text; before the first paint, or a dark page flashes */}
        <script dangerouslySetInnerHTML={{ __html: themeScript }} />
        {/* A static page fetches its fonts after its words are there (see scripts/build/inline-styles.ts) */}
        {!isStatic && <FontPreloads />}
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        {!isStatic && <ScrollRestoration />}
        {!isStatic && <Scripts />}
      </body>
    </html>
  );
}

function openServices(): Services {
  const services = getServices();
  return { ...services, session: openOfflineSession(services.session) };
}

export default function App() {
  const [services] = useState(openServices);
  const isStatic = useIsStaticPage();
  const { key } = useLocation();
  return (
    <ServicesContext value={services}>
      <AuthProvider session={services.session}>
        <Boundary resetKey={key} fallback={(cause) => <ScreenFault cause={cause} />}>
          <Outlet />
        </Boundary>
        <Boundary>
          <ToastHost />
        </Boundary>
        <Boundary>{!isStatic && <UpdateNotice />}</Boundary>
      </AuthProvider>
    </ServicesContext>
  );
}

/** What the fallback page shows until the application runs. */
export function HydrateFallback() {
  return <FirstView />;
}
