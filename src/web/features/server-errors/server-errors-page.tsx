import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { faultPeriods, faultRetentionDays } from '../../../shared/contract/faults.ts';
import { AdministratorPage } from '../../administration/administrator-page.tsx';
import { useServices } from '../../services/services.ts';
import { SelectField } from '../../ui/field.tsx';
import { toPageTitle } from '../../ui/page-title.ts';
import { ReadFailure } from '../../ui/read-failure.tsx';
import { Skeletons } from '../../ui/skeletons.tsx';
import { ErrorTable } from './components/error-table.tsx';
import { faultsQuery } from './queries.ts';
import { periodNames, readPeriod, toToldWords } from './words.ts';

export function meta() {
  return toPageTitle('Errors');
}

/** Calls that failed by this server's doing. */
export default function ServerErrorsPage() {
  return (
    <AdministratorPage>
      <ServerErrors />
    </AdministratorPage>
  );
}

function ServerErrors() {
  const [search, setSearch] = useSearchParams();
  const days = readPeriod(search);
  const query = useQuery(faultsQuery(useServices(), days));
  return (
    <section className="server-section" aria-labelledby="errors">
      <h2 id="errors">Errors</h2>
      <p className="text-ink-2">
        Calls that failed by this server’s doing: how often, and where in the program. Neither who called nor
        any text is kept; the log of the server has the details.
        {query.data && ` ${toToldWords(query.data.told)}`}
      </p>
      <div className="log-filter">
        <SelectField
          label="Show"
          value={days}
          onChange={({ target }) =>
            setSearch(Number(target.value) === faultRetentionDays ? {} : { days: target.value }, {
              replace: true,
            })
          }
        >
          {faultPeriods.map((one) => (
            <option key={one} value={one}>
              {periodNames[one]}
            </option>
          ))}
        </SelectField>
      </div>
      {query.data?.faults.length === 0 && (
        <p className="empty-note">No errors in {periodNames[days].toLowerCase()}.</p>
      )}
      {query.data && query.data.faults.length > 0 && <ErrorTable faults={query.data.faults} />}
      {query.isPending && <Skeletons />}
      {query.isLoadingError && <ReadFailure query={query}>The errors could not be read.</ReadFailure>}
    </section>
  );
}
