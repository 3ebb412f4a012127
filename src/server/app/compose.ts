import { randomUUID } from 'node:crypto';
import { setTimeout as sleepFor } from 'node:timers/promises';
import { implement } from '@orpc/server';
import type { WritingEngine } from '../../engine/index.ts';
import { contract } from '../../shared/contract/index.ts';
import { AppError } from '../../shared/errors.ts';
import { makeProfileRoutes } from '../accounts/auth-routes.ts';
import { makeOpinionService } from '../accounts/feedback.ts';
import { makeOpinionRoutes } from '../accounts/feedback-routes.ts';
import { makeOpinionStore } from '../accounts/feedback-store.ts';
import { assembleAccounts } from '../accounts/index.ts';
import { makeSettingsService } from '../accounts/settings.ts';
import { makeSettingsRoutes } from '../accounts/settings-routes.ts';
import { makeSettingsStore } from '../accounts/settings-store.ts';
import { assembleBilling } from '../billing/index.ts';
import type { Database, Statement } from '../db/database.ts';
import { callRoutes, makeApi, writeOpenApiDocument } from '../http/api.ts';
import { type HttpApp, makeHttpApp } from '../http/server.ts';
import { makeEventStore } from '../live/announcements.ts';
import { makeEventService } from '../live/events.ts';
import { makeEventRoutes, type SessionContext, tellSessionEnds } from '../live/routes.ts';
import { makeNoticeService } from '../mail/operator-notices.ts';
import type { MailGateway } from '../mail/transport.ts';
import { makePages } from '../pages/pages.ts';
import { makeAllowance } from '../platform/allowance.ts';
import type { Clock } from '../platform/clock.ts';
import type { Config } from '../platform/config.ts';
import type { Log } from '../platform/log.ts';
import { makeCallService } from '../writing/calls/calls.ts';
import { freeCallsWindowMs } from '../writing/calls/output.ts';
import { makeCallRoutes } from '../writing/calls/routes.ts';
import { makeLedger } from '../writing/credits/credits.ts';
import { makeCreditsRoutes } from '../writing/credits/routes.ts';
import { makeLedgerStore } from '../writing/credits/store.ts';
import { makeHistoryService } from '../writing/history/history.ts';
import { makeHistoryRoutes } from '../writing/history/routes.ts';
import { makeHistoryStore } from '../writing/history/store.ts';
import { makeUsageRoutes } from '../writing/usage/routes.ts';
import { makeUsageStore } from '../writing/usage/store.ts';
import { makeUsageService } from '../writing/usage/usage.ts';
import { makeReport } from './report.ts';

export interface Parts {
  config: Config;
  database: Database;
  engine: WritingEngine;
  /** Answers, free of charge, where a tool allows it and `engine` fails. */
  fallbackEngine: WritingEngine;
  secret: string;
  mail: MailGateway;
  /** Origin that links in mails lead to. */
  publicUrl: () => string;
  /** Folder that the web build wrote. */
  buildDir: string;
  clock: Clock;
  log: Log;
  /** Fires when the server shuts down: calls that run end and are released. */
  shutdown: AbortSignal;
}

export interface Product {
  http: HttpApp;
  /** All that answers below /api, by method and address. */
  routes: readonly string[];
  /** To be called once, before the first request. */
  recover(): Promise<void>;
  /** To be called every `holdRenewalMs`. */
  tend(): Promise<void>;
  /** Sends mails as they come due, until the signal fires. */
  sendMail(signal: AbortSignal): Promise<void>;
  /** Ends the streams of events, which would go on for as long as somebody looks. For a server that is to stop. */
  endEvents(): void;
  /** Resolves when no writing call runs any more, and nothing that an answer did not wait for. */
  settled(): Promise<void>;
}

const otherRoutes = ['POST /api/billing/webhook', 'GET /api/openapi.json'];

const ping: Statement = { name: 'ready_ping', sql: 'select 1' };

