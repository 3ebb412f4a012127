import { randomBytes } from 'node:crypto';
import { setTimeout as sleepFor } from 'node:timers/promises';
import { AppError } from '../../shared/errors.ts';
import type { Database } from '../db/database.ts';
import { makeOutbox } from '../mail/queue.ts';
import { makeOutboxStore } from '../mail/queue-store.ts';
import type { MailGateway } from '../mail/transport.ts';
import { makeBackground } from '../platform/background.ts';
import type { Clock } from '../platform/clock.ts';
import type { Config } from '../platform/config.ts';
import { isSameSignature, toSignature } from '../platform/digest.ts';
import { describeError, type Log } from '../platform/log.ts';
import { makeAccountGateway, type SignedIn } from './auth.ts';
import { makeAccountRoutes, makeSessionRoutes } from './auth-routes.ts';
import { makeIdentityService, makeLimitService } from './identity.ts';
import { makeIdentityStore, makeLibraryStorage } from './identity-store.ts';
import { makeBrowserService } from './known-browsers.ts';
import { openRoutes } from './limits.ts';
import { makeCredentialRoutes } from './password-routes.ts';
import { makeCredentialStore } from './password-store.ts';
import { makeCredentialService } from './passwords.ts';
import { makeVerificationService } from './verification.ts';
import { makeVerificationRoutes } from './verification-routes.ts';
import { makeVerificationStore } from './verification-store.ts';

export interface AccountParts {
  config: Config;
  database: Database;
  secret: string;
  mail: MailGateway;
  /** Origin that links in mails lead to. */
  publicUrl: () => string;
  newId: () => string;
  onProfileChanged: (userId: string) => void;
  clock: Clock;
  log: Log;
}

/** Everything about who has an account and who calls, and the mails that go with it. */
export function assembleAccounts(parts: AccountParts) {
  const { config, database, secret, mail, publicUrl, newId, onProfileChanged, clock, log } = parts;
  const newToken = () => randomBytes(32).toString('base64url');
  const background = makeBackground(log);
  const inBackground = background.run;

  const outbox = makeOutbox({
    store: makeOutboxStore(database),
    gateway: mail,
    publicUrl,
    clock,
    newId,
    sleep: (ms, signal) => sleepFor(ms, undefined, { signal }),
    log,
  });
  const store = makeIdentityStore(database);
  const limits = makeLimitService({ store, clock });
  const { mayMail, countMailRequest } = limits;
  const browsers = makeBrowserService({
    sign: (text) => toSignature(secret, text),
    isSameMark: isSameSignature,
    newId: newToken,
    isSecure: config.PUBLIC_URL?.startsWith('https:') ?? false,
  });
  const verification = makeVerificationService({
    store: makeVerificationStore(database),
    requiresVerification: config.REQUIRE_EMAIL_VERIFICATION,
    clock,
    newToken,
    sendLetter: outbox.queue,
    mayMail,
    countMailRequest,
    makePasswordLink: (userId) => credentials.makeLink(userId),
    inBackground,
    onEmailChanged: onProfileChanged,
  });
  const accounts = makeAccountGateway({
    storage: makeLibraryStorage(database),
    secret,
    publicUrl: config.PUBLIC_URL,
    requiresVerification: config.REQUIRE_EMAIL_VERIFICATION,
    newId,
    limiter: limits.library,
    async onAccountCreated(created) {
      await store.addProfile(created);
      verification.greet(created);
    },
    onSignUpWithKnownAddress: verification.remind,
    onSignedIn: (userId) =>
      store
        .recordSignIn(userId, clock())
        .catch((error) => log.error({ error: describeError(error) }, 'could not note a sign-in')),
    log,
  });
  const identity = makeIdentityService({ store, accounts, clock });
  const credentials = makeCredentialService({
    store: makeCredentialStore(database),
    passwords: accounts,
    clock,
    newToken,
    sendLetter: outbox.queue,
    mayMail,
    countPassword: ({ userId, sessionId }) =>
      limits.countPassword({ account: userId, address: '', knownAs: sessionId }),
    inBackground,
  });

  async function getSignedIn(headers: Headers): Promise<SignedIn> {
    const signedIn = await accounts.findSignedIn(headers);
    if (signedIn === undefined) throw new AppError('AUTH_EXPIRED');
    return signedIn;
  }

  async function openSession(holder: { id: string; email: string }, request: Headers): Promise<Headers> {
    const headers = await accounts.openSession(holder.id, request);
    headers.append('set-cookie', browsers.rememberSignIn(request, holder.email));
    return headers;
  }

  const sessions = { ...accounts, openSession, getSignedIn, hasSignedUp: browsers.hasSignedUp };
  const ownRoutes = {
    ...makeSessionRoutes(identity, getSignedIn),
    ...makeVerificationRoutes(verification, sessions),
    ...makeCredentialRoutes(credentials, sessions),
  };
  return {
    accounts,
    identity,
    identityStore: store,
    accountRoutes: makeAccountRoutes({ accounts, limits, browsers, ownRoutes }),
    routes: [...Object.keys(ownRoutes), ...openRoutes].map((name) => name.replace(' ', ' /api/auth')),
    visitors: {
      hasSession: async (headers: Headers) => (await accounts.findSignedIn(headers)) !== undefined,
      namesSession: accounts.namesSession,
    },
    tend: limits.forget,
    sendMail: outbox.run,
    sendLetter: outbox.queue,
    sendNotice: outbox.queueNotice,
    inBackground,
    settled: background.settled,
  };
}
