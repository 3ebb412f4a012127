import type { ReactNode } from 'react';
import { Banner } from './banner.tsx';
import { Button } from './button.tsx';

interface ReadFailureProps {
  query: { refetch(): unknown; isFetching: boolean };
  /** What could not be read. */
  children: ReactNode;
}

/** In the place of what could not be read, with the way to read it again. */
export function ReadFailure({ query, children }: ReadFailureProps) {
  const tryAgain = (
    <Button small busy={query.isFetching} onClick={() => void query.refetch()}>
      Try again
    </Button>
  );
  return (
    <Banner tone="bad" icon="warning" action={tryAgain}>
      {children}
    </Banner>
  );
}
