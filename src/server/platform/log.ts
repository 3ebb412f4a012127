import { fileURLToPath } from 'node:url';
import { type DestinationStream, pino } from 'pino';
import { findRequestContext } from './request-context.ts';

export type Log = Pick<ReturnType<typeof pino>, 'debug' | 'info' | 'warn' | 'error' | 'fatal'>;

/** Each line of a request has its id. @param destination left out: standard output */
export function makeLog(level: string, destination: DestinationStream = pino.destination()): Log {
  const options = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    mixin: () => ({ ...findRequestContext() }),
  };
  return pino(options, destination);
}

/**
 * What a log may say of an exception: its kind, its code and where it came from. Never its message: drivers put the
 * query's parameters there, and those are people's texts.
 */
export function describeError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { kind: typeof error };
  const code = readCode(error);
  const frames = stackFrames(error);
  return {
    kind: error.name,
    ...(code === undefined ? {} : { code }),
    // The account library throws without a stack.
    ...(frames.length > 0 ? { at: frames.slice(0, 6) } : { caughtAt: findCaller().slice(0, 6) }),
    ...(error.cause === undefined ? {} : { cause: describeError(error.cause) }),
  };
}

/** The account library keeps its codes in what it would answer; beside them stand its sentences. */
function readCode(error: Error & { code?: unknown; body?: { code?: unknown } }): string | undefined {
  return [error.code, error.body?.code].find((code) => typeof code === 'string');
}

function findCaller(): string[] {
  return stackFrames(new Error()).filter((frame) => !frame.includes(import.meta.filename));
}

/**
 * Where in the program an exception came from, such as `run (src/server/db/postgres.ts:31:5)`: the innermost place that is
 * ours, else the innermost of all; ‘’ where it does not say.
 */
export function findPlace(error: unknown): string {
  if (!(error instanceof Error)) return '';
  const frames = stackFrames(error);
  const frame = frames.find((one) => one.includes(`${programRoot}src/`)) ?? frames[0] ?? '';
  return frame.replace(/^at /, '').replace('file://', '').replace(programRoot, '');
}

const programRoot = fileURLToPath(new URL('../../../', import.meta.url));

function stackFrames({ stack = '', message }: Error): string[] {
  const afterMessage = stack.slice(Math.max(0, stack.indexOf(message)) + message.length);
  return afterMessage
    .split('\n')
    .filter((line) => /^\s+at .*:\d+:\d+\)?$/.test(line))
    .map((line) => line.trim());
}
