import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { toPasskeySentence } from '../../account/passkeys.ts';
import { notify } from '../../ui/notify.ts';
import { addPasskey, type Passkey, removePasskey, renamePasskey } from './passkey-calls.ts';
import { passkeysQuery } from './queries.ts';
import type { Proof } from './security-calls.ts';
import { useAccountCall } from './use-account-call.ts';

export type PasskeyAct =
  | { kind: 'add' }
  | { kind: 'rename'; passkey: Passkey }
  | { kind: 'remove'; passkey: Passkey };

const successes: Record<PasskeyAct['kind'], string> = {
  add: 'Passkey added',
  rename: 'Passkey renamed',
  remove: 'Passkey removed',
};

export function usePasskeyAct(act: PasskeyAct, onDone: () => void) {
  const queries = useQueryClient();
  const callAccount = useAccountCall();
  const [failure, setFailure] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);

  async function run(name: string, proof: Proof): Promise<void> {
    if (isBusy) return;
    setIsBusy(true);
    setFailure(undefined);
    try {
      await callAccount(() => perform(act, name, proof));
      await queries.invalidateQueries({ queryKey: passkeysQuery.queryKey });
      void notify({ title: successes[act.kind] });
      onDone();
    } catch (error) {
      setFailure(toPasskeySentence(error));
      setIsBusy(false);
    }
  }

  return { failure, isBusy, run };
}

function perform(act: PasskeyAct, name: string, proof: Proof): Promise<void> {
  if (act.kind === 'add') return addPasskey(name, proof);
  if (act.kind === 'rename') return renamePasskey(act.passkey.id, name);
  return removePasskey(act.passkey.id, proof);
}
