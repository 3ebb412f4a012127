import { randomBytes } from 'node:crypto';
import type { OpinionInput } from '../../shared/contract/opinions.ts';
import { AppError } from '../../shared/errors.ts';
import type { Retention } from '../../shared/retention.ts';
import type { RecordEvent } from '../audit/index.ts';
import type { Database } from '../db/database.ts';
import type { Mail } from '../mail/index.ts';
import type { ArchivedFile } from '../platform/archive.ts';
import type { Clock } from '../platform/clock.ts';
import type { Config } from '../platform/config.ts';
import { isSameSignature, toSignature } from '../platform/digest.ts';
import { makeEncryption } from '../platform/encryption.ts';
import { describeError, type Log } from '../platform/log.ts';
import { makeAdmission } from './admission.ts';
import { makeApiKeyService } from './api-keys.ts';
import { makeApiKeyRoutes } from './api-keys-routes.ts';
import { makeApiKeyStore } from './api-keys-store.ts';
import { makeAccountLibrary, type PasswordHasher, type SignedIn } from './auth.ts';
import { makeAccountRoutes, makeProfileRoutes, makeSessionRoutes, toCookieHeader } from './auth-routes.ts';
import { makeDeletionService } from './deletion.ts';
import { makeDeletionRoutes } from './deletion-routes.ts';
import { makeDeletionStore } from './deletion-store.ts';
import { describeDevice } from './device.ts';
import { makeExportRoutes, makeExportService } from './export.ts';
import { makeExportStore } from './export-store.ts';
import { makeIdentityService, makeLimitService } from './identity.ts';
import { makeIdentityStore, makeLibraryStorage } from './identity-store.ts';
import { makeInboxService } from './inbox/inbox.ts';
import { makeInboxRoutes } from './inbox/routes.ts';
import { makeInboxStore } from './inbox/store.ts';
import { makeInstructionService } from './instructions.ts';
import { makeInstructionRoutes } from './instructions-routes.ts';
import { makeInstructionStore } from './instructions-store.ts';
import { makeBrowserService } from './known-browsers.ts';
import { openRoutes, passwordRoutes } from './limits.ts';
import { makeOidcRoutes } from './oidc-routes.ts';
import { makeOidcStore } from './oidc-store.ts';
import { makeOpinionService, type OpinionGiver } from './opinions.ts';
import { makeOpinionRoutes } from './opinions-routes.ts';
import { makeOpinionStore } from './opinions-store.ts';
import { makeAskedBrowser } from './passkeys/asked-browser.ts';
import { makePasskeyService } from './passkeys/passkeys.ts';
import { makePasskeyRoutes } from './passkeys/routes.ts';
import { makePasskeyStore } from './passkeys/store.ts';
import { makeCredentialRoutes } from './password-routes.ts';
import { makeCredentialStore } from './password-store.ts';
import { makeCredentialService } from './passwords.ts';
import { makePeopleService, type PeopleDependencies } from './people/people.ts';
import { makePeopleRoutes } from './people/routes.ts';
import { makePeopleStore } from './people/store.ts';
import { makeSecondFactorService } from './second-factor.ts';
import { makeSecondFactorQuestion } from './second-factor-question.ts';
import { makeSecondFactorRoutes } from './second-factor-routes.ts';
import { makeSecondFactorStore } from './second-factor-store.ts';
import { tellSessionEnds } from './session-ends.ts';
import { makeSettingsService } from './settings.ts';
import { makeSettingsRoutes } from './settings-routes.ts';
import { makeSettingsStore } from './settings-store.ts';
import { makeSignUpPolicyRoute, makeSignUpRoutes } from './sign-up/routes.ts';
import { makeSignUpService } from './sign-up/sign-up.ts';
import { makeSignUpStore } from './sign-up/store.ts';
import { makeVerificationService } from './verification.ts';
import { makeVerificationRoutes } from './verification-routes.ts';
import { makeVerificationStore } from './verification-store.ts';

export type { PasswordHasher } from './auth.ts';
export { type ListedOpinion, makeOpinionStore } from './opinions-store.ts';
export type { PeopleService } from './people/people.ts';

