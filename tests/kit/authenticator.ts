import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/server';
import { isoCBOR } from '@simplewebauthn/server/helpers';

export type Algorithm = 'ES256' | 'EdDSA' | 'RS256';

export interface AuthenticatorSettings {
  /** Of the page that asks. */
  origin: string;
  algorithm?: Algorithm;
  /** Whether its holder shows themselves by a finger, a face or a PIN. */
  verifiesUser?: boolean;
  isSynced?: boolean;
  /** Of the uses so far; left out, it does not count them. */
  counter?: number;
}

/** A device that makes one passkey, and signs with it what a page is asked for: bytes as a browser would send them. */
export interface Authenticator {
  create(options: PublicKeyCredentialCreationOptionsJSON): RegistrationResponseJSON;
  /** @param isVerified left out: as it was made */
  get(options: PublicKeyCredentialRequestOptionsJSON, isVerified?: boolean): AuthenticationResponseJSON;
}

const flags = { present: 0x01, verified: 0x04, syncable: 0x08, synced: 0x10, withKey: 0x40 };

export function makeAuthenticator(settings: AuthenticatorSettings): Authenticator {
  const { origin, algorithm = 'ES256', verifiesUser = true, isSynced = false } = settings;
  const { publicKey, privateKey } = generateKey(algorithm);
  const credentialId = randomBytes(16);
  const id = credentialId.toString('base64url');
  let { counter } = settings;
  let userHandle: string | undefined;

  const toClientData = (type: string, challenge: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));

  function toAuthenticatorData(rpId: string, isVerified: boolean, withKey = Buffer.alloc(0)): Buffer {
    if (counter !== undefined) counter += 1;
    const bits =
      flags.present |
      (isVerified ? flags.verified : 0) |
      (isSynced ? flags.syncable | flags.synced : 0) |
      (withKey.length > 0 ? flags.withKey : 0);
    const head = Buffer.alloc(5);
    head.writeUInt8(bits);
    head.writeUInt32BE(counter ?? 0, 1);
    return Buffer.concat([toHash(rpId), head, withKey]);
  }

  const shared = { id, rawId: id, type: 'public-key', clientExtensionResults: {} } as const;

  return {
    create({ challenge, rp, user }) {
      userHandle = user.id;
      const length = Buffer.alloc(2);
      length.writeUInt16BE(credentialId.length);
      const key = Buffer.concat([Buffer.alloc(16), length, credentialId, toCose(publicKey, algorithm)]);
      const attestation = new Map<string, string | Uint8Array<ArrayBuffer> | Map<string, string>>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', new Uint8Array(toAuthenticatorData(rp.id ?? '', verifiesUser, key))],
      ]);
      return {
        ...shared,
        response: {
          clientDataJSON: toClientData('webauthn.create', challenge).toString('base64url'),
          attestationObject: Buffer.from(isoCBOR.encode(attestation)).toString('base64url'),
          transports: ['internal'],
        },
      };
    },

    get({ challenge, rpId = '' }, isVerified = verifiesUser) {
      const clientData = toClientData('webauthn.get', challenge);
      const authenticatorData = toAuthenticatorData(rpId, isVerified);
      const signed = Buffer.concat([authenticatorData, toHash(clientData)]);
      const digest = algorithm === 'EdDSA' ? null : 'sha256';
      return {
        ...shared,
        response: {
          clientDataJSON: clientData.toString('base64url'),
          authenticatorData: authenticatorData.toString('base64url'),
          signature: sign(digest, signed, privateKey).toString('base64url'),
          ...(userHandle !== undefined && { userHandle }),
        },
      };
    },
  };
}

function generateKey(algorithm: Algorithm) {
  if (algorithm === 'ES256') return generateKeyPairSync('ec', { namedCurve: 'P-256' });
  if (algorithm === 'EdDSA') return generateKeyPairSync('ed25519');
  return generateKeyPairSync('rsa', { modulusLength: 2048 });
}

/** The key in the form of RFC 9052 and 9053, whose labels and values are numbers. */
function toCose(key: KeyObject, algorithm: Algorithm): Buffer {
  const { x, y, n, e } = key.export({ format: 'jwk' });
  const bytes = (text: unknown) => new Uint8Array(Buffer.from(String(text), 'base64url'));
  const fields: Record<Algorithm, [number, number | Uint8Array<ArrayBuffer>][]> = {
    ES256: [
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, bytes(x)],
      [-3, bytes(y)],
    ],
    EdDSA: [
      [1, 1],
      [3, -8],
      [-1, 6],
      [-2, bytes(x)],
    ],
    RS256: [
      [1, 3],
      [3, -257],
      [-1, bytes(n)],
      [-2, bytes(e)],
    ],
  };
  return Buffer.from(isoCBOR.encode(new Map(fields[algorithm])));
}

function toHash(text: string | Buffer): Buffer {
  return createHash('sha256').update(text).digest();
}
