import type { ReactNode } from 'react';
import { Boundary } from './boundary.tsx';

/** A part of a screen with something to see: where it cannot be drawn, its place says so. */
export function Part({ children, resetKey }: { children?: ReactNode; resetKey?: unknown }) {
  return (
    <Boundary resetKey={resetKey} fallback={(_, retry) => <PartFault onRetry={retry} />}>
      {children}
    </Boundary>
  );
}

function PartFault({ onRetry }: { onRetry(): void }) {
  return (
    <p className="p-4 text-small text-ink-2" role="alert">
      This part could not be shown. Your text is kept.{' '}
      <button type="button" className="underline" onClick={onRetry}>
        Show it again
      </button>
    </p>
  );
}
