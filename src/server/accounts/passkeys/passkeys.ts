import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import { AppError } from '../../../shared/errors.ts';
import { passkeysLimit } from '../../../shared/limits.ts';
import type { RecordEvent } from '../../audit/index.ts';
import type { Recipient } from '../../mail/index.ts';
import type { Clock } from '../../platform/clock.ts';
import type { SignedIn } from '../auth.ts';
import type { AccountHolder } from '../password-store.ts';
import {
  askForRegistration,
  askForSignIn,
  challengeLifetimeMs,
  type RelyingParty,
  readChallenge,
  verifyRegistration,
  verifySignIn,
} from './ceremonies.ts';
import type { PasskeyStore, WaysIn } from './store.ts';

const notices = {
  'passkey.added': 'passkey-added',
  'passkey.removed': 'passkey-removed',
  'passkey.refused': 'passkey-refused',
} as const;

type Happening = keyof typeof notices;

export interface PasskeyDependencies {
  store: PasskeyStore;
  otherWaysIn: WaysIn;
  requiresVerification: boolean;
  hasPassword: (userId: string) => Promise<boolean>;
  /** @throws AppError unless the writer shows that it is them */
  proveOwner: (writer: SignedIn, password: string | undefined) => Promise<void>;
  mayMail: (kind: string, email: string) => Promise<boolean>;
  sendEmail: (kind: (typeof notices)[Happening], to: Recipient, path: string) => Promise<void>;
  record: RecordEvent;
  clock: Clock;
  newId: () => string;
}

export type PasskeyService = ReturnType<typeof makePasskeyService>;

/** Keys that devices and password managers keep (WebAuthn), each a way in of its own. See docs/decisions/0072. */
export function makePasskeyService(dependencies: PasskeyDependencies) {
  const { store, otherWaysIn, requiresVerification, hasPassword, proveOwner } = dependencies;
  const { mayMail, sendEmail, record, clock, newId } = dependencies;

  async function tell(kind: Happening, holder: Recipient & { userId: string }): Promise<void> {
    const { userId } = holder;
    await record({ kind, actorId: userId, subjectId: userId, facts: {} });
    await sendEmail(notices[kind], holder, '/settings');
  }

  /** @param asked the session or browser that alone may answer */
  async function rememberChallenge(asked: string, challenge: string): Promise<void> {
    await store.addChallenge(`${asked} ${challenge}`, new Date(clock().getTime() + challengeLifetimeMs));
  }

  /** @throws AppError PASSKEY_EXPIRED for an answer to what was not asked, or long ago, or that was answered before */
  async function spendChallenge(
    asked: string,
    response: RegistrationResponseJSON | AuthenticationResponseJSON,
  ): Promise<string> {
    const challenge = readChallenge(response);
    if (challenge === undefined || !(await store.spendChallenge(`${asked} ${challenge}`, clock())))
      throw new AppError('PASSKEY_EXPIRED');
    return challenge;
  }

  const toAsked = ({ sessionId }: SignedIn) => `session ${sessionId}`;

  return {
    async list({ userId }: SignedIn) {
      const passkeys = await store.list(userId);
      return {
        passkeys: passkeys.map(({ id, name, is_synced, created_at, last_used_at }) => ({
          id,
          name,
          isSynced: is_synced,
          createdAt: created_at,
          lastUsedAt: last_used_at,
        })),
        asksPassword: await hasPassword(userId),
      };
    },

    /** @returns what the browser asks a device for */
    async begin(writer: SignedIn, party: RelyingParty, password: string | undefined) {
      await proveOwner(writer, password);
      const known = await store.list(writer.userId);
      if (known.length >= passkeysLimit) throw new AppError('LIST_FULL');
      const options = await askForRegistration({ ...writer, known }, party);
      await rememberChallenge(toAsked(writer), options.challenge);
      return options;
    },

    /** @throws AppError PASSKEY_EXPIRED, INVALID_PASSKEY, LIST_FULL */
    async add(writer: SignedIn, party: RelyingParty, name: string, response: RegistrationResponseJSON) {
      const challenge = await spendChallenge(toAsked(writer), response);
      const verified = await verifyRegistration(response, challenge, party);
      if (verified === undefined) throw new AppError('INVALID_PASSKEY');
      const { userId: user_id } = writer;
      const refused = await store.add({ ...verified, id: newId(), user_id, name, created_at: clock() });
      if (refused !== undefined) throw new AppError(refused === 'full' ? 'LIST_FULL' : 'INVALID_PASSKEY');
      await tell('passkey.added', writer);
    },

    /** @throws AppError NOT_FOUND for one that this writer does not have */
    async rename({ userId }: SignedIn, id: string, name: string): Promise<void> {
      if (!(await store.rename(userId, id, name))) throw new AppError('NOT_FOUND');
    },

    /** @throws AppError NOT_FOUND, LAST_WAY_IN */
    async remove(writer: SignedIn, id: string, password: string | undefined): Promise<void> {
      await proveOwner(writer, password);
      const refused = await store.remove(writer.userId, id, otherWaysIn);
      if (refused !== undefined) throw new AppError(refused === 'last' ? 'LAST_WAY_IN' : 'NOT_FOUND');
      await tell('passkey.removed', writer);
    },

    /** @param browser what tells it from others */
    async beginSignIn(browser: string, party: RelyingParty) {
      const options = await askForSignIn(party);
      await rememberChallenge(`browser ${browser}`, options.challenge);
      return options;
    },

    /**
     * @returns who may come in, with nothing else to be asked for
     * @throws AppError PASSKEY_EXPIRED, INVALID_PASSKEY, PASSKEY_COPIED, ACCOUNT_DISABLED, EMAIL_NOT_VERIFIED
     */
    async signIn(
      browser: string,
      party: RelyingParty,
      response: AuthenticationResponseJSON,
    ): Promise<AccountHolder> {
      const challenge = await spendChallenge(`browser ${browser}`, response);
      const known = await store.find(response.id);
      if (known === undefined) throw new AppError('INVALID_PASSKEY');
      const use = await verifySignIn(response, challenge, party, known);
      if (use === undefined) throw new AppError('INVALID_PASSKEY');
      const { id, user_id: userId, name, email } = known;
      if (known.is_disabled) throw new AppError('ACCOUNT_DISABLED');
      if (requiresVerification && !known.email_verified) throw new AppError('EMAIL_NOT_VERIFIED');
      if (!(await store.noteUse({ id, ...use, now: clock() }))) {
        if (await mayMail('passkey-refused', email)) await tell('passkey.refused', { userId, name, email });
        throw new AppError('PASSKEY_COPIED');
      }
      return { id: userId, name, email };
    },

    sweep: () => store.forgetChallenges(clock()),
  };
}