export interface AccountDependencies {
  config: Config;
  database: Database;
  secret: string;
  mail: Pick<Mail, 'queue'>;
  /** Origin under which people find the product. */
  publicUrl: () => string;
  inBackground: (work: () => Promise<void>) => void;
  newId: () => string;
  onProfileChanged: (userId: string) => void;
  onSessionsEnded: (userId: string) => void;
  /** What other modules keep of a writer: each deletes its own, in this order. Safe to repeat. */
  deleteElsewhere: readonly ((userId: string) => Promise<void>)[];
  /** What is to hold from now on for the texts that are kept. */
  applyRetention: (userId: string, retention: Retention) => Promise<void>;
  /** What other modules keep of a writer, as files for them. */
  exportElsewhere: readonly ((userId: string) => ArchivedFile[])[];
  tellOfFeedback: (giver: OpinionGiver, feedback: OpinionInput) => Promise<void>;
  /** Of an administrator's, as it is shown to them. */
  onInboxChanged: (userId: string) => void;
  record: RecordEvent;
  recordDaily: RecordEvent;
  /** What accounts may spend, which is the ledger's. */
  credits: Pick<PeopleDependencies, 'listCreditsLeft' | 'grantCredits'>;
  passwordHasher?: PasswordHasher | undefined;
  clock: Clock;
  log: Log;
}

type PeopleParts = Pick<
  AccountDependencies,
  'config' | 'database' | 'credits' | 'onSessionsEnded' | 'record' | 'clock'
>;

/** Who has an account, and what is done to one: also for a program beside the server. */
export function makePeople({ config, database, credits, onSessionsEnded, record, clock }: PeopleParts) {
  return makePeopleService({
    store: makePeopleStore(database),
    administratorEmails: config.ADMIN_EMAILS,
    ...credits,
    onSessionsEnded,
    record,
    clock,
  });
}

