import { z } from 'zod';
import { languageSchema, purposeSchema, retentionSchema } from '../../shared/contract/profile.ts';
import { AppError } from '../../shared/errors.ts';
import { type Retention, toRetention } from '../../shared/retention.ts';
import { scopes } from '../../shared/scopes.ts';
import type { Caller, Credential } from '../http/caller.ts';
import { makeAllowance } from '../platform/allowance.ts';
import type { Clock } from '../platform/clock.ts';
import { apiKeyPrefix } from './api-keys.ts';
import type { AccountLibrary, SignedIn } from './auth.ts';
import { describeDevice } from './device.ts';
import type { ApiKeyRow, CountedTry, IdentityStore, ProfileRow, SessionRow } from './identity-store.ts';
import {
  callsOfApiKey,
  defaultLimit,
  findCrowd,
  findRetryAfter,
  type Limit,
  limitMemoryMs,
  limitsPerAddress,
  mailsPerInbox,
  wrongPasswordMemorySeconds,
  wrongPasswords,
  wrongPasswordsOfCrowd,
} from './limits.ts';

export interface IdentityDependencies {
  store: IdentityStore;
  accounts: Pick<AccountLibrary, 'verifyToken'>;
  /** Who runs the server, where a setting says it: addresses in small letters. */
  administratorEmails: ReadonlySet<string> | undefined;
  /** The longest that the server allows. */
  longestRetention: Retention;
  clock: Clock;
}

const scopesSchema = z.array(z.enum(scopes));

export type IdentityService = ReturnType<typeof makeIdentityService>;

