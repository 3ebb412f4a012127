import type { PublicKeyCredentialCreationOptionsJSON } from '@simplewebauthn/browser';
import * as v from 'valibot';
import { loadPasskeys } from '../../account/passkeys.ts';
import { callAccount } from '../../session/call-account.ts';
import type { Proof } from './security-calls.ts';

const passkeySchema = v.object({
  id: v.string(),
  name: v.string(),
  isSynced: v.boolean(),
  createdAt: v.string(),
  lastUsedAt: v.nullable(v.string()),
});
const listSchema = v.object({ passkeys: v.array(passkeySchema), asksPassword: v.boolean() });
const optionsSchema = v.custom<PublicKeyCredentialCreationOptionsJSON>((options) =>
  v.is(v.looseObject({ challenge: v.string() }), options),
);

export type Passkey = v.InferOutput<typeof passkeySchema>;
export type Passkeys = v.InferOutput<typeof listSchema>;

export async function listPasskeys(): Promise<Passkeys> {
  return v.parse(listSchema, await callAccount('passkeys'));
}

/** Rejects with a `CallError`, or with what the browser says. @param name empty: the server names it for this browser */
export async function addPasskey(name: string, proof: Proof): Promise<void> {
  const { startRegistration } = await loadPasskeys();
  const optionsJSON = v.parse(optionsSchema, await callAccount('passkeys/begin', proof));
  await callAccount('passkeys/add', { name, response: await startRegistration({ optionsJSON }) });
}

export async function renamePasskey(id: string, name: string): Promise<void> {
  await callAccount('passkeys/rename', { id, name });
}

export async function removePasskey(id: string, proof: Proof): Promise<void> {
  await callAccount('passkeys/remove', { id, ...proof });
}
