import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RuleEngine, WritingEngine } from '../../src/engine/index.ts';
import { serve } from '../../src/server/app/serve.ts';
import { openConfiguredDatabase } from '../../src/server/db/configured-database.ts';
import { makeEmbeddedEngine } from '../../src/server/engines/embedded/engine.ts';
import type { ModelParts } from '../../src/server/engines/index.ts';
import { undeclaredCode } from '../../src/server/http/api.ts';
import { type Clock, systemSleep } from '../../src/server/platform/clock.ts';
import { readConfig } from '../../src/server/platform/config.ts';
import { makeLog } from '../../src/server/platform/log.ts';
import { buildDir } from './build.ts';
import { placeEmbeddedDatabase } from './embedded-database.ts';
import { quickHasher } from './password-hasher.ts';
import { throughPooler } from './pooler.ts';
import { createDatabase } from './postgres.ts';

export const databaseKinds = ['embedded', 'postgres'] as const;
export type DatabaseKind = (typeof databaseKinds)[number];

export interface TestProduct {
  /** Where it answers, without a slash at the end. */
  url: string;
  /** Where it keeps its files. */
  dataDir: string;
  /** All that answers below /api, by method and address. */
  routes: readonly string[];
  /** The time that the product sees; may be moved. */
  setTime(now: Date): void;
  /** One query, for looking at rows that no call shows. */
  query<Row extends object>(sql: string, values?: string[]): Promise<Row[]>;
  stop(): Promise<void>;
}

export interface TestProductOptions {
  database: DatabaseKind;
  /** Writes whatever is set or chosen; or what makes one that goes by the time that the product sees. */
  engine?: WritingEngine | ((clock: Clock) => WritingEngine);
  /** In place of the rules; unless given, `engine`. */
  fallbackEngine?: RuleEngine;
  modelParts?: Partial<ModelParts>;
  environment?: Record<string, string>;
  /** Passwords are kept by the slow hash that every product keeps them by. */
  hashesSlowly?: boolean;
  /** Hears every line of the log, of whatever level. */
  onLogLine?: (line: string) => void;
}

/** Stands for the rules where another engine does. */
function withoutCheck(engine: WritingEngine): RuleEngine {
  return { ...engine, check: async () => [] };
}

let rules: RuleEngine | undefined;

/** One thread with the rules for all products of this process, which end before it does. */
function shareRules(): RuleEngine {
  rules ??= makeEmbeddedEngine({ threads: 1 });
  return { ...rules, close: async () => undefined };
}

/** The real product in this process, on a free port, with a fresh database of the kind asked for. */
export async function startProduct(options: TestProductOptions): Promise<TestProduct> {
  await using stack = new AsyncDisposableStack();
  const dataDir = await mkdtemp(join(tmpdir(), 'draftwell-'));
  stack.defer(() => rm(dataDir, { recursive: true, force: true }));
  const environment = {
    PORT: '0',
    DATA_DIR: dataDir,
    // One writer of a test fails more often than a person does in an hour
    CALLS_PER_ACCOUNT: '1000000',
    CALLS_PER_ADDRESS: '1000000',
    FREE_CALLS_PER_WRITER: '100000',
    FREE_CALLS_PER_ADDRESS: '1000000',
    ...options.environment,
  };
  const database = options.database === 'postgres' ? await createDatabase(getServerUrl()) : undefined;
  if (database !== undefined) stack.defer(() => database.drop());

  let offsetMs = 0;
  const clock = () => new Date(Date.now() + offsetMs);
  const config = readConfig(
    throughPooler(database === undefined ? environment : { ...environment, DATABASE_URL: database.url }),
  );
  if (config.DATABASE_URL === undefined) await placeEmbeddedDatabase(dataDir);
  const undeclared: string[] = [];
  const { onLogLine } = options;
  const log = makeLog(onLogLine === undefined ? 'error' : 'debug', {
    write(line) {
      if (line.includes(undeclaredCode)) undeclared.push(line);
      onLogLine?.(line);
    },
  });
  const opened = await openConfiguredDatabase(config, log);
  const { engine: given, modelParts } = options;
  const engine = typeof given === 'function' ? given(clock) : given;
  const server = await serve({
    config,
    buildDir,
    database: opened,
    fixedEngine: engine,
    embeddedEngine: options.fallbackEngine ?? (engine ? withoutCheck(engine) : shareRules()),
    modelParts,
    passwordHasher: options.hashesSlowly ? undefined : quickHasher,
    clock,
    sleep: systemSleep,
    log,
  });
  stack.defer(() => server.stop());

  const owned = stack.move();
  return {
    url: `http://localhost:${server.address.port}`,
    dataDir,
    routes: server.routes,
    setTime(now) {
      offsetMs = now.getTime() - Date.now();
    },
    query: (sql, values = []) => opened.run({ name: '', sql }, values),
    async stop() {
      await owned.disposeAsync();
      if (undeclared.length > 0) throw new Error(undeclared.join(''));
    },
  };
}

/**
 * Two servers on one PostgreSQL, as behind a balancer.
 * @param makeEngine left out: who writes is what an administrator chooses
 */
export async function startTwoServers(
  makeEngine?: () => WritingEngine,
): Promise<{ servers: [TestProduct, TestProduct]; stop(): Promise<void> }> {
  await using stack = new AsyncDisposableStack();
  const home = await createDatabase(getServerUrl());
  stack.defer(() => home.drop());
  const environment = { DATABASE_URL: home.url };
  const start = async () => {
    const engine = makeEngine?.();
    const product = await startProduct({ database: 'embedded', environment, ...(engine && { engine }) });
    stack.defer(() => product.stop());
    return product;
  };
  const servers: [TestProduct, TestProduct] = [await start(), await start()];
  const owned = stack.move();
  return { servers, stop: () => owned.disposeAsync() };
}

/** The PostgreSQL server that `npm test` brings up. */
export function getServerUrl(): string {
  const url = process.env.TEST_DATABASE_URL;
  if (url === undefined) throw new Error('TEST_DATABASE_URL is not set: run these tests by npm test.');
  return url;
}
