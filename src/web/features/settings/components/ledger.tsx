import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import type { CreditEntry } from '../../../../shared/contract/credits.ts';
import { useServices } from '../../../services/services.ts';
import { Button } from '../../../ui/button.tsx';
import { toMoment } from '../../../ui/moment.ts';
import { toLedgerWords } from '../ledger.ts';
import { ledgerQuery } from '../queries.ts';
import { FieldSkeletons, Loaded } from './load-state.tsx';
import { Section } from './section.tsx';

/** Every credit that a call held, and what became of it. */
export function Ledger() {
  const query = useInfiniteQuery(ledgerQuery(useServices()));
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = query;
  return (
    <Section
      title="Where your credits went"
      note="While a call runs, it holds one credit. The credit is spent if there is a result, and given back if not."
    >
      <Loaded
        query={query}
        failure="Your credits could not be listed."
        placeholder={<FieldSkeletons className="ledger-place" />}
      >
        {({ pages }) => <Entries entries={pages.flatMap(({ entries }) => entries)} />}
      </Loaded>
      {hasNextPage && (
        <p className="flex flex-wrap items-center gap-2">
          <Button busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            Show more
          </Button>
          {isFetchNextPageError && (
            <span role="alert" className="text-small text-del">
              Could not load more. Please try again.
            </span>
          )}
        </p>
      )}
    </Section>
  );
}

function Entries({ entries }: { entries: readonly CreditEntry[] }) {
  const [now] = useState(() => new Date());
  if (entries.length === 0)
    return <p className="text-ink-2">No credits used yet. Each call will be listed here.</p>;
  return (
    <table className="ledger">
      <thead>
        <tr>
          <th scope="col">Call</th>
          <th scope="col">When</th>
          <th scope="col">Credit</th>
          <th scope="col">Outcome</th>
        </tr>
      </thead>
      <tbody>
        {entries.map((entry) => (
          <EntryRow key={`${entry.id} ${entry.credit_type}`} entry={entry} now={now} />
        ))}
      </tbody>
    </table>
  );
}

function EntryRow({ entry, now }: { entry: CreditEntry; now: Date }) {
  const { use, hasRecord, credit, outcome, reason } = toLedgerWords(entry);
  return (
    <tr>
      <th scope="row">{hasRecord ? <Link to={`/history?open=${entry.id}`}>{use}</Link> : use}</th>
      <td className="num">
        <time dateTime={entry.held_at}>{toMoment(entry.held_at, now)}</time>
      </td>
      <td className="num">{credit}</td>
      <td>
        <b className={entry.outcome === 'spent' ? 'text-ink' : 'text-ink-2'}>{outcome}</b>
        {reason && <span className="block text-ink-2">{reason}</span>}
      </td>
    </tr>
  );
}
