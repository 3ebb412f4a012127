import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { AdministratorPage } from '../../administration/administrator-page.tsx';
import { ShowMore } from '../../administration/show-more.tsx';
import { useServices } from '../../services/services.ts';
import { TextField } from '../../ui/field.tsx';
import { toPageTitle } from '../../ui/page-title.ts';
import { ReadFailure } from '../../ui/read-failure.tsx';
import { Skeletons } from '../../ui/skeletons.tsx';
import { PersonRow } from './components/person-row.tsx';
import { peopleQuery } from './queries.ts';

export function meta() {
  return toPageTitle('People');
}

/** Who has an account on this server, and what can be done to it. */
export default function PeoplePage() {
  return (
    <AdministratorPage>
      <People />
    </AdministratorPage>
  );
}

function People() {
  const [now] = useState(() => new Date());
  const [words, setWords] = useState('');
  const searched = useDeferredValue(words.trim());
  const query = useInfiniteQuery({
    ...peopleQuery(useServices(), searched),
    placeholderData: keepPreviousData,
  });
  const pages = query.data?.pages ?? [];
  const people = pages.flatMap((page) => page.people);
  const areFixed = pages[0]?.administrators_fixed ?? false;
  return (
    <section className="server-section" aria-labelledby="people">
      <h2 id="people">People</h2>
      <p className="text-ink-2">
        Everybody with an account, the newest first. What they write is theirs: it is shown to nobody else.
        {areFixed && ' Who is administrator, the setting ADMIN_EMAILS says.'}
      </p>
      <div className="people-search">
        <TextField
          label="Search"
          type="search"
          maxLength={200}
          value={words}
          onChange={({ target }) => setWords(target.value)}
          help="Part of a name or of an email address"
        />
      </div>
      {people.length > 0 && (
        <ul className="people">
          {people.map((person) => (
            <PersonRow key={person.id} person={person} areAdministratorsFixed={areFixed} now={now} />
          ))}
        </ul>
      )}
      {query.data && people.length === 0 && <p className="empty-note">Nobody is called so.</p>}
      {query.isPending && <Skeletons />}
      {query.isLoadingError && <ReadFailure query={query}>The accounts could not be read.</ReadFailure>}
      <ShowMore query={query} />
    </section>
  );
}
