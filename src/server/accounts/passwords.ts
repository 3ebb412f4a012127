import { AppError } from '../../shared/errors.ts';
import type { RecordEvent } from '../audit/index.ts';
import type { Recipient } from '../mail/index.ts';
import type { Clock } from '../platform/clock.ts';
import type { SignedIn } from './auth.ts';
import {
  findPasswordFault,
  freshForDeletionMs,
  freshForPasswordMs,
  isFresh,
  type ResetTokens,
  resetLifetimeMs,
  toResetPath,
} from './password-rules.ts';
import type { AccountHolder, CredentialStore } from './password-store.ts';

export interface CredentialDependencies {
  store: CredentialStore;
  passwords: {
    hashPassword(password: string): Promise<string>;
    verifyPassword(password: string, hash: string): Promise<boolean>;
  };
  /** Whether people may sign in with one. */
  areUsed: boolean;
  clock: Clock;
  /** Cannot be guessed. */
  newToken: () => string;
  sendEmail: (kind: 'reset' | 'password-changed', to: Recipient, path: string) => Promise<void>;
  mayMail: (kind: string, email: string) => Promise<boolean>;
  record: RecordEvent;
  /**
   * @returns what is to be called when it was right
   * @throws AppError RATE_LIMITED after too many wrong passwords in this session
   */
  countPassword: (writer: { userId: string; sessionId: string }) => Promise<() => Promise<void>>;
  /** For work that no answer waits for, so that none tells by its time whether there is an account. */
  inBackground: (work: () => Promise<void>) => void;
}

export type CredentialService = ReturnType<typeof makeCredentialService>;

export function makeCredentialService(dependencies: CredentialDependencies) {
  const { store, passwords, areUsed, clock, newToken } = dependencies;
  const { sendEmail, mayMail, record, countPassword, inBackground } = dependencies;

  async function makeLink(userId: string): Promise<string> {
    const link = { access_token: newToken(), refresh_token: newToken() };
    await store.putReset(userId, link, new Date(clock().getTime() + resetLifetimeMs));
    return toResetPath(link);
  }

  /** A link that passes can be used after this, too. @throws AppError INVALID_RESET_LINK */
  async function checkLink(link: ResetTokens): Promise<void> {
    if (!(await store.hasReset(link, clock()))) throw new AppError('INVALID_RESET_LINK');
  }

  const sendNotice = (to: Recipient) => sendEmail('password-changed', to, '/forgot-password');

  const hasPassword = async (userId: string) =>
    areUsed && (await store.findPasswordHash(userId)) !== undefined;

  /**
   * That it is the writer, and not somebody at their open screen: by the password, or by having signed in a short while ago.
   * @throws AppError CURRENT_PASSWORD_REQUIRED, INVALID_PASSWORD, FRESH_SIGN_IN_REQUIRED, RATE_LIMITED
   */
  async function confirm(
    writer: SignedIn,
    currentPassword: string | undefined,
    freshForMs = freshForPasswordMs,
  ): Promise<void> {
    if (currentPassword !== undefined) return checkCurrent(writer, currentPassword);
    if (isFresh(writer.createdAt, clock(), freshForMs)) return;
    throw new AppError(
      (await hasPassword(writer.userId)) ? 'CURRENT_PASSWORD_REQUIRED' : 'FRESH_SIGN_IN_REQUIRED',
    );
  }

  return {
    makeLink,
    confirm,
    hasPassword,

    /** Mails a link to whoever has an account with this address. What there was to do cannot be told from outside. */
    requestReset(email: string): void {
      inBackground(async () => {
        const known = await store.findHolder(email);
        if (known === undefined || !(await mayMail('reset', email))) return;
        await sendEmail('reset', { ...known, userId: known.id }, await makeLink(known.id));
      });
    },

    checkLink,

    /** @throws AppError PASSWORD_TOO_SHORT, PASSWORD_TOO_LONG, INVALID_RESET_LINK */
    async resetPassword(link: ResetTokens, password: string): Promise<AccountHolder> {
      checkPassword(password);
      // Hashing is slow: not for links that are made up.
      await checkLink(link);
      const holder = await store.resetPassword(link, await passwords.hashPassword(password), clock());
      if (holder === undefined) throw new AppError('INVALID_RESET_LINK');
      await record({ kind: 'password.reset', actorId: holder.id, subjectId: holder.id, facts: {} });
      await sendNotice({ ...holder, userId: holder.id });
      return holder;
    },

    /**
     * For what changes how somebody signs in. Who has no password shows it by having signed in lately.
     * @throws AppError CURRENT_PASSWORD_REQUIRED, INVALID_PASSWORD, FRESH_SIGN_IN_REQUIRED, RATE_LIMITED
     */
    async proveOwner(writer: SignedIn, password: string | undefined): Promise<void> {
      if (!(await hasPassword(writer.userId))) {
        if (!isFresh(writer.createdAt, clock(), freshForPasswordMs))
          throw new AppError('FRESH_SIGN_IN_REQUIRED');
      } else if (password === undefined) {
        throw new AppError('CURRENT_PASSWORD_REQUIRED');
      } else {
        await checkCurrent(writer, password);
      }
    },

    /**
     * Ends every other session, and gives this one another token: who had the old one is out.
     * @returns that token
     * @throws AppError PASSWORD_TOO_SHORT, PASSWORD_TOO_LONG, CURRENT_PASSWORD_REQUIRED, INVALID_PASSWORD, RATE_LIMITED
     */
    async changePassword(
      writer: SignedIn,
      newPassword: string,
      currentPassword: string | undefined,
    ): Promise<string> {
      checkPassword(newPassword);
      await confirm(writer, currentPassword);
      const { userId, sessionId } = writer;
      const sessionToken = newToken();
      const hash = await passwords.hashPassword(newPassword);
      await store.changePassword({ userId, hash, sessionId, sessionToken, now: clock() });
      await record({ kind: 'password.changed', actorId: userId, subjectId: userId, facts: {} });
      await sendNotice(writer);
      return sessionToken;
    },

    /** @throws AppError CURRENT_PASSWORD_REQUIRED, INVALID_PASSWORD, RATE_LIMITED */
    confirmDeletion: (writer: SignedIn, password: string | undefined): Promise<void> =>
      confirm(writer, password, freshForDeletionMs),
  };

  async function checkCurrent(writer: SignedIn, password: string): Promise<void> {
    const wasRight = await countPassword(writer);
    if (!(await isCurrent(writer.userId, password))) throw new AppError('INVALID_PASSWORD');
    await wasRight();
  }

  async function isCurrent(userId: string, password: string): Promise<boolean> {
    const hash = await store.findPasswordHash(userId);
    if (hash === undefined || findPasswordFault(password) === 'PASSWORD_TOO_LONG') return false;
    return passwords.verifyPassword(password, hash);
  }
}

function checkPassword(password: string): void {
  const fault = findPasswordFault(password);
  if (fault !== undefined) throw new AppError(fault);
}
