import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { notify } from '../../ui/notify.ts';
import { toSentence } from './model.ts';
import { secondFactorQuery, sessionsQuery } from './queries.ts';
import {
  beginSecondFactor,
  confirmSecondFactor,
  type NewSecret,
  type Proof,
  renewRecoveryCodes,
  turnOffSecondFactor,
} from './security-calls.ts';
import { useAccountCall } from './use-account-call.ts';

export type SecondFactorAct = 'turn on' | 'turn off' | 'renew';

/** From who asks, over what an app needs, to the codes that are shown once. */
export type SecondFactorStep =
  | { name: 'proof' }
  | { name: 'secret'; secret: NewSecret }
  | { name: 'codes'; codes: string[] };

export function useSecondFactor(act: SecondFactorAct, onDone: () => void) {
  const queries = useQueryClient();
  const callAccount = useAccountCall();
  const [step, setStep] = useState<SecondFactorStep>({ name: 'proof' });
  const [failure, setFailure] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);

  async function run(work: () => Promise<void>): Promise<void> {
    if (isBusy) return;
    setIsBusy(true);
    setFailure(undefined);
    try {
      await callAccount(work);
    } catch (error) {
      setFailure(toSentence(error, 'That did not work. Nothing has changed.'));
    }
    setIsBusy(false);
  }

  async function showCodes(codes: string[]): Promise<void> {
    setStep({ name: 'codes', codes });
    await queries.invalidateQueries({ queryKey: secondFactorQuery.queryKey });
  }

  const prove = (proof: Proof) =>
    run(async () => {
      if (act === 'turn on') return setStep({ name: 'secret', secret: await beginSecondFactor(proof) });
      if (act === 'renew') return showCodes(await renewRecoveryCodes(proof));
      await turnOffSecondFactor(proof);
      await queries.invalidateQueries({ queryKey: secondFactorQuery.queryKey });
      void notify({ title: 'Two-step sign-in is off' });
      onDone();
    });

  const confirm = (code: string) =>
    run(async () => {
      await showCodes(await confirmSecondFactor(code));
      await queries.invalidateQueries({ queryKey: sessionsQuery.queryKey });
    });

  return { step, failure, isBusy, prove, confirm };
}
