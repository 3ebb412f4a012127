import { useState } from 'react';
import * as v from 'valibot';
import { getServerFacts } from '../server-facts.ts';
import { callAccount } from '../session/call-account.ts';
import { Banner } from '../ui/banner.tsx';
import { Button } from '../ui/button.tsx';
import { toAccountSentence } from './sentences.ts';

const startSchema = v.object({ url: v.string() });

/** Signing in, or up, with an account of another service, where this server knows one. */
export function ProviderButton({ next }: { next: string | null }) {
  const { provider } = getServerFacts().signIn;
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  if (provider === null) return null;

  async function leave(): Promise<void> {
    setIsBusy(true);
    setFailure(undefined);
    try {
      const { url } = v.parse(startSchema, await callAccount('sign-in/oidc', next === null ? {} : { next }));
      globalThis.location.assign(url);
    } catch (error) {
      setFailure(toAccountSentence(error));
      setIsBusy(false);
    }
  }

  return (
    <>
      {failure && (
        <Banner tone="bad" icon="warning">
          {failure}
        </Banner>
      )}
      <Button busy={isBusy} onClick={() => void leave()}>
        Continue with {provider}
      </Button>
    </>
  );
}
