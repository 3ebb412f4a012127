import { randomUUID } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join, resolve } from 'node:path';
import { setTimeout as sleepFor } from 'node:timers/promises';
import { getRequestListener } from '@hono/node-server';
import type { RuleEngine, WritingEngine } from '../../engine/index.ts';
import { AppError } from '../../shared/errors.ts';
import type { PasswordHasher } from '../accounts/index.ts';
import type { Database } from '../db/database.ts';
import { type ModelParts, makeModelParts } from '../engines/index.ts';
import { toBasePath, withoutBasePath } from '../http/base-path.ts';
import { readRequestContext } from '../http/request-ids.ts';
import { makeMailTransport } from '../mail/index.ts';
import { listenAtSocket } from '../operator/socket.ts';
import type { Clock, Sleep } from '../platform/clock.ts';
import type { Config } from '../platform/config.ts';
import { describeError, type Log } from '../platform/log.ts';
import { makePrivateFolder } from '../platform/private-folder.ts';
import { runInRequest } from '../platform/request-context.ts';
import { findSecret, makeRunningServer } from '../servers/index.ts';
import { holdRenewalMs } from '../writing/index.ts';
import { compose, type Product } from './compose.ts';

export interface RunningServer {
  /** Where it listens. */
  address: AddressInfo;
  /** Which part runs in which mode, for the operator. */
  modes: { name: string; mode: string }[];
  /** All that answers below /api, by method and address. */
  routes: readonly string[];
  /** Says that it is not ready, serves on for a while, lets running calls finish, releases the rest, and closes all. */
  stop(): Promise<void>;
}

export interface ServeOptions {
  config: Config;
  /** Folder that the web build wrote. */
  buildDir: string;
  database: Database;
  /** The rules, on this server. */
  embeddedEngine: RuleEngine;
  /** Writes in place of whatever settings and administrators choose; may be the same. */
  fixedEngine?: WritingEngine | undefined;
  /** Left out: the real world's. */
  modelParts?: Partial<ModelParts> | undefined;
  /** Left out: slow on purpose. */
  passwordHasher?: PasswordHasher | undefined;
  clock: Clock;
  sleep: Sleep;
  log: Log;
}

/** Brings the whole server up, and owns what it is given: when a part fails, what is already up goes down again. */
export async function serve(options: ServeOptions): Promise<RunningServer> {
  const { config, buildDir, database, embeddedEngine, fixedEngine, clock, sleep, log } = options;
  await using stack = new AsyncDisposableStack();
  stack.defer(() => database.close());
  for (const one of new Set([embeddedEngine, fixedEngine])) stack.defer(async () => one?.close());
  const dataDir = resolve(config.DATA_DIR);
  makePrivateFolder(dataDir);
  const secret = await findSecret(config, database);
  const self = makeRunningServer(database, { id: randomUUID(), secret });
  await self.join();
  // A database that has gone forgets this server by itself
  stack.defer(() => self.leave().catch(() => undefined));
  const draining = new AbortController();
  const shutdown = new AbortController();
  let port = config.PORT;

  const parts = {
    config,
    mail: makeMailTransport(config, dataDir, clock),
    publicUrl: () => config.PUBLIC_URL ?? `http://localhost:${port}`,
    database,
    embeddedEngine,
    fixedEngine,
    modelParts: { ...makeModelParts({ clock, sleep }), ...options.modelParts },
    passwordHasher: options.passwordHasher,
    secret,
    buildDir,
    clock,
    sleep,
    log,
    draining: draining.signal,
    shutdown: shutdown.signal,
  };
  const product = await compose(parts);
  await product.recover();
  stack.use(keepSweeping(product, self.renew, log));
  // Boots the engine's threads while the first page is on its way. Where a model writes, the rules start when needed.
  const engine = product.engines.current();
  engine.ready().catch((error) => log.error({ error: describeError(error) }, 'the engine does not start'));

  const answering = new Set<unknown>();
  const answer = getRequestListener((request, env) =>
    countIn(answering, Promise.resolve(product.http.fetch(request, env))),
  );
  // Around the adapter, which reads on in a stream when its answer has long begun
  const basePath = toBasePath(config.PUBLIC_URL);
  const server = createServer(timeouts, (incoming, outgoing) => {
    incoming.url = withoutBasePath(incoming.url ?? '/', basePath);
    // Who keeps a connection open would come again by it, and meet its end
    if (draining.signal.aborted) outgoing.setHeader('connection', 'close');
    return runInRequest(readRequestContext(incoming, config.TRUSTED_PROXIES), () =>
      answer(incoming, outgoing),
    );
  });
  const address = await listen(server, config);
  port = address.port;
  stack.use(keepSending(product.sendMail));
  const isIdle = async () => {
    await Promise.allSettled(answering);
    await product.settled();
  };
  stack.defer(() => close(server, shutdown, isIdle, config.STOP_GRACE * 1_000));
  stack.defer(product.endEvents);
  // Another program can open the embedded database at no other place than this process.
  if (database.kind === 'embedded') stack.use(await listenForOperator(product, dataDir, log));

  const owned = stack.move();
  const { routes, engines } = product;
  const modes = describeModes(config, engines.current(), dataDir);
  const stop = async () => {
    draining.abort();
    await sleepFor(config.STOP_DELAY * 1_000);
    await owned.disposeAsync();
  };
  return { address, routes, modes, stop };
}

