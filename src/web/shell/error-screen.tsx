import { useEffect } from 'react';
import { useRouteError } from 'react-router';
import { Button, toButtonClass } from '../ui/button.tsx';
import { FullScreenMessage } from '../ui/full-screen.tsx';
import { isMissingChunk, mayReloadNow } from './missing-chunk.ts';

/** The last line: a screen that failed never leaves a blank page. Stands outside every provider. */
export function ErrorBoundary() {
  const error = useRouteError();
  useEffect(() => {
    if (isMissingChunk(error) && mayReloadNow(sessionStorage, Date.now())) location.reload();
  }, [error]);

  return (
    <FullScreenMessage title="Something went wrong">
      <title>Something went wrong</title>
      <p className="max-w-lg text-ink-2" role="alert">
        This screen could not be shown. What you typed is kept on this device.
      </p>
      <p className="flex gap-2">
        <Button look="primary" onClick={() => location.reload()}>
          Try Again
        </Button>
        <a className={toButtonClass()} href="/">
          Go Home
        </a>
      </p>
    </FullScreenMessage>
  );
}
