import { mkdirSync, writeFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { type Fleet, startFleet } from '../../tests/kit/fleet.ts';
import { startVendor, toSettings } from '../../tests/kit/hosted-product.ts';
import { createDatabase, startPostgres } from '../../tests/kit/postgres.ts';
import type { ProxyKind } from '../../tests/kit/proxy.ts';
import { withFormerProgram } from '../former-release/program.ts';
import { buildWhatIsStale } from '../start.ts';
import { type Books, countInProgress, readBooks } from './fleet/books.ts';
import { type Attempt, writeAnswer } from './fleet/call.ts';
import { countDeafScreens, openScreen, type Screen } from './fleet/screens.ts';
import { disturb, type Ending, type Pace, update } from './fleet/unrest.ts';
import { letWrite, signUpWriters, type Wished } from './fleet/writers.ts';

export interface FleetSoak {
  proxy: ProxyKind;
  seconds: number;
  writers: number;
  /** A PostgreSQL server that is there already; one is brought up unless given. */
  postgresUrl?: string;
  /** Instead of killing any, the servers of this commit are replaced by those of this version. */
  updateFrom?: string | undefined;
  pace?: Pace;
  tell?: (line: string) => void;
}

export interface SoakedFleet {
  calls: number;
  killed: number;
  stopped: number;
  faults: FleetFaults;
}

/** All have to be 0. */
export interface FleetFaults extends Books {
  /** Refused, lost or cut, though their server was not killed meanwhile. */
  failedCalls: number;
  /** Of calls and events, while the server that sent them lived. */
  cutStreams: number;
  /** Though they were asked for again. */
  unanswered: number;
  inProgressAfterMinute: number;
  deafScreens: number;
  /** Servers that were stopped politely and ended with another code than 0. */
  badStops: number;
  /** Servers that ended though nobody ended them. */
  deaths: number;
}

/** How far apart the clocks of the three servers are, in seconds: 40 in all. */
const clocks = [-20, 0, 20];
const watchers = 8;
/** Of the provider's words, in milliseconds: an answer of a dozen words takes up to two seconds. */
const longestPauseMs = 150;
const minuteMs = 60_000;
const folder = 'test-results/soak';
const usualPace: Pace = { killEveryMs: 5_000, stopEveryMs: 20_000 };

const environment = {
  FREE_DAILY_CREDITS: '10000',
  FREE_CALLS_PER_WRITER: '100000',
  FREE_CALLS_PER_ADDRESS: '1000000',
  STOP_DELAY: '8',
  STOP_GRACE: '60',
  LOG_LEVEL: 'warn',
  OPENAI_STRUCTURED_OUTPUTS: 'true',
};

/**
 * Three servers on one PostgreSQL behind a proxy, whose clocks are 40 seconds apart, and writers who use all tools at all
 * of them, while servers are killed, stopped and started. @returns what must not be, counted
 */
export async function soakFleet(options: FleetSoak): Promise<SoakedFleet> {
  const { proxy, seconds, tell = () => undefined } = options;
  buildWhatIsStale();
  await using stack = new AsyncDisposableStack();
  const former = stack.use(await withFormerProgram(options.updateFrom)).folder;
  const postgres = options.postgresUrl === undefined ? await startPostgres() : undefined;
  stack.defer(() => postgres?.stop());
  const home = await createDatabase(options.postgresUrl ?? postgres?.url ?? '');
  stack.defer(() => home.drop());
  const vendor = await startVendor('openai-compatible', ({ messages, schema }) => ({
    kind: 'answer',
    text: writeAnswer(JSON.stringify(messages), schema !== undefined),
    manner: { pauseMs: Math.random() * longestPauseMs },
  }));
  stack.defer(() => vendor.close());
  const settings = { ...environment, ...toSettings('openai-compatible', vendor) };
  const fleet = await startFleet({
    proxy,
    clocks,
    databaseUrl: home.url,
    environment: settings,
    ...(former !== undefined && { folder: former }),
  });
  stack.defer(() => fleet.stop());
  const database = new pg.Pool({ connectionString: home.url, max: 2 });
  stack.defer(() => database.end());

  const writers = await signUpWriters(fleet.url, options.writers);
  tell(`${writers.length} writers have signed up, at three servers behind ${proxy}`);
  const screens = writers.slice(0, watchers).map((writer) => openScreen(fleet.url, writer));
  stack.defer(async () => void (await Promise.all(screens.map((screen) => screen.close()))));
  const end = new AbortController();
  const writing = letWrite({ url: fleet.url, writers, end: end.signal });
  const endings = await letTimePass(fleet, { ...options, end });
  tell('no further call begins; those that were cut are asked for again');
  const wishes = await writing;
  const inProgressAfterMinute = await waitUntilNoneIsInProgress(database);
  const deafScreens = await countDeafScreens(fleet.url, screens);
  tell(describe(wishes, endings, seconds));
  const count = (how: Ending['how']) => endings.filter((ending) => ending.how === how).length;
  const faults = {
    ...judge(wishes, screens, endings, tell),
    inProgressAfterMinute,
    deafScreens,
    badStops: endings.filter(({ how, code }) => how === 'stopped' && code !== 0).length,
    deaths: fleet.servers.flatMap((server) => server.deaths()).length,
    ...(await readBooks(database, wishes)),
  };
  writeTimeline(wishes, endings, fleet);
  return { calls: wishes.length, killed: count('killed'), stopped: count('stopped'), faults };
}

/** For whoever looks for the reason of a fault. */
function writeTimeline(wishes: readonly Wished[], endings: readonly Ending[], { servers }: Fleet): void {
  const failed = wishes.flatMap(({ attempts }) =>
    attempts.filter(({ outcome }) => outcome !== 'acknowledged'),
  );
  const deaths = servers.map(({ port, deaths }) => ({ port, said: deaths() }));
  mkdirSync(folder, { recursive: true });
  writeFileSync(`${folder}/fleet.json`, JSON.stringify({ endings, failed, deaths }, null, 1));
}

/** Ends the load too: an update takes as long as it does. */
async function letTimePass(
  fleet: Fleet,
  { seconds, updateFrom, pace = usualPace, end }: FleetSoak & { end: AbortController },
): Promise<Ending[]> {
  if (updateFrom !== undefined) return update(fleet, (seconds * 1_000) / 4).finally(() => end.abort());
  const timer = setTimeout(() => end.abort(), seconds * 1_000);
  return disturb(fleet, pace, end.signal).finally(() => clearTimeout(timer));
}

async function waitUntilNoneIsInProgress(database: pg.Pool): Promise<number> {
  const until = Date.now() + minuteMs;
  for (;;) {
    const count = await countInProgress(database);
    if (count === 0 || Date.now() > until) return count;
    await sleep(500);
  }
}

/**
 * How long after a kill a proxy may still send there, and fail itself: it asks every second. Debian's Caddy cannot try another
 * server for a call that has a body (caddyserver/caddy#7546).
 */
const noticeMs = 2_500;

interface Span {
  startedAt: number;
  endedAt: number;
  server: number | undefined;
}

function judge(
  wishes: readonly Wished[],
  screens: readonly Screen[],
  endings: readonly Ending[],
  tell: (line: string) => void,
) {
  const isIn = ({ startedAt, endedAt, server }: Span, { from, until, ...ending }: Ending) =>
    until >= startedAt - noticeMs && from <= endedAt && (server === undefined || server === ending.server);
  const wasKilled = (span: Span) => endings.some((one) => one.how === 'killed' && isIn(span, one));
  const wasEnded = (span: Span) => endings.some((one) => isIn(span, one));
  const firsts = wishes.flatMap(({ attempts: [first] }) => first ?? []);
  const failed = firsts.filter((one) => one.outcome !== 'acknowledged' && !wasKilled(one));
  const cutEvents = screens.flatMap(({ ended }) => ended.filter((one) => !wasEnded(one)));
  for (const [why, count] of countBy(failed.map(toComplaint))) tell(`${count} × ${why}`);
  return {
    failedCalls: failed.length,
    cutStreams: cutEvents.length + failed.filter((one) => one.isStream && one.outcome === 'cut').length,
    unanswered: wishes.filter(({ attempts }) => attempts.at(-1)?.outcome !== 'acknowledged').length,
  };
}

function toComplaint({ outcome, why, server, startedAt, endedAt }: Attempt): string {
  return `${outcome} after ${Math.round((endedAt - startedAt) / 1_000)} s by ${server}: ${why}`;
}

function countBy(words: readonly string[]): [string, number][] {
  return Object.entries(Object.groupBy(words, (word) => word)).map(([word, all = []]) => [word, all.length]);
}

function describe(wishes: readonly Wished[], endings: readonly Ending[], seconds: number): string {
  const attempts = wishes.flatMap((wished) => wished.attempts);
  const again = attempts.length - wishes.length;
  const count = (how: Ending['how']) => endings.filter((ending) => ending.how === how).length;
  const servers = countBy(attempts.map(({ server }) => String(server))).map(
    ([name, calls]) => `${name}: ${calls}`,
  );
  return `${wishes.length} calls in ${Math.round(seconds)} s (${servers.join(', ')}), ${again} asked for again; ${count('killed')} × kill -9, ${count('stopped')} × stopped`;
}