/** Where the features meet: every dependency is built once, here, and handed in. */
export async function assemble(parts: Parts): Promise<Product> {
  const { config, database, engine, fallbackEngine, secret, mail, publicUrl } = parts;
  const { buildDir, clock, log, shutdown } = parts;
  const newId = randomUUID;

  const accountParts = assembleAccounts({
    config,
    database,
    secret,
    mail,
    publicUrl,
    newId,
    onProfileChanged: (userId) => events.announce(userId, 'profile'),
    clock,
    log,
  });
  const { accounts, identity, identityStore } = accountParts;

  const onCreditsChanged = (userId: string) => events.announce(userId, 'credits');
  const ledger = makeLedger({
    store: makeLedgerStore(database),
    plans: config.plans,
    clock,
    newId,
    log,
    onConsumed: onCreditsChanged,
  });
  const sleep = (ms: number, signal: AbortSignal) => sleepFor(ms, undefined, { signal });
  const watching = new AbortController();
  const events = makeEventService({
    store: makeEventStore(database),
    clock,
    sleep,
    isSignedIn: async ({ userId, sessionId }) =>
      (await identityStore.findLiveSession(userId, sessionId)) !== undefined,
    end: watching.signal,
    log,
  });
  await events.start();
  const calls = makeCallService({
    ledger,
    engine,
    fallbackEngine,
    freeCalls: {
      byWriter: makeAllowance({ max: config.FREE_CALLS_PER_WRITER, windowMs: freeCallsWindowMs, clock }),
      byAddress: makeAllowance({ max: config.FREE_CALLS_PER_ADDRESS, windowMs: freeCallsWindowMs, clock }),
    },
    shutdown,
    sleep,
    onCreditsChanged,
  });

  const settingsStore = makeSettingsStore(database);
  const billing = assembleBilling({
    config,
    database,
    publicUrl,
    newId,
    onPlanChanged(userId) {
      events.announce(userId, 'plan');
      events.announce(userId, 'credits');
    },
    tellWriter: (userId, news) =>
      accountParts.inBackground(async () => {
        const reader = await settingsStore.findReaderOfUpdates(userId);
        if (reader !== undefined) await accountParts.sendLetter(news, reader, '/settings?tab=plan');
      }),
    clock,
    log,
  });
  const history = makeHistoryService({ store: makeHistoryStore(database), clock });

  const settings = makeSettingsService({
    store: settingsStore,
    clock,
    onProfileChanged: (userId) => events.announce(userId, 'profile'),
  });
  const notices = makeNoticeService({
    address: config.operatorAddress,
    queue: accountParts.sendNotice,
    findWriter: identityStore.findUser,
    inBackground: accountParts.inBackground,
    clock,
  });
  const opinions = makeOpinionService({
    store: makeOpinionStore(database),
    tellOperator: notices.tellFeedback,
    clock,
    newId,
  });
  const report = makeReport({ log, notices, isNotified: config.operatorAddress !== undefined });

  const os = implement(contract).$context<SessionContext>();
  const router = os.router({
    actions: makeHistoryRoutes(history),
    billing: billing.routes,
    credits: makeCreditsRoutes(ledger),
    ...makeCallRoutes(calls),
    events: makeEventRoutes(events),
    opinions: makeOpinionRoutes(opinions),
    profile: { ...makeProfileRoutes(identity), ...makeSettingsRoutes(settings) },
    usage: makeUsageRoutes(makeUsageService({ store: makeUsageStore(database), clock })),
    system: {
      health: os.system.health.handler(() => ({ status: 'ok' as const })),
      ready: os.system.ready.handler(async () => {
        await database.run(ping, []).catch(unavailable('STORAGE_UNAVAILABLE'));
        await engine.ready().catch(unavailable('ENGINE_UNAVAILABLE'));
        return { status: 'ready' as const };
      }),
    },
  });

  /** Who calls, and by which session: a stream of events asks now and then whether that still stands. */
  async function getCaller(authorization: string | null): Promise<SessionContext['caller']> {
    const caller = await identity.getCaller(authorization);
    const subject = await accounts.verifyToken(authorization?.slice('Bearer '.length) ?? '');
    return { ...caller, sessionId: subject?.sessionId ?? '' };
  }

  const routes = [...callRoutes, ...accountParts.routes, ...otherRoutes];
  const http = makeHttpApp({
    routes,
    config,
    api: makeApi(router, report),
    accountRoutes: tellSessionEnds({
      handle: accountParts.accountRoutes,
      findWriter: accounts.findSignedIn,
      announce: events.announce,
    }),
    getCaller,
    openApiDocument: once(writeOpenApiDocument),
    billingWebhook: billing.webhook,
    billingPages: billing.pages,
    pages: await makePages(
      buildDir,
      accountParts.visitors,
      {
        plans: config.plans,
        billing: config.billing,
        engine: engine.identity,
        contactAddress: config.CONTACT_ADDRESS,
        tellsOperator: config.operatorAddress !== undefined,
        makesClaim: config.LANDING_CLAIM,
      },
      config.PUBLIC_URL,
    ),
    newId,
    report,
    log,
  });
  // The embedded database is this process's alone, so no call in it can still be running.
  const endCalls = database.kind === 'embedded' ? ledger.endAllCalls : ledger.tend;
  const recover = async () => {
    await ledger.writePlans();
    await endCalls();
  };
  const tend = async () => {
    await ledger.tend();
    await history.purge();
    await accountParts.tend();
    await billing.tend();
    await notices.tend();
  };
  const settled = async () => {
    await calls.settled();
    await events.settled();
    await accountParts.settled();
  };
  return {
    http,
    routes,
    recover,
    tend,
    sendMail: accountParts.sendMail,
    endEvents: () => watching.abort(),
    settled,
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
