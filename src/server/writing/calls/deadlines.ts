import { engineDeadlineMs } from '../../engines/index.ts';

/** How long a call may wait for its turn, in milliseconds: what begins later has no time left to come to anything. */
export const longestWaitMs = engineDeadlineMs - 10_000;

/** How long the embedded engine may take after the chosen one has failed, in milliseconds. */
export const fallbackDeadlineMs = 4_000;

/** How long that engine may take to boot before, in milliseconds: in the first seconds of a server it has not. */
export const fallbackBootMs = 20_000;

export const freeCallsWindowMs = 60 * 60 * 1000;

/** Writing calls of one writer that one server works on at once; further ones wait their turn, with their credit held. */
export const callsInFlightPerWriter = 4;
