import * as v from 'valibot';
import { callAccount } from '../../session/call-account.ts';

const promiseSchema = v.object({ email: v.string(), isChange: v.boolean() });

/** What a mailed link proves: the first address of an account, or another one. */
export type LinkPromise = v.InferOutput<typeof promiseSchema>;

/** Rejects with a `CallError` for a link that is of no use. It can be used after this, too. */
export async function checkVerification(token: string): Promise<LinkPromise> {
  return v.parse(promiseSchema, await callAccount('check-verification', { token }));
}

/** Uses the link up. A first address signs its writer in. */
export async function verifyEmail(token: string): Promise<LinkPromise> {
  return v.parse(promiseSchema, await callAccount('verify-email', { token }));
}
