import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import { cose, decodeClientDataJSON, isoBase64URL } from '@simplewebauthn/server/helpers';
import { brand } from '../../../shared/brand.ts';

/** Whom passkeys are for: the host that a browser knows them by, and the origin of its pages. */
export interface RelyingParty {
  id: string;
  origin: string;
}

/** For how long a device may be asked. */
export const challengeLifetimeMs = 5 * 60_000;

const { EdDSA, ES256, RS256 } = cose.COSEALG;
const supportedAlgorithmIDs = [ES256, EdDSA, RS256];

export interface Registrant {
  userId: string;
  email: string;
  name: string;
  /** What they have already: their devices make no second one. */
  known: readonly { credential_id: string; transports: string[] }[];
}

export function askForRegistration(
  { userId, email, name, known }: Registrant,
  party: RelyingParty,
): Promise<PublicKeyCredentialCreationOptionsJSON> {
  return generateRegistrationOptions({
    rpName: brand.name,
    rpID: party.id,
    userID: isoBase64URL.toBuffer(toUserHandle(userId)),
    userName: email,
    userDisplayName: name,
    timeout: challengeLifetimeMs,
    attestationType: 'none',
    excludeCredentials: known.map(({ credential_id: id, transports }) => ({ id, transports })),
    // To be found without an address, and to stand for two factors
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    supportedAlgorithmIDs,
  });
}

export function askForSignIn(party: RelyingParty): Promise<PublicKeyCredentialRequestOptionsJSON> {
  return generateAuthenticationOptions({
    rpID: party.id,
    timeout: challengeLifetimeMs,
    userVerification: 'required',
  });
}

/** What an answer says that it signs, before it is verified; undefined for one that nobody can read. */
export function readChallenge({ response }: RegistrationResponseJSON | AuthenticationResponseJSON) {
  try {
    return decodeClientDataJSON(response.clientDataJSON).challenge;
  } catch {
    return undefined;
  }
}

/** Undefined for whatever does not prove a key that its holder has shown themselves to. */
export async function verifyRegistration(
  response: RegistrationResponseJSON,
  expectedChallenge: string,
  party: RelyingParty,
) {
  const verified = await verifyRegistrationResponse({
    response,
    expectedChallenge,
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    requireUserVerification: true,
    supportedAlgorithmIDs,
  }).catch(() => undefined);
  if (verified?.registrationInfo === undefined) return undefined;
  const { credential, credentialBackedUp } = verified.registrationInfo;
  return {
    credential_id: credential.id,
    public_key: isoBase64URL.fromBuffer(credential.publicKey),
    counter: credential.counter,
    transports: credential.transports ?? [],
    is_synced: credentialBackedUp,
  };
}

export interface KnownCredential {
  credential_id: string;
  public_key: string;
  transports: readonly string[];
  user_id: string;
}

/** The count of uses is not looked at: of two at once only the database knows. Undefined for what proves nothing. */
export async function verifySignIn(
  response: AuthenticationResponseJSON,
  expectedChallenge: string,
  party: RelyingParty,
  known: KnownCredential,
): Promise<{ counter: number; isSynced: boolean } | undefined> {
  const { credential_id: id, public_key, transports, user_id } = known;
  if (response.response.userHandle !== toUserHandle(user_id)) return undefined;
  const verified = await verifyAuthenticationResponse({
    response,
    expectedChallenge,
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    credential: {
      id,
      publicKey: isoBase64URL.toBuffer(public_key),
      counter: 0,
      transports: [...transports],
    },
    requireUserVerification: true,
  }).catch(() => undefined);
  if (!verified?.verified) return undefined;
  const { newCounter, credentialBackedUp } = verified.authenticationInfo;
  return { counter: newCounter, isSynced: credentialBackedUp };
}

/** How a device calls the account: its id, which says nothing of who it is. */
function toUserHandle(userId: string): string {
  return Buffer.from(userId.replaceAll('-', ''), 'hex').toString('base64url');
}
