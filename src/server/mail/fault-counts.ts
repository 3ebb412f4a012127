import type { ErrorCode } from '../../shared/errors.ts';

/** Errors that are nobody's doing but the server's, and that only the person who runs it can mend. */
const faults: ReadonlySet<ErrorCode> = new Set([
  'INTERNAL_ERROR',
  'ENGINE_ERROR',
  'ENGINE_MISCONFIGURED',
  'STORAGE_UNAVAILABLE',
]);

const quietMs = 60 * 60 * 1_000;

/** What happened, without a word of anybody's: a code, and where in the program it was. */
export interface Fault {
  code: ErrorCode;
  place: string;
}

export function isFault(code: ErrorCode): boolean {
  return faults.has(code);
}

export function mayMail(lastMail: Date | undefined, now: Date): boolean {
  return lastMail === undefined || now.getTime() - lastMail.getTime() >= quietMs;
}

/** How often each was seen, what came first first. */
export class FaultCounts {
  readonly #counts = new Map<string, Fault & { count: number }>();

  add(fault: Fault, count = 1): void {
    const key = `${fault.code} ${fault.place}`;
    this.#counts.set(key, { ...fault, count: (this.#counts.get(key)?.count ?? 0) + count });
  }

  /** All that there are, which are then forgotten. */
  take(): (Fault & { count: number })[] {
    const all = [...this.#counts.values()];
    this.#counts.clear();
    return all;
  }
}
