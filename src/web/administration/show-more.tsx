import { Button } from '../ui/button.tsx';

interface ShowMoreProps {
  query: {
    hasNextPage: boolean;
    isFetchingNextPage: boolean;
    isFetchNextPageError: boolean;
    fetchNextPage(): unknown;
  };
}

/** The next page of a list, where there is one. */
export function ShowMore({ query }: ShowMoreProps) {
  if (!query.hasNextPage) return null;
  return (
    <p className="flex flex-wrap items-center gap-2">
      <Button busy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
        Show more
      </Button>
      {query.isFetchNextPageError && (
        <span role="alert" className="text-small text-del">
          Could not load more. Please try again.
        </span>
      )}
    </p>
  );
}