export function makeAccounts(parts: AccountDependencies) {
  const { config, database, secret, mail, inBackground, newId, onProfileChanged, record, clock, log } = parts;
  const isSecure = config.PUBLIC_URL?.startsWith('https:') ?? false;
  const newToken = () => randomBytes(32).toString('base64url');

  const store = makeIdentityStore(database);
  const oidcStore = makeOidcStore(database);
  const limits = makeLimitService({ store, clock });
  const { mayMail, countMailRequest } = limits;
  const browsers = makeBrowserService({
    sign: (text) => toSignature(secret, text),
    isSameMark: isSameSignature,
    newId: newToken,
    isSecure,
  });
  const verification = makeVerificationService({
    store: makeVerificationStore(database),
    requiresVerification: config.REQUIRE_EMAIL_VERIFICATION,
    clock,
    newToken,
    sendEmail: mail.queue,
    mayMail,
    countMailRequest,
    makePasswordLink: (userId) => credentials.makeLink(userId),
    inBackground,
    async onEmailChanged(userId) {
      onProfileChanged(userId);
      await record({ kind: 'email.changed', actorId: userId, subjectId: userId, facts: {} });
    },
  });
  const signUp = makeSignUpService({
    config,
    store: makeSignUpStore(database),
    publicUrl: parts.publicUrl,
    sendEmail: mail.queue,
    record,
    clock,
    newId,
    newToken,
  });
  const accounts = makeAccountLibrary({
    storage: makeLibraryStorage(database),
    secret,
    publicUrl: config.PUBLIC_URL,
    requiresVerification: config.REQUIRE_EMAIL_VERIFICATION,
    newId,
    clock,
    limiter: limits.library,
    async onAccountCreated(created, isProven) {
      await store.addProfile(created);
      verification.greet(created, isProven);
      await record({ kind: 'account.created', actorId: created.id, subjectId: created.id, facts: {} });
    },
    onSignUpWithKnownAddress: verification.remind,
    oidc: config.oidc && {
      provider: config.oidc,
      publicUrl: parts.publicUrl,
      onJoining: signUp.judge,
      async onLinking(user) {
        if (await oidcStore.hasSubject(user.id)) return 'OIDC_SUBJECT_CHANGED';
        await oidcStore.claim(user.id, clock());
        await record({ kind: 'provider.linked', actorId: user.id, subjectId: user.id, facts: {} });
        await mail.queue('way-in-added', { ...user, userId: user.id }, '/settings');
        return undefined;
      },
    },
    passwordHasher: parts.passwordHasher,
    admit: ({ email, invitation }) => signUp.admit(email, invitation),
    async checkMaySignIn(userId) {
      if (await store.isDisabled(userId)) throw new AppError('ACCOUNT_DISABLED');
    },
    // Where a second step comes, that one is the sign-in
    async onSessionBegun({ userId, userAgent }) {
      if (!(await secondFactor.isOn(userId))) await noteSignIn(userId, userAgent ?? null);
    },
    log,
  });
  const identity = makeIdentityService({
    store,
    accounts,
    administratorEmails: config.ADMIN_EMAILS,
    longestRetention: config.TEXT_RETENTION,
    clock,
  });
  const credentials = makeCredentialService({
    store: makeCredentialStore(database),
    passwords: accounts,
    areUsed: config.hasPasswords,
    clock,
    newToken,
    sendEmail: mail.queue,
    mayMail,
    record,
    countPassword: ({ userId, sessionId }) =>
      limits.countPassword({ account: userId, address: '', knownAs: sessionId }),
    inBackground,
  });

  const apiKeys = makeApiKeyService({
    store: makeApiKeyStore(database),
    confirm: credentials.confirm,
    sendEmail: mail.queue,
    record,
    clock,
    newId,
    newSecret: () => randomBytes(20).toString('hex'),
  });
  const deletion = makeDeletionService({
    store: makeDeletionStore(database),
    deleteElsewhere: parts.deleteElsewhere,
    vacuum: database.vacuum,
    sendEmail: mail.queue,
    onSessionsEnded: parts.onSessionsEnded,
    record,
    inBackground,
  });

  async function getSignedIn(headers: Headers): Promise<SignedIn> {
    const signedIn = await accounts.findSignedIn(headers);
    if (signedIn === undefined) throw new AppError('AUTH_EXPIRED');
    return signedIn;
  }

  const question = makeSecondFactorQuestion({
    sign: (text) => toSignature(secret, text),
    isSameMark: isSameSignature,
    isSecure,
    clock,
  });
  const secondFactor = makeSecondFactorService({
    store: makeSecondFactorStore(database),
    encryption: makeEncryption(secret, 'second factor'),
    clock,
    hasPassword: credentials.hasPassword,
    proveOwner: credentials.proveOwner,
    sendEmail: mail.queue,
    record,
  });

  const passkeys = makePasskeyService({
    store: makePasskeyStore(database),
    otherWaysIn: { password: config.hasPasswords, provider: config.oidc !== undefined },
    requiresVerification: config.REQUIRE_EMAIL_VERIFICATION,
    hasPassword: credentials.hasPassword,
    proveOwner: credentials.proveOwner,
    mayMail,
    sendEmail: mail.queue,
    record,
    clock,
    newId,
  });

  async function noteSignIn(userId: string, userAgent: string | null): Promise<void> {
    await store
      .recordSignIn(userId, clock())
      .catch((error) => log.error({ error: describeError(error) }, 'could not note a sign-in'));
    const facts = { device: describeDevice(userAgent) };
    await record({ kind: 'account.signed-in', actorId: userId, subjectId: userId, facts });
  }

  async function holdForSecondFactor(answer: Response): Promise<void> {
    const signedIn = await accounts.findSignedIn(toCookieHeader(answer));
    if (signedIn === undefined || !(await secondFactor.isOn(signedIn.userId))) return;
    await store.endSession(signedIn.userId, signedIn.sessionId);
    throw question.ask(signedIn.userId);
  }

  /** @throws SecondFactorRequired */
  async function openSession(holder: { id: string; email: string }, request: Headers): Promise<Headers> {
    if (await secondFactor.isOn(holder.id)) throw question.ask(holder.id);
    return letIn(holder, request);
  }

  /** For somebody who has shown all that their account asks for. One that is disabled has nobody in it. */
  async function letIn(holder: { id: string; email: string }, request: Headers): Promise<Headers> {
    if (await store.isDisabled(holder.id)) return new Headers();
    const headers = await accounts.openSession(holder.id, request);
    // `onSessionBegun` noted none
    if (await secondFactor.isOn(holder.id)) await noteSignIn(holder.id, request.get('user-agent'));
    headers.append('set-cookie', browsers.rememberSignIn(request, holder.email));
    return headers;
  }

  const settingsStore = makeSettingsStore(database);
  const settings = makeSettingsService({
    store: settingsStore,
    longestRetention: config.TEXT_RETENTION,
    applyRetention: parts.applyRetention,
    plans: config.plans,
    clock,
    onProfileChanged,
  });
  const instructionStore = makeInstructionStore(database);
  const instructions = makeInstructionService({
    store: instructionStore,
    plans: config.plans,
    newId,
    onProfileChanged,
  });
  const { exportAccount } = makeExportService({
    store: makeExportStore(database),
    readVoice: settings.readVoice,
    readInstructions: instructionStore.list,
    exportElsewhere: parts.exportElsewhere,
    clock,
  });

  const sessions = { ...accounts, openSession, getSignedIn, hasSignedUp: browsers.hasSignedUp };
  const oidcRoutes = makeOidcRoutes({
    accounts,
    rememberSignIn: browsers.rememberSignIn,
    holdForSecondFactor,
    readSignUpPolicy: signUp.readAhead,
    onFailed: (error) => log.error({ error: describeError(error) }, 'could not sign in by OpenID Connect'),
  });
  const ownRoutes = {
    ...makeSessionRoutes(identity, getSignedIn),
    ...makeSignUpPolicyRoute(signUp),
    ...makeApiKeyRoutes(apiKeys, getSignedIn),
    // An address is verified all the same; who has a second factor signs in afterwards.
    ...makeVerificationRoutes(verification, {
      ...sessions,
      openSession: async (holder, request) =>
        (await secondFactor.isOn(holder.id)) ? new Headers() : letIn(holder, request),
    }),
    ...(config.hasPasswords ? makeCredentialRoutes(credentials, sessions) : {}),
    ...(config.oidc === undefined ? {} : oidcRoutes),
    ...makeExportRoutes(exportAccount, getSignedIn),
    ...makeDeletionRoutes({
      getSignedIn,
      async confirmDeletion(writer, typed) {
        await credentials.confirmDeletion(writer, typed);
        await people.checkMayLeave(writer.userId);
      },
      deleteAccount: deletion.deleteAccount,
      clearCookie: accounts.clearCookie,
    }),
    ...makeSecondFactorRoutes({
      secondFactor,
      question,
      getSignedIn,
      findHolder: store.findUser,
      openSession: letIn,
      toSource: (userId, email, request) => ({
        account: `second factor of ${userId}`,
        address: accounts.readAddress(request),
        knownAs: browsers.findKnown(request, email),
      }),
      countPassword: limits.countPassword,
    }),
    ...makePasskeyRoutes({
      passkeys,
      asked: makeAskedBrowser({ isSecure, newToken }),
      publicUrl: config.PUBLIC_URL,
      getSignedIn,
      openSession: letIn,
    }),
  };
  const libraryRoutes = config.hasPasswords ? [...openRoutes, ...passwordRoutes] : openRoutes;

  function announceInbox(): void {
    inBackground(async () => {
      for (const { id } of await identity.listAdministrators()) parts.onInboxChanged(id);
    });
  }
  const feedback = makeOpinionService({
    store: makeOpinionStore(database),
    onGiven(giver, opinion) {
      announceInbox();
      inBackground(() => parts.tellOfFeedback(giver, opinion));
    },
    clock,
    newId,
  });
  const inbox = makeInboxService({
    store: makeInboxStore(database),
    onChanged: announceInbox,
    record,
    clock,
  });

  const people = makePeople(parts);

  return {
    routes: {
      inbox: makeInboxRoutes(inbox),
      instructions: makeInstructionRoutes(instructions),
      opinions: makeOpinionRoutes(feedback),
      people: makePeopleRoutes(people, deletion.deleteAccount),
      signUp: makeSignUpRoutes(signUp),
      profile: { ...makeProfileRoutes(identity), ...makeSettingsRoutes(settings) },
    },
    /** Answers what is below `/api/auth`, which the contract does not describe. */
    handle: tellSessionEnds({
      handle: makeAccountRoutes({
        accounts,
        limits,
        browsers,
        takeInvitationBack: signUp.takeBack,
        ownRoutes,
        openRoutes: new Set(libraryRoutes),
        holdForSecondFactor,
      }),
      findWriter: accounts.findSignedIn,
      onSessionsEnded: parts.onSessionsEnded,
    }),
    handled: [...Object.keys(ownRoutes), ...libraryRoutes].map((name) => name.replace(' ', ' /api/auth')),
    getCaller: identity.getCaller,
    findCallerByKey: identity.findCallerByKey,
    admit: makeAdmission({ recordDaily: parts.recordDaily, inBackground }),
    isSignedIn: async ({ userId, sessionId }: { userId: string; sessionId: string }) =>
      (await store.findLiveSession(userId, sessionId)) !== undefined,
    findWriter: store.findUser,
    findReaderOfUpdates: settingsStore.findReaderOfUpdates,
    countWriters: people.countByPlan,
    findVoice: settings.findVoiceForModels,
    visitors: {
      hasSession: async (headers: Headers) => (await accounts.findSignedIn(headers)) !== undefined,
      namesSession: accounts.namesSession,
      async isAdministrator(headers: Headers) {
        const signedIn = await accounts.findSignedIn(headers);
        return signedIn !== undefined && identity.isAdministrator(signedIn.userId);
      },
    },
    deleteAccount: deletion.deleteAccount,
    people,
    listAdministratorAddresses: identity.listAdministratorAddresses,
    sweeps: [
      limits.forget,
      identity.forgetEndedSessions,
      identity.forgetDeadLinks,
      signUp.forgetInvitations,
      passkeys.sweep,
      deletion.sweep,
    ],
  };
}
