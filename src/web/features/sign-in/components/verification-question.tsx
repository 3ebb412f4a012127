import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import type { useVerification } from '../use-verification.ts';

/** What a mailed link would do here, by name, and the button that does it. */
export function VerificationQuestion({ state, check, agree }: ReturnType<typeof useVerification>) {
  if (state.step === 'checking') return <Banner>Checking your link...</Banner>;
  if (state.step === 'unchecked') {
    const tryAgain = (
      <Button small onClick={() => void check(state.token)}>
        Try Again
      </Button>
    );
    return (
      <Banner tone="bad" icon="warning" action={tryAgain}>
        {state.failure} Your link is still good.
      </Banner>
    );
  }
  if (state.step === 'changed') {
    return (
      <Banner>
        <b className="break-words">{state.promise.email} is verified.</b>
        <br />
        From now on you sign in with it.
      </Banner>
    );
  }
  if (state.step !== 'asking') return null;

  const { token, promise, isBusy, failure } = state;
  const { email, isChange } = promise;
  const button = (
    <Button small busy={isBusy} onClick={() => void agree(token, promise)}>
      {isChange ? 'Use This Address' : 'Continue'}
    </Button>
  );
  return (
    <Banner tone={failure === undefined ? 'note' : 'bad'} action={button}>
      <b className="break-words">{isChange ? `Use ${email} for your account?` : `Continue as ${email}?`}</b>
      <br />
      {failure ??
        (isChange
          ? 'The link in your mail makes it the address that you sign in with.'
          : 'The link in your mail is for this account. Go on only if you signed up with it.')}
    </Banner>
  );
}
