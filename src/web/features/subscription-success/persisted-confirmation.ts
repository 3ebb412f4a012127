import * as v from 'valibot';
import { attemptLimit, type Confirmation, errorLimit, firstConfirmation } from './confirmation.ts';

/** Where a reload goes on. */
export interface Resumption {
  from: Confirmation;
  /** How long it has waited there already, in milliseconds. */
  waitedMs: number;
}

/** What is older than this belongs to another payment. */
const oldestMs = 120_000;

type Place = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

function toKey(userId: string): string {
  return `draftwell.payment.${userId}`;
}

/** Keeps where the waiting stands, for this tab: a reload neither begins anew nor asks more often. */
export function persistConfirmation(
  place: Place,
  { userId, state, nowMs }: { userId: string; state: Confirmation; nowMs: number },
): void {
  try {
    if (state.phase === 'active' || state.phase === 'processing') place.removeItem(toKey(userId));
    else place.setItem(toKey(userId), JSON.stringify({ ...state, sinceMs: nowMs }));
  } catch {
    // Where nothing can be kept, a reload begins anew
  }
}

export function readConfirmation(
  place: Place,
  { userId, nowMs }: { userId: string; nowMs: number },
): Resumption {
  const kept = parse(place, toKey(userId));
  const waitedMs = kept ? nowMs - kept.sinceMs : 0;
  if (!kept || waitedMs < 0 || waitedMs > oldestMs) return { from: firstConfirmation, waitedMs: 0 };
  const { waitMs, attempts, errors } = kept;
  return { from: { phase: 'waiting', waitMs, attempts, errors }, waitedMs };
}

const toCount = (limit: number) => v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(limit));
const storedSchema = v.object({
  sinceMs: v.pipe(v.number(), v.finite()),
  // A check that a reload cut off is made again at once
  waitMs: v.optional(v.pipe(v.number(), v.finite()), 0),
  attempts: toCount(attemptLimit),
  errors: toCount(errorLimit),
});

function parse(place: Place, key: string): v.InferOutput<typeof storedSchema> | undefined {
  try {
    return v.parse(storedSchema, JSON.parse(place.getItem(key) ?? 'null'));
  } catch {
    return undefined;
  }
}
