import { languageSchema, type Profile, purposeSchema } from '../../../shared/contract/profile.ts';
import { AppError } from '../../../shared/errors.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Caller } from '../../platform/http/context.ts';
import type { AccountGateway, SignedIn } from './gateway.ts';
import {
  defaultLimit,
  describeDevice,
  findRetryAfter,
  type Limit,
  limitMemoryMs,
  limitsPerAddress,
  mailsPerInbox,
  passwordTries,
} from './policy.ts';
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
      preferences: {
        language: languageSchema.catch('en-us').parse(found.preferred_language),
        background: {
          purpose: purposeSchema.catch('work').parse(found.writing_purpose),
          jobTitle: found.job_title,
          primaryFunction: found.primary_function,
          industry: found.industry,
        },
      },
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

    async listSessions({ userId, sessionId }: SignedIn) {
      const sessions = await store.listSessions(userId, clock());
      return sessions.map(({ id, userAgent, createdAt, updatedAt }) => ({
        id,
        device: describeDevice(userAgent),
        createdAt,
        lastUsedAt: updatedAt,
        isCurrent: id === sessionId,
      }));
    },

    /** @throws AppError NOT_FOUND for a session that this writer does not have. */
    async endSession({ userId }: SignedIn, sessionId: string): Promise<void> {
      if (!(await store.endSession(userId, sessionId))) throw new AppError('NOT_FOUND');
    },

    endOtherSessions: ({ userId, sessionId }: SignedIn) => store.endOtherSessions(userId, sessionId),
  };
}

export type LimitService = ReturnType<typeof makeLimitService>;

/** How often something may be done: counted in the database, so on all servers together. */
export function makeLimitService({ store, clock }: Pick<IdentityDependencies, 'store' | 'clock'>) {
  async function count(key: string, limit: Limit): Promise<number | undefined> {
    const now = clock();
    return findRetryAfter(await store.countTry(key, now, limit.window * 1000), limit, now);
  }

  async function countOrRefuse(key: string, limit: Limit): Promise<void> {
    const retryAfterSeconds = await count(key, limit);
    if (retryAfterSeconds !== undefined) throw new AppError('RATE_LIMITED', { retryAfterSeconds });
  }

  return {
    /** The account library's own limits, in its form. */
    library: {
      async consume(key: string, limit: Limit) {
        const retryAfter = await count(`library ${key}`, limit);
        return { allowed: retryAfter === undefined, retryAfter: retryAfter ?? null };
      },
    },

    /** @throws AppError RATE_LIMITED, with the seconds that are left, after too many calls from this address. */
    countCall: (path: string, address: string) =>
      countOrRefuse(`call ${path} ${address}`, limitsPerAddress[path] ?? defaultLimit),

    /**
     * @param account what tells it from others, also where there is none
     * @throws AppError RATE_LIMITED, with the seconds that are left, after too many passwords for this account.
     */
    countPasswordTry: (account: string) => countOrRefuse(`password ${account}`, passwordTries),

    /** Counts a mail of this kind to this inbox, and says whether it may go. */
    mayMail: async (kind: string, email: string) =>
      (await count(`mail ${kind} ${email.toLowerCase()}`, mailsPerInbox)) === undefined,

    /** @throws AppError RATE_LIMITED after too many mails of this kind that one writer asked for. */
    countMailRequest: (kind: string, userId: string) =>
      countOrRefuse(`mail ${kind} by ${userId}`, mailsPerInbox),

    forget: () => store.forgetTries(new Date(clock().getTime() - limitMemoryMs)),
  };
}
