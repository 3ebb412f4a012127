import { useInfiniteQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { auditGroups } from '../../../shared/audit.ts';
import { formatCount } from '../../../shared/format.ts';
import { AdministratorPage } from '../../administration/administrator-page.tsx';
import { ShowMore } from '../../administration/show-more.tsx';
import { useServices } from '../../services/services.ts';
import { SelectField } from '../../ui/field.tsx';
import { toPageTitle } from '../../ui/page-title.ts';
import { ReadFailure } from '../../ui/read-failure.tsx';
import { Skeletons } from '../../ui/skeletons.tsx';
import { EntryTable } from './components/entry-table.tsx';
import { auditQuery } from './queries.ts';
import { groupNames, readGroup } from './words.ts';

export function meta() {
  return toPageTitle('Log');
}

/** What was done on this server, by whom and to whom. */
export default function AuditLogPage() {
  return (
    <AdministratorPage>
      <AuditLog />
    </AdministratorPage>
  );
}

function AuditLog() {
  const [search, setSearch] = useSearchParams();
  const group = readGroup(search);
  const query = useInfiniteQuery(auditQuery(useServices(), group));
  const days = query.data?.pages[0]?.retention_days;
  return (
    <section className="server-section" aria-labelledby="log">
      <h2 id="log">Log</h2>
      <p className="text-ink-2">
        Who did what, and when: no texts, no passwords, no keys.
        {days !== undefined && ` What is older than ${formatCount(days, 'day')} is forgotten.`}
      </p>
      <div className="log-filter">
        <SelectField
          label="Show"
          value={group ?? ''}
          onChange={({ target }) => setSearch(target.value && { show: target.value }, { replace: true })}
        >
          <option value="">Everything</option>
          {auditGroups.map((one) => (
            <option key={one} value={one}>
              {groupNames[one]}
            </option>
          ))}
        </SelectField>
      </div>
      {query.data && <EntryTable entries={query.data.pages.flatMap(({ entries }) => entries)} />}
      {query.isPending && <Skeletons />}
      {query.isLoadingError && <ReadFailure query={query}>The log could not be read.</ReadFailure>}
      <ShowMore query={query} />
    </section>
  );
}
