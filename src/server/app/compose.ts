import { randomUUIDv7 } from 'node:crypto';
import { implement } from '@orpc/server';
import type { RuleEngine, WritingEngine } from '../../engine/index.ts';
import { contract } from '../../shared/contract/index.ts';
import { AppError } from '../../shared/errors.ts';
import { makeAccounts, makeOpinionStore, type PasswordHasher } from '../accounts/index.ts';
import { makeAudit } from '../audit/index.ts';
import { spoolBackup } from '../backup/backup.ts';
import { makeBilling } from '../billing/index.ts';
import type { Database } from '../db/database.ts';
import { ping } from '../db/ping.ts';
import { look } from '../doctor/doctor.ts';
import { findWhoWrites } from '../doctor/who-writes.ts';
import { makeLanguageTool } from '../doors/languagetool/index.ts';
import { type EngineSource, type ModelParts, makeEngines } from '../engines/index.ts';
import { makeFaults } from '../faults/index.ts';
import { callRoutes, makeApi } from '../http/api.ts';
import { toBasePath } from '../http/base-path.ts';
import { makeCallLimits } from '../http/call-limits.ts';
import type { CallerContext } from '../http/caller.ts';
import { writeOpenApiDocument } from '../http/openapi.ts';
import { makeReport } from '../http/report.ts';
import { type HttpApp, makeHttpApp, mcpPath } from '../http/server.ts';
import { makeLive } from '../live/index.ts';
import { type MailTransport, makeMail, makeNoticeService } from '../mail/index.ts';
import { makeMcpDoor } from '../mcp/index.ts';
import { makeMetrics } from '../metrics/index.ts';
import { makeOperatorApp, type OperatorApp } from '../operator/app.ts';
import { makePages } from '../pages/pages.ts';
import { makeBackground } from '../platform/background.ts';
import type { Clock, Sleep } from '../platform/clock.ts';
import type { Config } from '../platform/config.ts';
import type { Log } from '../platform/log.ts';
import { readVersion } from '../platform/version.ts';
import { loadLanguageChecks, makeWriting } from '../writing/index.ts';
import { makePlanRoutes } from './plans.ts';

export interface Dependencies {
  config: Config;
  database: Database;
  /** The rules, on this server. They answer, free of charge, where a tool allows it and a model fails. */
  embeddedEngine: RuleEngine;
  /** Writes in place of whatever settings and administrators choose. */
  fixedEngine?: WritingEngine | undefined;
  modelParts: ModelParts;
  passwordHasher?: PasswordHasher | undefined;
  secret: string;
  mail: MailTransport;
  /** Origin that links in mails lead to. */
  publicUrl: () => string;
  /** Folder that the web build wrote. */
  buildDir: string;
  clock: Clock;
  sleep: Sleep;
  log: Log;
  /** Fires when the server is told to stop: it serves on, and says that it is not ready. */
  draining: AbortSignal;
  /** Fires when the server shuts down: calls that run end and are released. */
  shutdown: AbortSignal;
}

export interface Product {
  http: HttpApp;
  operator: OperatorApp;
  /** All that answers below /api, by method and address. */
  routes: readonly string[];
  engines: EngineSource;
  /** To be called once, before the first request. */
  recover(): Promise<void>;
  /** What each server does for itself: of its own calls, its own counts, what it has in memory. Every `holdRenewalMs`. */
  upkeep: readonly (() => Promise<unknown>)[];
  /** What one server does for all, of what has gathered in the database. Every `holdRenewalMs`; two may overlap. */
  sweeps: readonly (() => Promise<unknown>)[];
  /** Sends mails as they come due, until the signal fires. */
  sendMail(signal: AbortSignal): Promise<void>;
  /** Ends the streams of events, which would go on for as long as somebody looks. For a server that is to stop. */
  endEvents(): void;
  /** Resolves when no writing call runs any more, no pull, and nothing that an answer did not wait for, and errors are stored. */
  settled(): Promise<void>;
}

const otherRoutes = [
  'POST /api/billing/webhook',
  'GET /api/openapi.json',
  'GET /api/docs',
  `POST ${mcpPath}`,
];

