import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ReadFailure } from '../../../ui/read-failure.tsx';
import { Skeletons } from '../../../ui/skeletons.tsx';
import { toSentence } from '../model.ts';

interface LoadedProps<Data> {
  query: UseQueryResult<Data>;
  /** What is said when it cannot be read. */
  failure: string;
  /** Holds its place until it is read; left out, three fields do. */
  placeholder?: ReactNode;
  children(data: Data): ReactNode;
}

/** What is read shows; until then that it is on its way, or why it is not. What was read before stays. */
export function Loaded<Data>({ query, failure, placeholder, children }: LoadedProps<Data>) {
  const { data, error } = query;
  if (data !== undefined) return children(data);
  if (!error) return placeholder ?? <FieldSkeletons />;
  const sentence = toSentence(error, failure);
  return (
    <ReadFailure query={query}>
      <b>{failure}</b>
      {sentence !== failure && <> {sentence}</>}
    </ReadFailure>
  );
}

/** @param className for one that takes as much room as what comes */
export function FieldSkeletons({ className = '' }: { className?: string }) {
  return <Skeletons className={`settings-fields ${className}`} />;
}
