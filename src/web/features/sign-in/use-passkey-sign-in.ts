import { useEffect, useState } from 'react';
import { findPasskeyObstacle, toPasskeySentence } from '../../account/passkeys.ts';
import { useAuth } from '../../session/auth-provider.tsx';
import { notify } from '../../ui/notify.ts';
import { askForPasskey, canOfferInField, givePasskey, stopAsking } from './passkey-calls.ts';

/** @param hasField whether the page has a field in which the browser may offer passkeys as well */
export function usePasskeySignIn(hasField: boolean) {
  const { refresh } = useAuth();
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const isPossible = findPasskeyObstacle() === undefined;
  const isOffered = isPossible && hasField;

  async function enter(answer: ReturnType<typeof askForPasskey>): Promise<void> {
    try {
      await givePasskey(await answer);
      // The visitor pages lead a signed-in writer on
      await refresh();
      void notify({ title: 'Welcome back!', description: 'You have been successfully logged in.' });
    } catch (error) {
      setFailure(toPasskeySentence(error));
      if (isOffered) void offer();
    }
  }

  /** Nobody has asked for it: that it cannot be done, or that something else is used, is no failure. */
  async function offer(): Promise<void> {
    if (!(await canOfferInField())) return;
    const answer = askForPasskey('field');
    if (await answer.catch(() => undefined)) await enter(answer);
  }

  async function ask(): Promise<void> {
    setIsBusy(true);
    setFailure(undefined);
    await enter(askForPasskey('dialog'));
    setIsBusy(false);
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, while the field is there
  useEffect(() => {
    if (!isOffered) return undefined;
    void offer();
    return () => void stopAsking();
  }, [isOffered]);

  return { isPossible, isBusy, failure, ask };
}
