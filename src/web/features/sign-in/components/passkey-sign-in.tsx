import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { usePasskeySignIn } from '../use-passkey-sign-in.ts';

/** @param hasField see `usePasskeySignIn` */
export function PasskeySignIn({ hasField }: { hasField: boolean }) {
  const { isPossible, isBusy, failure, ask } = usePasskeySignIn(hasField);
  if (!isPossible) return null;
  return (
    <>
      {failure && (
        <Banner tone="bad" icon="warning">
          {failure}
        </Banner>
      )}
      <Button busy={isBusy} onClick={() => void ask()}>
        Sign in with a passkey
      </Button>
    </>
  );
}
