import type { ErrorCode } from '../../shared/errors.ts';

const hourMs = 60 * 60 * 1_000;

/** Errors that are nobody's doing but the server's, and that only the person who runs it can mend. */
export const mailedCodes: readonly ErrorCode[] = [
  'INTERNAL_ERROR',
  'ENGINE_ERROR',
  'ENGINE_MISCONFIGURED',
  'STORAGE_UNAVAILABLE',
];

/** What happened, without a word of anybody's: a code, and where in the program it was. */
export interface Fault {
  code: ErrorCode;
  place: string;
}

export interface CountedFault extends Fault {
  hour: Date;
  count: number;
  first_seen_at: Date;
  last_seen_at: Date;
}

/** How often each was seen in each hour, until it is stored: however many there are, they are few rows. */
export class FaultCounts {
  readonly #counts = new Map<string, CountedFault>();

  add(fault: Fault, now: Date): void {
    const hour = new Date(Math.floor(now.getTime() / hourMs) * hourMs);
    this.putBack([{ ...fault, hour, count: 1, first_seen_at: now, last_seen_at: now }]);
  }

  /** All that there are, which are then forgotten. */
  take(): CountedFault[] {
    const all = [...this.#counts.values()];
    this.#counts.clear();
    return all;
  }

  /** What was taken and could not be stored. */
  putBack(faults: readonly CountedFault[]): void {
    for (const fault of faults) {
      const key = JSON.stringify([fault.hour, fault.code, fault.place]);
      const known = this.#counts.get(key);
      this.#counts.set(key, known === undefined ? fault : merge(known, fault));
    }
  }
}

function merge(known: CountedFault, other: CountedFault): CountedFault {
  return {
    ...known,
    count: known.count + other.count,
    first_seen_at: known.first_seen_at < other.first_seen_at ? known.first_seen_at : other.first_seen_at,
    last_seen_at: known.last_seen_at > other.last_seen_at ? known.last_seen_at : other.last_seen_at,
  };
}
