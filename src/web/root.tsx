import { useState } from 'react';
import { Outlet, ScrollRestoration, useLocation } from 'react-router';
import { openOfflineSession } from './pwa/open-session.ts';
import { UpdateNotice } from './pwa/update-notice.tsx';
import { getServices, type Services } from './services/services.ts';
import { ServicesProvider } from './services/services-provider.tsx';
import { AuthProvider } from './session/auth-provider.tsx';
import { ScreenFault } from './shell/error-screen.tsx';
import { Boundary } from './ui/boundary.tsx';
import { ToastHost } from './ui/toast-host.tsx';

function openServices(): Services {
  const services = getServices();
  return { ...services, session: openOfflineSession(services.session) };
}

/** Around every screen. */
export function App() {
  const [services] = useState(openServices);
  const { key } = useLocation();
  return (
    <ServicesProvider services={services}>
      <AuthProvider session={services.session} refetchProfile={services.refetchProfile}>
        <Boundary resetKey={key} fallback={(cause) => <ScreenFault cause={cause} />}>
          <Outlet />
        </Boundary>
        <Boundary>
          <ToastHost />
        </Boundary>
        <Boundary>
          <UpdateNotice />
        </Boundary>
      </AuthProvider>
      <ScrollRestoration />
    </ServicesProvider>
  );
}