const timeouts = {
  requestTimeout: 30_000,
  headersTimeout: 10_000,
  connectionsCheckingInterval: 2_000,
  /** Longer than proxies keep an idle one, of which Caddy's two minutes are the longest: a call that one sends as it ends is lost. */
  keepAliveTimeout: 125_000,
};

/** A path may be too long for a socket: the server runs all the same. */
async function listenForOperator(
  { operator }: Product,
  dataDir: string,
  log: Log,
): Promise<AsyncDisposable | undefined> {
  return listenAtSocket(operator, dataDir).catch((error) => {
    log.warn({ error: describeError(error) }, 'the command line cannot reach this server while it runs');
    return undefined;
  });
}

/** How long a sweep that is under way at the end is waited for, in milliseconds: a vendor may be silent. */
const sweepGraceMs = 2_000;

/**
 * What is left undone at the end is done by a later sweep, here or after the next start. Each waits for itself only.
 * @param renew says whether this is the server that sweeps
 */
function keepSweeping(
  { upkeep, sweeps }: Pick<Product, 'upkeep' | 'sweeps'>,
  renew: () => Promise<{ sweeps: boolean }>,
  log: Log,
): AsyncDisposable {
  const running = new Map<() => Promise<unknown>, Promise<unknown>>();
  let isEnding = false;
  function start(work: () => Promise<unknown>): void {
    if (running.has(work) || isEnding) return;
    const one = work()
      .catch((error) => log.error({ error: describeError(error) }, 'a sweep of the database failed'))
      .finally(() => running.delete(work));
    running.set(work, one);
  }
  const sweepInTurn = async () => {
    if ((await renew()).sweeps) sweeps.forEach(start);
  };
  const timer = setInterval(() => [...upkeep, sweepInTurn].forEach(start), holdRenewalMs);
  return {
    async [Symbol.asyncDispose]() {
      clearInterval(timer);
      isEnding = true;
      await Promise.race([Promise.all(running.values()), sleepFor(sweepGraceMs, undefined, { ref: false })]);
    },
  };
}

/** What is under way at the end is waited for a while; what it leaves is sent by the next start. */
function keepSending(sendMail: (signal: AbortSignal) => Promise<void>): AsyncDisposable {
  const ending = new AbortController();
  const sending = sendMail(ending.signal);
  return {
    async [Symbol.asyncDispose]() {
      ending.abort();
      await Promise.race([sending, sleepFor(2_000, undefined, { ref: false })]);
    },
  };
}

function listen(server: Server, { PORT, HOST }: Config): Promise<AddressInfo> {
  return new Promise((resolveAddress, reject) => {
    server.once('error', reject);
    server.listen(PORT, HOST, () => resolveAddress(server.address() as AddressInfo));
  });
}

function countIn<Value>(set: Set<unknown>, work: Promise<Value>): Promise<Value> {
  set.add(work);
  const forget = () => set.delete(work);
  work.then(forget, forget);
  return work;
}

/**
 * New connections are refused at once; running calls may finish, then they are ended and release what they hold. The
 * database is closed after this, so nothing may still be about to ask it.
 */
async function close(
  server: Server,
  shutdown: AbortController,
  isIdle: () => Promise<void>,
  graceMs: number,
): Promise<void> {
  const closed = new Promise<void>((resolveClosed) => server.close(() => resolveClosed()));
  // A browser keeps its connection open when its last answer has come, which may be later than now.
  const sweep = setInterval(() => server.closeIdleConnections(), 50);
  await Promise.race([closed, sleepFor(graceMs, undefined, { ref: false })]);
  clearInterval(sweep);
  shutdown.abort(new AppError('ENGINE_UNAVAILABLE'));
  await Promise.race([isIdle(), sleepFor(3_000)]);
  server.closeAllConnections();
  await closed;
}

function describeModes(config: Config, engine: WritingEngine, dataDir: string): RunningServer['modes'] {
  const embedded = `embedded, in ${dataDir}; for one machine, survives a crash but not a power cut`;
  return [
    { name: 'database', mode: config.DATABASE_URL === undefined ? embedded : 'PostgreSQL' },
    { name: 'engine', mode: describeEngine(engine) },
    { name: 'billing', mode: billingModes[config.billing] },
    { name: 'mail', mode: describeMail(config, dataDir) },
  ];
}

function describeEngine({ identity: { name, local } }: WritingEngine): string {
  return `${name}; ${local ? 'no text leaves this machine' : 'texts are sent there'}`;
}

const billingModes: Record<Config['billing'], string> = {
  sandbox: 'sandbox; a test in which no money moves',
  stripe: 'Stripe',
  off: 'off; no screen speaks of payment',
  unset: 'not set up; the sandbox has to be asked for by name on a public address',
};

function describeMail({ SMTP_URL, REQUIRE_EMAIL_VERIFICATION }: Config, dataDir: string): string {
  const to = SMTP_URL === undefined ? `files in ${join(dataDir, 'outbox')}` : `by ${new URL(SMTP_URL).host}`;
  return `${to}; accounts are confirmed ${REQUIRE_EMAIL_VERIFICATION ? 'by a mailed link' : 'at once'}`;
}
