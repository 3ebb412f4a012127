import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ReadFailure } from '../../../ui/read-failure.tsx';
import { toSentence } from '../model.ts';

interface LoadedProps<Data> {
  query: UseQueryResult<Data>;
  /** What is said when it cannot be read. */
  failure: string;
  children(data: Data): ReactNode;
}

/** What is read shows; until then that it is on its way, or why it is not. What was read before stays. */
export function Loaded<Data>({ query, failure, children }: LoadedProps<Data>) {
  const { data, error } = query;
  if (data !== undefined) return children(data);
  if (!error) return <FieldSkeletons />;
  const sentence = toSentence(error, failure);
  return (
    <ReadFailure query={query}>
      <b>{failure}</b>
      {sentence !== failure && <> {sentence}</>}
    </ReadFailure>
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
