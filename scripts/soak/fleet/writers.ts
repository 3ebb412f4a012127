import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { toolNames } from '../../../src/shared/tools.ts';
import { fetchToken, signIn, signUp } from '../../../tests/kit/caller.ts';
import { type Attempt, tryCall, type Wish } from './call.ts';

/** How long a writer looks at a result before the next call, at the most, in milliseconds. */
const longestPauseMs = 2_500;
/** A call whose server was killed keeps its key until its hold has expired and been swept, by the servers' own times. */
const lateRetryMs = 65_000;
const retryPauseMs = 2_000;
const retries = 30;
/** Well before a token's end. */
const tokenMs = 180_000;

export interface SoakWriter {
  userId: string;
  email: string;
  cookie: string;
  /** An address of its own: limits by address are not what is tried. */
  address: string;
  token: { value: string; until: number };
}

/** What came of one wish, in all its attempts. */
export interface Wished extends Wish {
  userId: string;
  attempts: Attempt[];
}

export interface Load {
  url: string;
  writers: readonly SoakWriter[];
  /** Fires when no further call is to begin. */
  end: AbortSignal;
}

export async function signUpWriters(url: string, count: number): Promise<SoakWriter[]> {
  const writers: SoakWriter[] = [];
  let next = 0;
  const signUpInTurn = async () => {
    for (let number = next++; number < count; number = next++) {
      const { userId, email, cookie, token } = await signUp(url);
      const address = `10.1.${number >> 8}.${number & 255}`;
      writers.push({ userId, email, cookie, address, token: toToken(token) });
    }
  };
  // Two at once: a password's digest is what takes the time, and the servers compute it in threads.
  await Promise.all([signUpInTurn(), signUpInTurn()]);
  return writers;
}

function toToken(value: string): SoakWriter['token'] {
  return { value, until: Date.now() + tokenMs };
}

/** All writers call all tools until the end, and then until each call that was cut has an answer. @returns what came of it */
export async function letWrite({ url, writers, end }: Load): Promise<Wished[]> {
  const wishes: Wished[] = [];
  const late: Promise<void>[] = [];
  const writeOn = async (writer: SoakWriter, number: number) => {
    for (let turn = 0; !end.aborted; turn += 1) {
      await sleep(Math.random() * longestPauseMs, undefined, { signal: end }).catch(() => undefined);
      if (end.aborted) return;
      const wished = makeWish(writer, number, turn);
      wishes.push(wished);
      if (await attempt(url, writer, wished)) continue;
      // Some ask again at once, as the screen does, and some when the first call is long over
      late.push(askAgain(url, writer, wished, turn % 2 === 0 ? retryPauseMs : lateRetryMs));
    }
  };
  await Promise.all(writers.map(writeOn));
  await Promise.all(late);
  return wishes;
}

function makeWish({ userId }: SoakWriter, number: number, turn: number): Wished {
  const tool = toolNames[(number + turn) % toolNames.length] ?? 'improve-text';
  const isStream = (number + Math.floor(turn / toolNames.length)) % 2 === 0;
  return { userId, tool, isStream, mark: `w${number}n${turn}`, key: randomUUID(), attempts: [] };
}

async function attempt(url: string, writer: SoakWriter, wished: Wished): Promise<boolean> {
  if (Date.now() > writer.token.until) await renewToken(url, writer);
  const { address, token } = writer;
  const made = await tryCall({ url, token: token.value, address }, wished);
  wished.attempts.push(made);
  return made.outcome === 'acknowledged';
}

async function askAgain(url: string, writer: SoakWriter, wished: Wished, afterMs: number): Promise<void> {
  await sleep(afterMs);
  for (let number = 0; number < retries; number += 1) {
    if (await attempt(url, writer, wished)) return;
    await sleep(retryPauseMs);
  }
}

/** By the cookie, as a page does, and now and then by signing in anew: at whichever server it comes to. */
async function renewToken(url: string, writer: SoakWriter): Promise<void> {
  const renew = async () => {
    if (Math.random() < 0.8) return fetchToken(url, writer.cookie);
    const headers = { 'x-forwarded-for': writer.address };
    const { cookie, token } = await signIn(url, writer.email, { headers });
    writer.cookie = cookie;
    return token;
  };
  // Where its server was killed meanwhile, the next call tries again
  const value = await renew().catch(() => undefined);
  if (value !== undefined) writer.token = toToken(value);
}