export function makeIdentityService(dependencies: IdentityDependencies) {
  const { store, accounts, administratorEmails, longestRetention, clock } = dependencies;
  /** Spares the database the calls that are too many on this server alone. */
  const callsHere = makeAllowance({
    max: callsOfApiKey.max,
    windowMs: callsOfApiKey.window * 1000,
    clock,
  });

  /** Of all servers together. @throws AppError API_KEY_RATE_LIMITED */
  async function countCallOfApiKey(id: string): Promise<void> {
    const now = clock();
    const { window } = callsOfApiKey;
    const retryAfterSeconds =
      callsHere.take(id) ??
      findRetryAfter(await store.countTry(`api key ${id}`, now, window * 1000), callsOfApiKey, now);
    if (retryAfterSeconds !== undefined) throw new AppError('API_KEY_RATE_LIMITED', { retryAfterSeconds });
  }

  /** An account whose profile was not written, since the server died in between, gets it at its first call. */
  async function repairProfile(userId: string): Promise<void> {
    const user = await store.findUser(userId);
    if (user !== undefined) await store.addProfile(user);
  }

  function isAdministrator(account: { email: string | null; is_administrator: boolean }): boolean {
    return administratorEmails?.has(account.email?.toLowerCase() ?? '') ?? account.is_administrator;
  }

  async function findByToken(token: string): Promise<Caller | undefined> {
    const subject = await accounts.verifyToken(token);
    if (subject === undefined) return undefined;
    const { userId, sessionId } = subject;
    const found = await store.findLiveSession(userId, sessionId);
    return found && toCaller(userId, { kind: 'session', id: sessionId }, found);
  }

  /** @throws AppError INVALID_API_KEY, API_KEY_RATE_LIMITED */
  async function getByApiKey(key: string): Promise<Caller> {
    const found = await store.findLiveApiKey(key);
    if (found === undefined) throw new AppError('INVALID_API_KEY');
    await countCallOfApiKey(found.key_id);
    return toCallerByKey(found);
  }

  async function toCallerByKey(found: ApiKeyRow): Promise<Caller> {
    const { key_id: id, user_id, start } = found;
    const today = clock().toISOString().slice(0, 10);
    if (found.last_used_on !== today) await store.noteApiKeyUse(id, today);
    const credential = { kind: 'api-key' as const, id, start, scopes: scopesSchema.parse(found.scopes) };
    return toCaller(user_id, credential, found);
  }

  async function toCaller(userId: string, credential: Credential, found: SessionRow): Promise<Caller> {
    if (found.account_type === null) await repairProfile(userId);
    return {
      userId,
      credential,
      accountType: found.account_type === 'paid' ? 'paid' : 'free',
      isAdministrator: isAdministrator(found),
      retention: toRetention(retentionSchema.catch('keep').parse(found.text_retention), longestRetention),
      preferences: {
        language: languageSchema.catch('en-us').parse(found.preferred_language),
        name: found.full_name,
        background: {
          purpose: purposeSchema.catch('work').parse(found.writing_purpose),
          jobTitle: found.job_title,
          primaryFunction: found.primary_function,
          industry: found.industry,
        },
      },
    };
  }

  /** Those who may sign in. */
  const listAdministrators = () =>
    store.listAdministrators(administratorEmails ? [...administratorEmails] : null);

  return {
    /**
     * @param authorization the header: an access token or an API key, as bearer
     * @throws AppError AUTH_EXPIRED for a token that is missing, wrong, too old, or of a session that has ended;
     * INVALID_API_KEY, API_KEY_RATE_LIMITED
     */
    async getCaller(authorization: string | null): Promise<Caller> {
      const token = /^Bearer ([^\s]+)$/i.exec(authorization ?? '')?.[1];
      if (token?.startsWith(apiKeyPrefix)) return getByApiKey(token);
      const caller = token === undefined ? undefined : await findByToken(token);
      if (caller === undefined) throw new AppError('AUTH_EXPIRED');
      return caller;
    },

    /** For doors that have limits of their own. Undefined: there is no such key. */
    async findCallerByKey(key: string): Promise<Caller | undefined> {
      const found = key.startsWith(apiKeyPrefix) ? await store.findLiveApiKey(key) : undefined;
      return found && toCallerByKey(found);
    },

    async getProfile(userId: string): Promise<ProfileRow> {
      const profile = await store.findProfile(userId);
      if (profile === undefined) throw new AppError('NOT_FOUND');
      return profile;
    },

    async isAdministrator(userId: string): Promise<boolean> {
      const account = await store.readAdministrator(userId);
      return account !== undefined && isAdministrator(account);
    },

    listAdministrators,

    /** Of those who have shown that theirs is theirs: where notices go. */
    async listAdministratorAddresses(): Promise<{ userId: string; email: string }[]> {
      const administrators = await listAdministrators();
      return administrators
        .filter(({ email_verified }) => email_verified)
        .map(({ id, email }) => ({ userId: id, email }));
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

    /** Of sessions that are over nothing is kept. */
    forgetEndedSessions: store.forgetEndedSessions,

    /** Nor of links that no longer open anything. */
    forgetDeadLinks: () => store.forgetDeadLinks(clock()),

    endOtherSessions: ({ userId, sessionId }: SignedIn) => store.endOtherSessions(userId, sessionId),
  };
}

export interface PasswordSource {
  /** What tells the account from others, also where there is none. */
  account: string;
  address: string;
  /** A browser or a session that has shown the right password before. */
  knownAs: string | undefined;
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

  async function takeBack(counted: readonly CountedTry[]): Promise<void> {
    for (const one of counted) await store.takeTryBack(one);
  }

  return {
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
     * Counts a password as a wrong one before it is looked at, so that of many at once no more than the limit are.
     * @returns what is to be called when it was right
     * @throws AppError RATE_LIMITED, with the seconds that are left, after too many wrong ones. See docs/decisions/0028.
     */
    async countPassword({ account, address, knownAs }: PasswordSource): Promise<() => Promise<void>> {
      const now = clock();
      const counted: CountedTry[] = [];
      const add = async (place: string, windowSeconds: number) => {
        const key = `password ${account} ${place}`;
        const { tries, windowStartMs } = await store.countTry(key, now, windowSeconds * 1000);
        counted.push({ key, windowStartMs });
        return { tries, windowStartMs };
      };
      const addOrRefuse = async (place: string, limit: Limit) => {
        const retryAfterSeconds = findRetryAfter(await add(place, limit.window), limit, now);
        if (retryAfterSeconds === undefined) return;
        // Of a password that nobody looks at nothing counts.
        await takeBack(counted);
        throw new AppError('RATE_LIMITED', { retryAfterSeconds });
      };

      if (knownAs !== undefined) {
        await addOrRefuse(`of ${knownAs}`, wrongPasswords);
      } else {
        await addOrRefuse(`from ${address}`, wrongPasswords);
        const { tries } = await add(`remembered of ${address}`, wrongPasswordMemorySeconds);
        await addOrRefuse(`by the ${findCrowd(tries)}`, wrongPasswordsOfCrowd);
      }
      return () => takeBack(counted);
    },

    /** Counts a mail of this kind to this inbox, and says whether it may go. */
    mayMail: async (kind: string, email: string) =>
      (await count(`mail ${kind} ${email.toLowerCase()}`, mailsPerInbox)) === undefined,

    /** @throws AppError RATE_LIMITED after too many mails of this kind that one writer asked for. */
    countMailRequest: (kind: string, userId: string) =>
      countOrRefuse(`mail ${kind} by ${userId}`, mailsPerInbox),

    forget: () => store.forgetTries(new Date(clock().getTime() - limitMemoryMs)),
  };
}
