import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Scope } from '../../../shared/scopes.ts';
import { toCallError } from '../../api/call-error.ts';
import { notify } from '../../ui/notify.ts';
import { type ApiKey, type ApiKeyWish, createApiKey, revokeApiKey } from './account-calls.ts';
import { toSentence } from './model.ts';
import { apiKeysQuery } from './queries.ts';
import { useAccountCall } from './use-account-call.ts';

export interface NewKey {
  key: string;
  scopes: readonly Scope[];
}

/** Makes and revokes keys. The password is asked for where the server says so: when the writer signed in long ago. */
export function useApiKeys() {
  const queries = useQueryClient();
  const callAccount = useAccountCall();
  const [failure, setFailure] = useState<string>();
  const [isPasswordAsked, setIsPasswordAsked] = useState(false);
  /** Told once: it is nowhere but on this screen. */
  const [newKey, setNewKey] = useState<NewKey>();
  const readAgain = () => queries.invalidateQueries({ queryKey: apiKeysQuery.queryKey });

  /** @returns whether it is made */
  async function create(wish: ApiKeyWish): Promise<boolean> {
    setFailure(undefined);
    try {
      const key = await callAccount(() => createApiKey(wish));
      setNewKey({ key, scopes: wish.scopes });
      setIsPasswordAsked(false);
      void readAgain();
      return true;
    } catch (error) {
      if (toCallError(error).code === 'CURRENT_PASSWORD_REQUIRED') setIsPasswordAsked(true);
      setFailure(toSentence(error, 'The key could not be made. Please try again.'));
      return false;
    }
  }

  async function revoke({ id, name }: ApiKey): Promise<void> {
    setFailure(undefined);
    try {
      await callAccount(() => revokeApiKey(id));
      void notify({ title: `Revoked “${name}”` });
    } catch (error) {
      setFailure(toSentence(error, 'The key could not be revoked. Please try again.'));
    } finally {
      await readAgain();
    }
  }

  return { failure, isPasswordAsked, newKey, forgetNewKey: () => setNewKey(undefined), create, revoke };
}
