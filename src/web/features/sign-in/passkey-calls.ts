import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import * as v from 'valibot';
import { loadPasskeys } from '../../account/passkeys.ts';
import { callAccount } from '../../session/call-account.ts';

const optionsSchema = v.custom<PublicKeyCredentialRequestOptionsJSON>((options) =>
  v.is(v.looseObject({ challenge: v.string() }), options),
);

/** Has the browser ask for a passkey: in a dialog of its own, or among what it offers to fill in a field. */
export async function askForPasskey(place: 'dialog' | 'field'): Promise<AuthenticationResponseJSON> {
  const { startAuthentication } = await loadPasskeys();
  const optionsJSON = v.parse(optionsSchema, await callAccount('sign-in/passkey/begin', {}));
  return startAuthentication({ optionsJSON, useBrowserAutofill: place === 'field' });
}

export async function canOfferInField(): Promise<boolean> {
  return (await PublicKeyCredential.isConditionalMediationAvailable?.()) ?? false;
}

export async function stopAsking(): Promise<void> {
  (await loadPasskeys()).WebAuthnAbortService.cancelCeremony();
}

/** Signs its writer in. Rejects with a `CallError`. */
export async function givePasskey(response: AuthenticationResponseJSON): Promise<void> {
  await callAccount('sign-in/passkey', { response });
}
