import { useInfiniteQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { brand } from '../../../shared/brand.ts';
import { useServices } from '../../services/services.ts';
import { Button } from '../../ui/button.tsx';
import { toPageTitle } from '../../ui/page-title.ts';
import { ActionPanel } from './components/action-panel.tsx';
import { DeleteAll } from './components/delete-all.tsx';
import { HistorySheet } from './components/history-sheet.tsx';
import { findNeighbour } from './model.ts';
import { listActions, listQuery } from './queries.ts';
import { useAddress } from './use-address.ts';
import { useDeletion } from './use-deletion.ts';
import { useEntryFocus } from './use-entry-focus.ts';

export function meta() {
  return toPageTitle('History');
}

export default function HistoryPage() {
  const { filters, openId, setFilters, close, toOpenLink } = useAddress();
  const list = useInfiniteQuery(listQuery(useServices(), filters));
  const { remove, removeAll, failure } = useDeletion();
  const [isAsking, setIsAsking] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const focusEntry = useEntryFocus(heading, openId !== undefined || isAsking);
  const actions = listActions(list.data);

  function clearFilters(): void {
    focusEntry(undefined);
    setFilters({});
  }

  async function showMore(): Promise<void> {
    const { data, hasNextPage } = await list.fetchNextPage();
    // The button goes with the last page, and would take the focus along
    if (!hasNextPage) focusEntry(listActions(data)[actions.length]?.id);
  }

  function removeOne(id: string): void {
    const ids = actions.map((action) => action.id);
    focusEntry(findNeighbour(ids, id));
    remove(id);
  }

  return (
    <main id="main" className="page">
      <header className="history-head">
        <div>
          <h1 ref={heading} tabIndex={-1}>
            History
          </h1>
          <p className="text-ink-2">Everything {brand.name} did for you. No other writer can see it.</p>
        </div>
        {actions.length > 0 && (
          <Button className="btn-danger" aria-haspopup="dialog" onClick={() => setIsAsking(true)}>
            Delete all
          </Button>
        )}
      </header>
      <HistorySheet
        list={list}
        filters={filters}
        failure={failure}
        onFilters={setFilters}
        onClear={clearFilters}
        onMore={() => void showMore()}
        toOpenLink={toOpenLink}
        onDelete={removeOne}
      />
      {openId !== undefined && (
        <ActionPanel
          key={openId}
          id={openId}
          onClose={close}
          onDelete={() => {
            close();
            removeOne(openId);
          }}
        />
      )}
      {isAsking && (
        <DeleteAll
          removal={removeAll}
          onClose={() => setIsAsking(false)}
          onDeleted={() => focusEntry(undefined)}
        />
      )}
    </main>
  );
}
