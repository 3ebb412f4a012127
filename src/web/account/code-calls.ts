import { callAccount } from '../session/call-account.ts';

/** The second half of a sign-in. Rejects with a `CallError`. */
export async function giveCode(code: string): Promise<void> {
  await callAccount('sign-in/second-factor', { code });
}
