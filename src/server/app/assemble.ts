import { randomUUID } from 'node:crypto';
import { setTimeout as sleepFor } from 'node:timers/promises';
import { implement } from '@orpc/server';
import type { Hono } from 'hono';
import type { WritingEngine } from '../../engine/index.ts';
import { contract } from '../../shared/contract/index.ts';
import { AppError } from '../../shared/errors.ts';
import { makeAccountGateway } from '../accounts/identity/gateway.ts';
import { makeAccountRoutes, makeProfileRoutes } from '../accounts/identity/routes.ts';
import { makeIdentityService } from '../accounts/identity/service.ts';
import { makeIdentityStore, makeLibraryStorage } from '../accounts/identity/store.ts';
import type { Clock } from '../platform/clock.ts';
import type { Config } from '../platform/config.ts';
import type { Database, Statement } from '../platform/database/database.ts';
import type { CallerContext } from '../platform/http/context.ts';
import type { Log } from '../platform/log.ts';
import { makeCallRoutes } from '../writing/calls/routes.ts';
import { makeCallService } from '../writing/calls/service.ts';
import { makeHistoryRoutes } from '../writing/history/routes.ts';
import { makeHistoryService } from '../writing/history/service.ts';
import { makeHistoryStore } from '../writing/history/store.ts';
import { makeCreditsRoutes } from '../writing/ledger/routes.ts';
import { makeLedger } from '../writing/ledger/service.ts';
import { makeLedgerStore } from '../writing/ledger/store.ts';
import { makeApi, writeOpenApiDocument } from './api.ts';
import { makeHttpApp } from './http.ts';
import { makePages } from './pages.ts';

export interface Parts {
  config: Config;
  database: Database;
  engine: WritingEngine;
  /** Answers, free of charge, where a tool allows it and `engine` fails. */
  fallbackEngine: WritingEngine;
  secret: string;
  /** Folder that the web build wrote. */
  buildDir: string;
  clock: Clock;
  log: Log;
  /** Fires when the server shuts down: calls that run end and are released. */
  shutdown: AbortSignal;
}

export interface Product {
  http: Hono;
  /** To be called once, before the first request. */
  recover(): Promise<void>;
  /** To be called every `holdRenewalMs`. */
  tend(): Promise<void>;
  /** Resolves when no writing call runs any more. */
  settled(): Promise<void>;
}

const ping: Statement = { name: 'ready_ping', sql: 'select 1' };

/** Where the features meet: every dependency is built once, here, and handed in. */
export async function assemble(parts: Parts): Promise<Product> {
  const { config, database, engine, fallbackEngine, secret, buildDir, clock, log, shutdown } = parts;
  const newId = randomUUID;

  const identityStore = makeIdentityStore(database);
  const accounts = makeAccountGateway({
    storage: makeLibraryStorage(database),
    secret,
    publicUrl: config.PUBLIC_URL,
    newId,
    onAccountCreated: (created) => identityStore.addProfile(created),
    log,
  });
  const identity = makeIdentityService({ store: identityStore, accounts, clock });

  const ledger = makeLedger({ store: makeLedgerStore(database), clock, newId, log });
  const calls = makeCallService({
    ledger,
    engine,
    fallbackEngine,
    shutdown,
    sleep: (ms, signal) => sleepFor(ms, undefined, { signal }),
  });

  const history = makeHistoryService({ store: makeHistoryStore(database), clock });

  const os = implement(contract).$context<CallerContext>();
  const router = os.router({
    actions: makeHistoryRoutes(history),
    credits: makeCreditsRoutes(ledger),
    ...makeCallRoutes(calls),
    profile: makeProfileRoutes(identity),
    system: {
      health: os.system.health.handler(() => ({ status: 'ok' as const })),
      ready: os.system.ready.handler(async () => {
        await database.run(ping, []).catch(unavailable('STORAGE_UNAVAILABLE'));
        await engine.ready().catch(unavailable('ENGINE_UNAVAILABLE'));
        return { status: 'ready' as const };
      }),
    },
  });

  const http = makeHttpApp({
    config,
    api: makeApi(router, log),
    accountRoutes: makeAccountRoutes(accounts, identity),
    getCaller: identity.getCaller,
    openApiDocument: once(writeOpenApiDocument),
    pages: await makePages(buildDir, accounts.hasSession),
    newId,
    log,
  });
  // The embedded database is this process's alone, so no call in it can still be running.
  const recover = database.kind === 'embedded' ? ledger.endAllCalls : ledger.tend;
  const tend = async () => {
    await ledger.tend();
    await history.purge();
  };
  return { http, recover, tend, settled: calls.settled };
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
