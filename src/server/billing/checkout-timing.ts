const hourMs = 60 * 60 * 1000;

/** A provider knows a key for a day. After this long without an answer a new one is used. */
export const keyLifetimeMs = 23 * hourMs;

/** A checkout that offers a trial holds it for this long: a little longer than any is open. */
export const trialHoldMs = 25 * hourMs;

/** How long a repeated call gets the address that the first one got: no checkout is open for longer. */
const repeatMs = 24 * hourMs;

/** How early the first sync is whether a checkout was paid although nobody has said so. */
const firstLookMs = 5 * 60 * 1000;

export interface CheckoutRow {
  creation_key: string;
  caller_key: string | null;
  trial_days: number;
  begun_at: Date;
  checkout_id: string | null;
  url: string | null;
  expires_at: Date | null;
}

/** A retried call gets what the first one got, also when that has been paid, but not when it is too old to be open. */
export function findRepeated(
  row: CheckoutRow | undefined,
  callerKey: string | undefined,
  now: Date,
): string | undefined {
  if (callerKey === undefined || row?.caller_key !== callerKey) return undefined;
  return now.getTime() - row.begun_at.getTime() < repeatMs ? (row.url ?? undefined) : undefined;
}

export function findOpen(row: CheckoutRow | undefined, now: Date): { id: string; url: string } | undefined {
  const { checkout_id: id, url, expires_at } = row ?? {};
  if (!id || !url || !expires_at) return undefined;
  return now < expires_at ? { id, url } : undefined;
}

/** Later and later, and once more when it can no longer be paid. Null when that is over. */
export function findNextSync(begunAt: Date, expiresAt: Date, now: Date): Date | null {
  if (now >= expiresAt) return null;
  const next = now.getTime() + Math.max(firstLookMs, now.getTime() - begunAt.getTime());
  return new Date(Math.min(next, expiresAt.getTime()));
}
