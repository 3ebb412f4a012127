import type { ReactNode } from 'react';
import { Banner } from '../../ui/banner.tsx';
import type { Failure } from '../failure.ts';

interface FailureNoteProps {
  failure: Failure;
  /** Said where it is not known why. */
  otherwise?: string;
  action?: ReactNode;
}

/** What could not be done, and why. */
export function FailureNote({ failure: { headline, reason = '' }, otherwise, action }: FailureNoteProps) {
  return (
    <Banner tone="bad" icon="warning" action={action}>
      <b>{headline}</b> {reason || otherwise}
    </Banner>
  );
}
