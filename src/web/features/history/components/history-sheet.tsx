import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import type { LinkProps } from 'react-router';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { type Filters, hasFilters } from '../model.ts';
import { type ListPages, listActions } from '../queries.ts';
import { toCountWords } from '../words.ts';
import { ActionList } from './action-list.tsx';
import { FilterBar } from './filter-bar.tsx';
import { EmptyHistory, ListFailure, ListSkeleton, NoMatch } from './list-states.tsx';

interface HistorySheetProps {
  list: UseInfiniteQueryResult<ListPages>;
  filters: Filters;
  /** What could not be deleted or brought back, as a sentence. */
  failure: string | undefined;
  onFilters(filters: Filters): void;
  onClear(): void;
  onMore(): void;
  toOpenLink(id: string): LinkProps;
  onDelete(id: string): void;
}

/** The filters and what they let through, in each state that a list can be in. */
export function HistorySheet({
  list,
  filters,
  failure,
  onFilters,
  onClear,
  onMore,
  ...on
}: HistorySheetProps) {
  const actions = listActions(list.data);
  const isEmpty = list.isSuccess && actions.length === 0 && !list.hasNextPage;
  const isFiltered = hasFilters(filters);
  return (
    <section className="sheet history" aria-label="Entries" aria-busy={list.isFetching}>
      {(isFiltered || !isEmpty) && <FilterBar filters={filters} onChange={onFilters} />}
      {failure && (
        <Banner tone="bad" icon="warning">
          {failure}
        </Banner>
      )}
      {list.isError && <ListFailure error={list.error} onRetry={() => void list.refetch()} />}
      {list.isPending && <ListSkeleton />}
      <p className="sr-only" aria-live="polite">
        {!list.isFetching && actions.length > 0 && toCountWords(actions.length, !list.hasNextPage)}
      </p>
      {isEmpty && (isFiltered ? <NoMatch onClear={onClear} /> : <EmptyHistory />)}
      {actions.length > 0 && <ActionList actions={actions} isOutdated={list.isPlaceholderData} {...on} />}
      {list.hasNextPage && (
        <div className="history-more">
          <Button busy={list.isFetchingNextPage} onClick={onMore}>
            Show more
          </Button>
        </div>
      )}
    </section>
  );
}
