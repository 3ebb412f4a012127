import { useEffect, useState } from 'react';
import { useRouteError } from 'react-router';
import { toOwnAddress } from '../server-facts.ts';
import { Button, toButtonClass } from '../ui/button.tsx';
import { FullScreenMessage } from '../ui/full-screen.tsx';
import { leavePage } from '../ui/leave-page.ts';
import { serverWatch } from '../ui/server-watch.ts';
import { isMissingChunk, mayReloadNow } from './missing-chunk.ts';

/** The last line. Stands outside every provider. */
export function ErrorBoundary() {
  return <ScreenFault cause={useRouteError()} />;
}

/** A screen that failed never leaves a blank page. One that lacks a piece is loaded afresh once the server answers. */
export function ScreenFault({ cause }: { cause: unknown }) {
  const [isStuck, setIsStuck] = useState(false);
  useEffect(() => {
    if (!isMissingChunk(cause)) return;
    return serverWatch.wait(() => {
      if (mayReloadNow(sessionStorage, Date.now())) location.reload();
    });
  }, [cause]);
  const leave = async (go: () => void) => setIsStuck(!(await leavePage(go)));

  return (
    <FullScreenMessage title="Something went wrong">
      <title>Something went wrong</title>
      <p className="max-w-lg text-ink-2" role="alert">
        This screen could not be shown. What you typed is kept on this device.
        {isStuck && <span> The server cannot be reached just now. Please try again in a moment.</span>}
      </p>
      <p className="flex gap-2">
        <Button look="primary" onClick={() => void leave(() => location.reload())}>
          Try Again
        </Button>
        <a
          className={toButtonClass()}
          href={toOwnAddress('/')}
          onClick={(event) => {
            event.preventDefault();
            void leave(() => location.assign(toOwnAddress('/')));
          }}
        >
          Go Home
        </a>
      </p>
    </FullScreenMessage>
  );
}
