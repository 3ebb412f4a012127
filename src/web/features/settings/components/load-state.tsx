import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { toSentence } from '../model.ts';

interface LoadedProps<Data> {
  query: UseQueryResult<Data>;
  /** What is said when it cannot be read. */
  failure: string;
  children(data: Data): ReactNode;
}

/** What is read shows; until then that it is on its way, or why it is not. What was read before stays. */
export function Loaded<Data>({ query, failure, children }: LoadedProps<Data>) {
  const { data, error, refetch, isFetching } = query;
  if (data !== undefined) return children(data);
  if (!error) return <FieldSkeletons />;
  const sentence = toSentence(error, failure);
  const tryAgain = (
    <Button small busy={isFetching} onClick={() => void refetch()}>
      Try again
    </Button>
  );
  return (
    <Banner tone="bad" icon="warning" action={tryAgain}>
      <b>{failure}</b>
      {sentence !== failure && <> {sentence}</>}
    </Banner>
  );
}

function FieldSkeletons() {
  return (
    <div className="settings-fields" role="status" aria-label="Loading">
      <span className="skeleton" />
      <span className="skeleton" />
      <span className="skeleton" />
    </div>
  );
}