/** Where the modules meet: every dependency is built once, here, and handed in. */
export async function compose(dependencies: Dependencies): Promise<Product> {
  const { config, database, embeddedEngine, fixedEngine, modelParts } = dependencies;
  const { secret, publicUrl, buildDir, clock, sleep, log, draining, shutdown } = dependencies;
  const newId = randomUUIDv7;
  const background = makeBackground({ sleep, log });
  const metrics = makeMetrics({
    version: readVersion(),
    readCalls: () => writing.readCalls(),
    countOpenHolds: () => writing.countOpenHolds(),
    readMailBacklog: () => mail.readBacklog(),
    readListener: () => live.readListener(),
    readPool: database.readPool,
  });

  const live = makeLive({
    database,
    isSignedIn: (session) => accounts.isSignedIn(session),
    onTakenBack: (call) => mcp.end(call),
    clock,
    sleep,
    log,
  });
  await live.start();
  const audit = makeAudit({ database, retentionDays: config.AUDIT_DAYS, clock, newId, log });
  const mail = makeMail({
    config,
    database,
    gateway: dependencies.mail,
    findWriter: (userId) => accounts.findWriter(userId),
    record: audit.record,
    publicUrl,
    clock,
    sleep,
    newId,
    log,
  });
  const notices = makeNoticeService({
    listAddresses: listNoticeAddresses,
    publicUrl,
    queue: mail.queueNotice,
    findWriter: (userId) => accounts.findWriter(userId),
  });
  /** Where notices for who runs this server go: to nobody where mails become files, since nobody may be reading there. */
  async function listNoticeAddresses() {
    if (config.SMTP_URL === undefined) return [];
    const administrators = await accounts.listAdministratorAddresses();
    const known = new Set(administrators.map(({ email }) => email.toLowerCase()));
    const { operatorAddress: email } = config;
    return email === undefined || known.has(email.toLowerCase())
      ? administrators
      : [...administrators, { userId: null, email }];
  }

  const accounts = makeAccounts({
    config,
    database,
    secret,
    mail,
    publicUrl,
    inBackground: background.run,
    newId,
    onProfileChanged: (userId) => live.announce(userId, 'profile'),
    onSessionsEnded: (userId) => live.announce(userId, 'session'),
    deleteElsewhere: [
      (userId) => billing.deleteWriter(userId),
      (userId) => writing.deleteWriter(userId),
      mail.deleteWriter,
    ],
    applyRetention: (userId, retention) => writing.applyRetention(userId, retention),
    exportElsewhere: [(userId) => writing.exportWriter(userId), (userId) => billing.exportWriter(userId)],
    tellOfFeedback: notices.tellFeedback,
    onInboxChanged: (userId) => live.announce(userId, 'inbox'),
    record: audit.record,
    recordDaily: audit.recordDaily,
    credits: {
      listCreditsLeft: (writers) => writing.listCreditsLeft(writers),
      grantCredits: (grant) => writing.grantCredits(grant),
    },
    passwordHasher: dependencies.passwordHasher,
    clock,
    log,
  });
  const engines = makeEngines({
    config,
    database,
    secret,
    embedded: embeddedEngine,
    modelParts,
    loadLanguageChecks,
    record: audit.record,
    shutdown,
    clock,
    sleep,
    log,
  });
  await engines.start();
  const source: EngineSource =
    fixedEngine === undefined ? engines.source : { current: () => fixedEngine, embedded: embeddedEngine };
  const writing = makeWriting({
    config,
    database,
    engines: source,
    shutdown,
    findVoice: accounts.findVoice,
    record: audit.record,
    onCreditsChanged: (userId) => live.announce(userId, 'credits'),
    onDictionaryChanged: (userId) => live.announce(userId, 'dictionary'),
    onSwitchedOffRulesChanged: (userId) => live.announce(userId, 'switched-off-rules'),
    onCallEnded: metrics.countCall,
    onHoldsExpired: metrics.countExpiredHolds,
    clock,
    sleep,
    newId,
    log,
  });
  const billing = makeBilling({
    config,
    database,
    publicUrl,
    newId,
    onPlanChanged(userId) {
      live.announce(userId, 'plan');
      live.announce(userId, 'credits');
    },
    tellWriter: (userId, news) =>
      background.run(async () => {
        const reader = await accounts.findReaderOfUpdates(userId);
        if (reader !== undefined) await mail.queue(news, { userId, ...reader }, '/settings?tab=plan');
      }),
    clock,
    sleep,
    log,
  });
  const faults = makeFaults({
    database,
    listAddresses: listNoticeAddresses,
    queue: mail.queueNotice,
    publicUrl,
    clock,
  });
  const report = makeReport({ log, count: faults.count, isSomebodyTold: faults.isSomebodyTold });

  const os = implement(contract).$context<CallerContext>();
  const router = os.router({
    ...accounts.routes,
    ...writing.routes,
    ...engines.routes,
    audit: audit.routes,
    plans: makePlanRoutes({
      config,
      countWriters: accounts.countWriters,
      countTrials: billing.countTrials,
      listCreditsSpent: writing.listCreditsSpent,
    }),
    billing: billing.routes,
    events: live.routes,
    faults: faults.routes,
    mail: mail.routes,
    system: {
      health: os.system.health.handler(() => ({ status: 'ok' as const })),
      ready: os.system.ready.handler(async () => {
        if (draining.aborted) throw new AppError('ENGINE_UNAVAILABLE');
        await database.run(ping, []).catch(unavailable('STORAGE_UNAVAILABLE'));
        await source.current().ready().catch(unavailable('ENGINE_UNAVAILABLE'));
        return { status: 'ready' as const };
      }),
    },
  });

  const basePath = toBasePath(config.PUBLIC_URL);
  const routes = [...callRoutes, ...accounts.handled, ...otherRoutes];
  const callLimits = makeCallLimits(config, clock);
  /** Whichever door somebody comes by. */
  const getCaller = async (authorization: string | null) => {
    const caller = await accounts.getCaller(authorization);
    callLimits.countOfAccount(caller.userId);
    return caller;
  };
  const api = makeApi(router, { admit: accounts.admit, report, log });
  const mcp = makeMcpDoor({
    api,
    getCaller,
    reachesOut: () => !source.current().identity.local,
    publicUrl: config.PUBLIC_URL,
    version: readVersion(),
    takeBack: live.takeBack,
    log,
  });
  const http = makeHttpApp({
    routes,
    doors: [
      makeLanguageTool({
        openTo: config.languageTool,
        findCallerByKey: accounts.findCallerByKey,
        admit: accounts.admit,
        rules: embeddedEngine,
        dictionary: writing.dictionary,
        publicUrl,
        report,
        clock,
        sleep,
      }),
    ],
    config,
    api,
    mcp: mcp.answer,
    accountRoutes: accounts.handle,
    getCaller,
    countOfAddress: callLimits.countOfAddress,
    openApiDocument: once(() => writeOpenApiDocument(basePath)),
    billingWebhook: billing.webhook,
    billingPages: billing.pages,
    pages: await makePages(
      buildDir,
      accounts.visitors,
      () => ({
        plans: config.plans,
        billing: config.billing,
        engine: source.current().identity,
        contactAddress: config.CONTACT_ADDRESS,
        tellsOperator: config.operatorAddress !== undefined,
        makesClaim: config.LANDING_CLAIM,
        languageTool: config.languageTool,
        signIn: { password: config.hasPasswords, provider: config.oidc?.name ?? null },
        basePath,
      }),
      { publicUrl: config.PUBLIC_URL, securityContact: config.SECURITY_CONTACT, clock },
    ),
    metrics,
    report,
    log,
  });
  const operator = makeOperatorApp({
    people: accounts.people,
    listOpinions: makeOpinionStore(database).list,
    readLevel: database.readLevel,
    makeBackup: () => spoolBackup({ config, database, clock }),
    look: async (testMailTo) =>
      look({ config, writes: await findWhoWrites(config, database), modelParts, testMailTo }),
  });
  return {
    http,
    operator,
    routes,
    engines: source,
    async recover() {
      await writing.recover();
      await faults.start();
    },
    upkeep: [...engines.upkeep, ...writing.upkeep, ...faults.upkeep],
    sweeps: [
      ...writing.sweeps,
      ...accounts.sweeps,
      ...billing.sweeps,
      ...audit.sweeps,
      ...faults.sweeps,
      ...mail.sweeps,
    ],
    sendMail: mail.run,
    endEvents: live.endStreams,
    async settled() {
      await writing.settled();
      await engines.settled();
      await live.settled();
      await background.settled();
      await faults.settled();
    },
  };
}

function unavailable(code: 'STORAGE_UNAVAILABLE' | 'ENGINE_UNAVAILABLE') {
  return (cause: unknown): never => {
    throw new AppError(code, { cause });
  };
}

function once<Value>(make: () => Promise<Value>): () => Promise<Value> {
  let made: Promise<Value> | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
