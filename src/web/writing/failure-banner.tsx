import type { ReactNode } from 'react';
import { type CallError, isRefusal } from '../api/failed-call.ts';
import { useServices } from '../services/services.ts';
import { useOfflineNote } from '../services/use-connection.ts';
import { useAuth } from '../session/auth-provider.tsx';
import { Banner } from '../ui/banner.tsx';
import { Button } from '../ui/button.tsx';
import { toToolSentence, type WritingTool } from './sentences.ts';

interface FailureBannerProps {
  tool: WritingTool;
  error: CallError;
  /** Makes the failed call again, with what is on the screen. */
  onRetry(): void;
  /** Makes the failed call with the rules in place of the model, where they can do it. */
  onRules?: (() => void) | undefined;
}

/** What happened, what is safe, what to do, on a page of the app. */
export function FailureBanner({ onRetry, ...props }: FailureBannerProps) {
  return <FailureNote {...props} wayOn={<WayOn error={props.error} onRetry={onRetry} />} />;
}

interface FailureNoteProps extends Omit<FailureBannerProps, 'onRetry'> {
  wayOn: ReactNode;
}

/** The same wherever the tool is used, with a way on that fits the place. */
export function FailureNote({ tool, error, wayOn, onRules }: FailureNoteProps) {
  const { headline, detail } = toToolSentence(tool, error);
  return (
    <Banner
      tone={isRefusal(error) ? 'flag' : 'bad'}
      icon={error.code === 'OFFLINE' ? 'offline' : 'warning'}
      action={
        <>
          {wayOn}
          {onRules && (
            <Button small onClick={onRules}>
              Use the rules on this server
            </Button>
          )}
        </>
      }
    >
      {headline} {detail} <b>Your text is safe, no credit was used.</b>
      {onRules && ' The rules on this server can do this call instead, free of charge.'}
      {error.requestId && (
        <span className="block text-small">
          Reference:{' '}
          <code className="select-all" translate="no">
            {error.requestId}
          </code>
        </span>
      )}
    </Banner>
  );
}

/** After signing in again the same place offers to try again. */
function WayOn({ error, onRetry }: Pick<FailureBannerProps, 'error' | 'onRetry'>) {
  const { signInStore } = useServices();
  const { state } = useAuth();
  const offlineNote = useOfflineNote();
  if (error.status === 401 && state.status === 'expired') {
    return (
      <Button small className="way-in" aria-haspopup="dialog" onClick={signInStore.open}>
        Sign in again
      </Button>
    );
  }
  if (!error.retryable && error.status !== 401) return null;
  return (
    <Button small onClick={onRetry} {...offlineNote}>
      Try again
    </Button>
  );
}
