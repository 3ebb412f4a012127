import { setTimeout as sleepFor } from 'node:timers/promises';

/** The time, handed in, so that midnight and expiry are tests and not waits. */
export type Clock = () => Date;

export const systemClock: Clock = () => new Date();

/** Resolves after so many milliseconds, or rejects when the signal fires. */
export type Sleep = (ms: number, signal?: AbortSignal) => Promise<void>;

export const systemSleep: Sleep = (ms, signal) => sleepFor(ms, undefined, { signal });
