import { languageSchema, type Profile } from '../../../shared/contract/profile.ts';
import { AppError } from '../../../shared/errors.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Caller } from '../../platform/http/context.ts';
import type { AccountGateway } from './gateway.ts';
import { signInTriesPerAccount } from './policy.ts';
import type { IdentityStore } from './store.ts';

export interface IdentityDependencies {
  store: IdentityStore;
  accounts: Pick<AccountGateway, 'verifyToken'>;
  clock: Clock;
}

export type IdentityService = ReturnType<typeof makeIdentityService>;

/** Who calls, and what is known of them. */
export function makeIdentityService({ store, accounts, clock }: IdentityDependencies) {
  /** An account whose profile was not written, since the server died in between, gets it at its first call. */
  async function repairProfile(userId: string): Promise<void> {
    const user = await store.findUser(userId);
    if (user !== undefined) await store.addProfile(user);
  }

  async function findCaller(token: string): Promise<Caller | undefined> {
    const subject = await accounts.verifyToken(token);
    if (subject === undefined) return undefined;
    const { userId, sessionId } = subject;
    const found = await store.findLiveSession(userId, sessionId);
    if (found === undefined) return undefined;
    if (found.account_type === null) await repairProfile(userId);
    return {
      userId,
      accountType: found.account_type === 'paid' ? 'paid' : 'free',
      language: languageSchema.catch('en-us').parse(found.preferred_language),
    };
  }

  return {
    /** @throws AppError AUTH_EXPIRED for a token that is missing, wrong, too old, or of a session that has ended. */
    async getCaller(authorization: string | null): Promise<Caller> {
      const token = /^Bearer ([^\s]+)$/i.exec(authorization ?? '')?.[1];
      const caller = token === undefined ? undefined : await findCaller(token);
      if (caller === undefined) throw new AppError('AUTH_EXPIRED');
      return caller;
    },

    async getProfile(userId: string): Promise<Profile> {
      const profile = await store.findProfile(userId);
      if (profile === undefined) throw new AppError('NOT_FOUND');
      return profile;
    },

    /** @throws AppError RATE_LIMITED, with the seconds that are left, after too many tries at one account. */
    async countSignInTry(email: string): Promise<void> {
      const { max, windowMs } = signInTriesPerAccount;
      const now = clock();
      const { tries, windowStartMs } = await store.countSignInTry(email, now, windowMs);
      if (tries <= max) return;
      const retryAfterSeconds = Math.ceil((windowStartMs + windowMs - now.getTime()) / 1000);
      throw new AppError('RATE_LIMITED', { retryAfterSeconds: Math.max(1, retryAfterSeconds) });
    },
  };
}
