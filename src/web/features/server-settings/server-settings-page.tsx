import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { profileQuery } from '../../account/queries.ts';
import { useServices } from '../../services/services.ts';
import { NotFound, notFoundTitle } from '../../shell/not-found.tsx';
import { toPageTitle } from '../../ui/page-title.ts';
import { ReadFailure } from '../../ui/read-failure.tsx';
import { CostSection } from './components/cost-section.tsx';
import { FirstChoice } from './components/first-choice.tsx';
import { LoadedChoice } from './components/loaded-choice.tsx';
import { WhoWritesSection } from './components/who-writes-section.tsx';

export function meta() {
  return toPageTitle('Server settings');
}

/** For administrators; to everybody else it is not there. */
export default function ServerSettingsPage() {
  const query = useQuery(profileQuery(useServices()));
  if (query.data) return query.data.is_administrator ? <ServerSettings /> : <Missing />;
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

function ServerSettings() {
  const [search] = useSearchParams();
  const isFirst = search.has('first');
  return (
    <main id="main" className="page server-settings">
      {!isFirst && <h1>Server settings</h1>}
      <LoadedChoice>
        {(choice) => (isFirst ? <FirstChoice choice={choice} /> : <WhoWritesSection choice={choice} />)}
      </LoadedChoice>
      {!isFirst && <CostSection />}
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
