import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { profileQuery } from '../account/queries.ts';
import { useServices } from '../services/services.ts';
import { NotFound, notFoundTitle } from '../shell/not-found.tsx';
import { toPageTitle } from '../ui/page-title.ts';
import { ReadFailure } from '../ui/read-failure.tsx';

/** To everybody else it is not there. */
export function ForAdministrators({ children }: { children: ReactNode }) {
  const query = useQuery(profileQuery(useServices()));
  if (query.data) return query.data.is_administrator ? children : <Missing />;
  return (
    <main id="main" className="page server-settings">
      {query.isError ? (
        <ReadFailure query={query}>This page could not be loaded.</ReadFailure>
      ) : (
        <p className="flex items-center gap-3 text-ink-2" role="status">
          <span className="spin" />
          Loading...
        </p>
      )}
    </main>
  );
}

function Missing() {
  useEffect(() => {
    // After the effect of the screen, which sets its own
    queueMicrotask(() => {
      document.title = toPageTitle(notFoundTitle)[0]?.title ?? '';
    });
  }, []);
  return <NotFound />;
}
